import { Breadcrumb } from '../../react-views/breadcrumb/breadcrumb.tsx';
import { ButtonPair } from '../../react-views/button-pair/button-pair.tsx';
import { Callout } from '../../react-views/callout/callout.tsx';
import { Card } from '../../react-views/card/card.tsx';
import { Cta } from '../../react-views/cta/cta.tsx';
import { Hero } from '../../react-views/hero/hero.tsx';
import { ShowMore } from '../../react-views/show-more/show-more.tsx';
import { Toc } from '../../react-views/toc/toc.tsx';

export const views = {
  'uni-breadcrumb': Breadcrumb,
  'uni-button-pair': ButtonPair,
  'uni-callout': Callout,
  'uni-card': Card,
  'uni-cta': Cta,
  'uni-hero': Hero,
  'uni-show-more': ShowMore,
  'uni-toc': Toc,
};
