package uni.elements.internal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Answers by what was asked, up to a size: then each new one takes the place of that which was asked for longest ago. */
final class KeptAnswers {
    /** Of an entry beside its texts. */
    private static final int OVERHEAD_BYTES = 400;
    /** Texts that many questions share: the words of each language. */
    private static final int MOST_SHARED = 100;

    private final Map<String, Kept> answers = new LinkedHashMap<>(64, 0.75f, true);
    private final Map<String, String> shared = new ConcurrentHashMap<>();
    private final long mostBytes;
    private long bytes;

    private static final class Kept {
        final Object answer;
        final long bytes;

        Kept(Object answer, long bytes) {
            this.answer = answer;
            this.bytes = bytes;
        }
    }

    KeptAnswers(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** The key of a question. It is short, however long the texts are. */
    static String key(String... texts) {
        MessageDigest digest = digest();
        for (String text : texts) {
            byte[] each = text.getBytes(StandardCharsets.UTF_8);
            digest.update((each.length + ":").getBytes(StandardCharsets.US_ASCII));
            digest.update(each);
        }
        return Base64.getEncoder().encodeToString(digest.digest());
    }

    /** The key of a text that many questions share. It is worked out once. */
    String sharedKey(String text) {
        if (shared.size() > MOST_SHARED) {
            shared.clear();
        }
        return shared.computeIfAbsent(text, KeptAnswers::key);
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException error) {
            throw new IllegalStateException(error);
        }
    }

    synchronized Object find(String key) {
        Kept kept = answers.get(key);
        return kept == null ? null : kept.answer;
    }

    synchronized void keep(String key, Object answer, long answerBytes) {
        Kept kept = new Kept(answer, answerBytes + OVERHEAD_BYTES);
        Kept before = answers.put(key, kept);
        bytes += kept.bytes - (before == null ? 0 : before.bytes);
        for (var oldest = answers.values().iterator(); bytes > mostBytes && oldest.hasNext();) {
            bytes -= oldest.next().bytes;
            oldest.remove();
        }
    }
}
