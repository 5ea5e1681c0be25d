// Adobe's SPA SDK over the same views: an empty page, and a model of all that it shows.
import { EditableComponent, MapTo, Page, ResponsiveGrid } from '@adobe/aem-react-editable-components';
import { ModelManager } from '@adobe/aem-spa-page-model-manager';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { behave } from '../../../page/behaviour/behave.ts';
import { tree } from '../react-page.mjs';
import { views } from '../views.mjs';

behave(document);

const TYPE = 'uni/components/';
const Text = ({ text }) => tree([{ html: text }]);

function map(name, view) {
  const config = { emptyLabel: name, isEmpty: () => false, resourceType: TYPE + name };
  MapTo(TYPE + name)((props) => createElement(EditableComponent, { config, ...props }, createElement(view)));
}

for (const [tag, view] of Object.entries(views)) map(tag.replace('uni-', ''), view);
map('text', Text);
MapTo(`${TYPE}grid`)(ResponsiveGrid);

ModelManager.initialize().then((model) => {
  const page = createElement(Page, {
    model,
    cqPath: model[':path'],
    cqItems: model[':items'],
    cqItemsOrder: model[':itemsOrder'],
    cqChildren: model[':children'],
  });
  createRoot(document.querySelector('#spa')).render(page);
});
