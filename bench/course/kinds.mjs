// How plain r2wc and Lit are told of a view's props: the names that the page uses, by the type of their values.
export const kindsOf = (parts, kinds = {}) => {
  for (const part of parts) {
    if (part.parts) kindsOf(part.parts, kinds);
    if (!part.tag) continue;
    kinds[part.tag] ??= {};
    for (const [prop, value] of Object.entries(part.props))
      kinds[part.tag][prop] ??= typeof value === 'object' ? 'json' : typeof value;
  }
  return kinds;
};
