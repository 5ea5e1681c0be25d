// VS Code with html-data.json, by the service that it asks.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type * as service from 'vscode-html-languageservice';
import { componentFolders } from '../rollup/component-folders.js';
import { metadataFiles } from '../rollup/metadata.js';

/** A UMD module, whose names an import does not find. */
const { getLanguageService, newHTMLDataProvider, TextDocument } = createRequire(import.meta.url)(
  'vscode-html-languageservice',
) as typeof service;

const folders = await componentFolders();

describe('html-data.json', () => {
  const data = JSON.parse(metadataFiles(folders).get('html-data.json')!) as service.HTMLDataV1;
  const editor = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider('uni', data)],
  });
  /** An editor's proposals where the bar stands. */
  const offered = (markup: string) => {
    const document = TextDocument.create('file:///page.html', 'html', 1, markup.replace('|', ''));
    const position = document.positionAt(markup.indexOf('|'));
    return editor.doComplete(document, position, editor.parseHTMLDocument(document)).items;
  };
  const labels = (markup: string) => offered(markup).map(({ label }) => label);

  it('lets VS Code offer every tag', () => {
    const tags = labels('<|');
    for (const { definition } of folders) assert.ok(tags.includes(definition.tag), definition.tag);
  });

  it('lets it offer a tag’s attributes and their words', () => {
    assert.ok(labels('<uni-callout |').includes('cta-url'));
    assert.ok(labels('<uni-callout |').includes('data-cta-url'));
    assert.deepEqual(
      labels('<uni-callout title-type="|">').map((label) => label.replaceAll('"', '')),
      ['h3', 'h4'],
    );
  });

  it('lets it tell what a tag is', () => {
    const document = TextDocument.create('file:///page.html', 'html', 1, '<uni-callout></uni-callout>');
    const hover = editor.doHover(document, document.positionAt(5), editor.parseHTMLDocument(document));
    assert.match(JSON.stringify(hover), /A warning or a piece of information beside the text/);
  });
});
