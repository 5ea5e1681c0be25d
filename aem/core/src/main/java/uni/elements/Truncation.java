package uni.elements;

import java.text.BreakIterator;
import java.util.Locale;

/** Cuts texts between two words. */
final class Truncation {
    private static final String ELLIPSIS = "\u2026";

    /** At most so many characters, as a reader counts them, and an ellipsis; a text that is not longer as it is. */
    static String cut(String text, int max) {
        int end = endOf(text, max);
        if (end == text.length()) {
            return text;
        }
        int gap = end;
        while (gap > 0 && !isSpace(text.charAt(gap))) {
            gap--;
        }
        return text.substring(0, gap > 0 ? gap : end).stripTrailing() + ELLIPSIS;
    }

    /** The same, cut within a word as well. */
    static String cutAnywhere(String text, int max) {
        int end = endOf(text, max);
        return end == text.length() ? text : text.substring(0, end).stripTrailing() + ELLIPSIS;
    }

    private static int endOf(String text, int max) {
        BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
        characters.setText(text);
        int end = 0;
        for (int count = 0; count < max && end < text.length(); count++) {
            end = characters.next();
        }
        return end;
    }

    static boolean isSpace(char c) {
        return Character.isWhitespace(c) || c == '\u00a0' || c == '\u2007' || c == '\u202f' || c == '\ufeff';
    }
}
