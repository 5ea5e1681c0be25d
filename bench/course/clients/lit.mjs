// The same markup by Lit, in the light DOM.
import { kinds } from 'bench:kinds';
import { LitElement } from 'lit';
import { templates } from '../lit-templates.mjs';

const CONVERTERS = {
  json: { type: Object },
  boolean: { converter: (value) => value === 'true' },
  number: { type: Number },
  string: {},
};
for (const [tag, props] of Object.entries(kinds)) {
  const declared = Object.entries(props).map(([prop, kind]) => [
    prop,
    { attribute: prop.replace(/[A-Z]/g, (each) => `-${each.toLowerCase()}`), ...CONVERTERS[kind] },
  ]);
  customElements.define(
    tag.replace('uni-', 'lit-'),
    class extends LitElement {
      static properties = Object.fromEntries(declared);

      createRenderRoot() {
        return this;
      }

      render() {
        return templates[tag](this);
      }
    },
  );
}
