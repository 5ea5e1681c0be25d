package uni.elements;

/** An id made of a text alone, as the views make it: the same on the server and in the browser. */
final class DerivedId {
    static final int CHARACTERS = 8;
    static final int IMAGE_CHARACTERS = 6;
    private static final int DIGITS = 4;
    private static final long CHOICES = 36 * 36 * 36 * 36;

    /** FNV-1a twice, from two starts. */
    static String of(String seed, int length) {
        int one = 0x811c9dc5;
        int other = 0x9747b28c;
        for (char unit : seed.toCharArray()) {
            one = (one ^ unit) * 0x01000193;
            other = (other ^ unit) * 0x85ebca6b;
        }
        StringBuilder id = new StringBuilder();
        for (int part = 0; id.length() < length; part++) {
            int bits = (part % 2 == 0 ? one : other) + part;
            bits = (bits ^ bits >>> 15) * 0x2c1b3c6d;
            String digits = Long.toString(Integer.toUnsignedLong(bits ^ bits >>> 13) % CHOICES, 36);
            id.append("0".repeat(DIGITS - digits.length())).append(digits);
        }
        return id.substring(0, length);
    }
}
