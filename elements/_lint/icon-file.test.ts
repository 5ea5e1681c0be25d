import { expect } from '@open-wc/testing';
import { type StubbedFetch, stubFetch } from '../../page/testing.js';
import { definition } from '../icon/uni-icon.js';
import { iconFileFindings } from './icon-file.js';
import { sentenceOf } from './lint.js';
import { tagInPage } from './tag-in-page.js';

describe('the linter of icon files', () => {
  let net: StubbedFetch;
  const files: Record<string, string> = {
    '/read.svg': '<svg><style>.a{fill:none}</style><path class="a" d="M0 0h8"/></svg>',
    '/unread.svg': '<svg><style>path{fill:none}</style><path d="M0 0h8"/></svg>',
  };
  before(() => {
    net = stubFetch((url) => new Response(files[new URL(url, location.href).pathname]));
  });
  after(() => net.restore());

  const findingsOf = async (path: string) => {
    class Icon extends HTMLElement {
      static readonly definition = definition;
    }
    const tag = `x-icon${path.replace(/\W/g, '-')}`;
    customElements.define(tag, Icon);
    const element = document.createElement(tag);
    element.setAttribute('external-icon', path);
    return (await iconFileFindings(tagInPage(element)!)).map(sentenceOf);
  };

  it('names a file whose styles are not all read, and no other', async () => {
    expect(await findingsOf('/read.svg')).to.deep.equal([]);
    expect(await findingsOf('/unread.svg')).to.deep.equal([
      '<uni-icon> external-icon="/unread.svg" has styles that are not read, so it may not look as it was drawn; export it with presentation attributes, such as fill="none"',
    ]);
  });
});
