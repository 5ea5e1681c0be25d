// The view's own markup, written once on the server.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Callout } from '../../react-views/callout/callout.tsx';
import { callout } from './callout.mjs';

export const staticCallout = (i) => {
  const { description, ...props } = callout(i);
  return renderToStaticMarkup(createElement(Callout, { ...props, description: { __html: description } }));
};
