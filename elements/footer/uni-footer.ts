import { Footer } from '../../react-views/footer/footer.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { defineView } from '../_core/define.js';
import { html, list, text, url } from '../_core/prop-types.js';

const links = () => list({ title: text(), link: url(), lang: text() }, ['title']);

export const definition = defineView({
  tag: 'uni-footer',
  props: {
    name: text(),
    address: html(),
    columns: list({ title: text(), links: links() }),
    social: list({ title: text(), link: url(), icon: text() }, ['title']),
    acknowledgement: text(),
    legal: text(),
    legalLinks: links(),
  },
  view: Footer,
  fragment: { meta: fragmentMetas.footer, component: 'footer' },
  styles: () => import('../../react-views/footer/footer.css?text'),
});
