package uni.elements;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Marks what of sanitised HTML lies beyond its first characters. Nothing is taken away and no tag is torn apart. */
final class FoldedHtml {
    private static final String REST = "m-fold__rest";
    private static final String MARK = "<span class=\"m-fold__mark\" aria-hidden=\"true\"></span>";
    private static final String OPEN_RUN = "<span class=\"" + REST + " " + REST + "--inline\">";
    private static final int UNITS_PER_CHARACTER = 32;
    private static final Pattern TAG = Pattern.compile("</?([a-zA-Z][a-zA-Z\\d]*)(?:\"[^\"]*\"|'[^']*'|[^>\"'])*>");
    private static final Pattern REFERENCE =
        Pattern.compile("&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\\d]{1,31});");
    private static final Set<String> BLOCKS = Set.of(("address article aside blockquote caption dd details div dl dt "
        + "figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td "
        + "tfoot th thead tr ul").split(" "));
    private static final Set<String> VOIDS = Set.of("br", "hr", "img", "wbr", "col");

    private final String html;
    private final List<Token> tokens = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private final List<Integer> ends = new ArrayList<>();
    private final StringBuilder written = new StringBuilder();
    private final List<String> open = new ArrayList<>();
    /** How many tags were open when a block was marked whole; -1 outside one. */
    private int markedDepth = -1;
    /** How many tags were open when the current run of text began; -1 outside a run. */
    private int runDepth = -1;

    private FoldedHtml(String html) {
        this.html = html;
    }

    /** Null when the text is no longer than that. */
    static String of(String html, int max) {
        return html.length() <= max ? null : new FoldedHtml(html).fold(max);
    }

    private String fold(int max) {
        tokenise();
        read(max * UNITS_PER_CHARACTER);
        String whole = text.toString().stripTrailing();
        String kept = Truncation.cut(whole, max);
        if (kept.equals(whole)) {
            return null;
        }
        int cut = kept.length() < 2 ? 0 : ends.get(kept.length() - 2);
        return html.substring(0, cut) + MARK + rest(cut);
    }

    private void tokenise() {
        Matcher tag = TAG.matcher(html);
        int at = 0;
        while (tag.find()) {
            if (tag.start() > at) {
                tokens.add(new Token(at, tag.start(), null));
            }
            tokens.add(new Token(tag.start(), tag.end(), tag.group(1).toLowerCase(Locale.ROOT)));
            at = tag.end();
        }
        if (at < html.length()) {
            tokens.add(new Token(at, html.length(), null));
        }
    }

    private void read(int enough) {
        Matcher reference = REFERENCE.matcher(html);
        for (Token token : tokens) {
            if (token.name != null) {
                if (BLOCKS.contains(token.name) || token.name.equals("br")) {
                    add(' ', token.start);
                }
                continue;
            }
            for (int at = token.start; at < token.end && ends.size() <= enough;) {
                boolean isReference = html.charAt(at) == '&' && reference.find(at) && reference.start() == at;
                int length = isReference ? reference.end() - at : 1;
                add(isReference ? '\u00a4' : html.charAt(at), at + length);
                at += length;
            }
        }
    }

    private void add(char c, int end) {
        boolean isSpace = Truncation.isSpace(c) && c != '\u00a0';
        boolean isAgain = text.length() == 0 || text.charAt(text.length() - 1) == ' ';
        if (!isSpace || !isAgain) {
            text.append(isSpace ? ' ' : c);
            ends.add(end);
        }
    }

    private String rest(int cut) {
        for (Token token : tokens) {
            if (token.end <= cut) {
                continue;
            }
            String source = html.substring(Math.max(token.start, cut), token.end);
            if (token.name == null) {
                addText(source);
            } else if (source.startsWith("</")) {
                addEnd(token.name, source);
            } else {
                addStart(token.name, source);
            }
        }
        endRun();
        return written.toString();
    }

    private void addText(String source) {
        if (!source.isBlank()) {
            beginRun();
        }
        written.append(source);
    }

    private void addStart(String name, String source) {
        if (!BLOCKS.contains(name)) {
            beginRun();
        } else if (open.size() == runDepth) {
            endRun();
        }
        boolean isMarked = BLOCKS.contains(name) && runDepth < 0;
        written.append(isMarked ? withClass(source) : source);
        if (!VOIDS.contains(name)) {
            markedDepth = isMarked && markedDepth < 0 ? open.size() : markedDepth;
            open.add(name);
        }
    }

    private void addEnd(String name, String source) {
        int depth = open.size() - 1;
        while (depth >= 0 && !open.get(depth).equals(name)) {
            depth--;
        }
        if (depth < Math.max(runDepth, 0)) {
            endRun();
        }
        written.append(source);
        if (depth >= 0) {
            open.subList(depth, open.size()).clear();
            markedDepth = depth > markedDepth ? markedDepth : -1;
        }
    }

    private void beginRun() {
        if (runDepth < 0 && markedDepth < 0) {
            runDepth = open.size();
            written.append(OPEN_RUN);
        }
    }

    private void endRun() {
        if (runDepth >= 0) {
            runDepth = -1;
            written.append("</span>");
        }
    }

    private static String withClass(String tag) {
        return tag.contains(" class=\"") ? tag.replaceFirst(" class=\"", " class=\"" + REST + " ")
            : tag.replaceFirst("^<[a-zA-Z\\d]+", "$0 class=\"" + REST + "\"");
    }

    private static final class Token {
        private final int start;
        private final int end;
        /** Null for text. */
        private final String name;

        private Token(int start, int end, String name) {
            this.start = start;
            this.end = end;
            this.name = name;
        }
    }
}
