// The content that every variant shows: callouts as a course page has them, each with its own words.
const KINDS = ['', 'm-callout--warning-red'];

/** @param {number} i */
export const callout = (i) => ({
  title: `Notice ${i}: applications for the autumn term`,
  titleType: i % 3 === 0 ? 'h4' : 'h3',
  description: `<p>Late applications are considered <strong>while places remain</strong>, see notice ${i}.</p>`,
  ctaText: `Read notice ${i}`,
  ctaUrl: `/notices/${i}.html`,
  appliedCssClassNames: KINDS[i % 2],
});

const escapeAttribute = (text) => text.replace(/[&"<>]/g, (c) => `&#${c.charCodeAt(0)};`);
const kebab = (name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** One tag as HTL writes it, without a fallback. */
export const calloutTag = (tag, prefix, i) => {
  const attributes = Object.entries(callout(i)).map(
    ([name, value]) => `${prefix}${kebab(name)}="${escapeAttribute(value)}"`,
  );
  return `<${tag} ${attributes.join(' ')}></${tag}>`;
};
