// What VS Code makes of html-data.json, by the service that it asks.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { metadataFiles } from '../rollup/metadata.js';
import { listRooms } from '../rollup/rooms.js';
import { load, ownPackages } from '../test/own-packages.js';

const rooms = await listRooms();
const packages = ownPackages('fixtures/package');

interface Document {
  positionAt(offset: number): object;
}
interface Editor {
  parseHTMLDocument(document: Document): object;
  doComplete(document: Document, position: object, html: object): { items: { label: string }[] };
  doHover(document: Document, position: object, html: object): object | null;
}
interface Service {
  readonly TextDocument: {
    create(address: string, language: string, version: number, text: string): Document;
  };
  getLanguageService(options: object): Editor;
  newHTMLDataProvider(id: string, data: unknown): object;
}

describe('html-data.json', { skip: 'missing' in packages && packages.missing }, () => {
  let editor: Editor;
  let TextDocument: Service['TextDocument'];
  before(async () => {
    const service = await load<Service>(packages, 'vscode-html-languageservice');
    const data: unknown = JSON.parse(metadataFiles(rooms).get('html-data.json')!);
    ({ TextDocument } = service);
    editor = service.getLanguageService({
      useDefaultDataProvider: false,
      customDataProviders: [service.newHTMLDataProvider('uni', data)],
    });
  });
  /** What an editor offers where the bar stands. */
  const offered = (markup: string) => {
    const document = TextDocument.create('file:///page.html', 'html', 1, markup.replace('|', ''));
    const position = document.positionAt(markup.indexOf('|'));
    return editor.doComplete(document, position, editor.parseHTMLDocument(document)).items;
  };
  const labels = (markup: string) => offered(markup).map(({ label }) => label);

  it('lets VS Code offer every tag', () => {
    const tags = labels('<|');
    for (const { definition } of rooms) assert.ok(tags.includes(definition.tag), definition.tag);
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
