// r2wc as its README says, over the same view. Its props are text, and the view's HTML comes in React's shape.
import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { Callout } from '../../react-views/callout/callout.tsx';

const View = ({ description, container, ...props }) =>
  createElement(Callout, { ...props, description: { __html: description } });

customElements.define(
  'r2wc-callout',
  r2wc(View, {
    props: {
      title: 'string',
      titleType: 'string',
      description: 'string',
      ctaText: 'string',
      ctaUrl: 'string',
      appliedCssClassNames: 'string',
    },
  }),
);
