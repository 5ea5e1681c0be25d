// The whole page as one React tree, for the server and for hydration.
import { createElement } from 'react';
import { views } from './views.mjs';

export const tree = (parts) =>
  parts.map((part, key) => {
    if (part.html) return createElement('div', { key, dangerouslySetInnerHTML: { __html: part.html } });
    if (part.parts) return createElement('div', { key, className: part.className }, tree(part.parts));
    return createElement('div', { key, className: 'uni-view' }, createElement(views[part.tag], part.props));
  });
