import { expect } from '@open-wc/testing';
import { captureConsole } from '../page/testing.js';
import { loaderTag, pageScriptsOf } from './loader-tag.js';

function tag(attributes: Record<string, string>): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
}

/** What `loaderTag` gives to a classic script while it runs. */
function seenByScript(): { seen: HTMLScriptElement | null; script: HTMLScriptElement } {
  const script = document.createElement('script');
  script.textContent = 'globalThis.look()';
  let seen: HTMLScriptElement | null = null;
  Object.assign(globalThis, {
    look: () => {
      seen = loaderTag();
    },
  });
  document.head.append(script);
  script.remove();
  Reflect.deleteProperty(globalThis, 'look');
  return { seen, script };
}

describe('the tag of the loader', () => {
  it('is the script that runs', () => {
    const { seen, script } = seenByScript();
    expect(seen).to.equal(script);
  });

  it('is found by its attribute when no script runs', () => {
    expect(loaderTag()).to.equal(null);
    const script = tag({ 'data-app': 'corporate', type: 'text/plain' });
    document.head.append(script);
    const found = loaderTag();
    script.remove();
    expect(found).to.equal(script);
  });

  it('says which scripts to load from where', () => {
    const script = tag({
      src: 'https://cdn.example/clientlibs/loader.js',
      type: 'text/plain',
      'data-app': 'corporate',
      'data-chunk-suffix': '.abc123',
      'data-integrity': '{"core-commons": "sha384-abc"}',
      nonce: 'r4nd0m',
    });
    expect(pageScriptsOf(script)).to.deep.equal({
      app: 'corporate',
      suffix: '.abc123',
      base: 'https://cdn.example/clientlibs/loader.js',
      nonce: 'r4nd0m',
      integrity: { 'core-commons': 'sha384-abc' },
      editing: false,
    });
  });

  it('may say nothing', () => {
    const nothing = { app: '', suffix: '', base: location.href, integrity: {}, editing: false };
    expect(pageScriptsOf(null)).to.deep.equal({ ...nothing, nonce: undefined });
    expect(pageScriptsOf(tag({}))).to.deep.equal({ ...nothing, nonce: '' });
  });

  it('knows that an author edits', () => {
    const meta = document.createElement('meta');
    meta.name = 'is-editing-mode';
    meta.content = 'true';
    document.head.append(meta);
    const { editing } = pageScriptsOf(tag({}));
    meta.remove();
    expect(editing).to.equal(true);
  });

  it('is told of its integrity when that is no JSON, and goes on without', () => {
    const logged = captureConsole();
    const { integrity } = pageScriptsOf(tag({ 'data-integrity': '{' }));
    logged.restore();
    expect(integrity).to.equal(undefined);
    expect(logged.error).to.have.length(1);
    expect(logged.error[0]?.[0]).to.match(/^loader: data-integrity="\{" must be JSON/);
  });
});
