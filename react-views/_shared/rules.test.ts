import { expect } from '@open-wc/testing';
import * as limits from '../../vocabulary/limits.js';
import { classNames, modifier } from './class-names.js';
import { derivedId } from './derived-id.js';
import { arrowRight, externalLink } from './icons/icon-shapes.js';
import { windowIcon } from './icons/window-icons.js';
import { accessibleName } from './links/accessible-name.js';
import { buttonType } from './links/button-type.js';
import { linkAttributes } from './links/link-target.js';
import { isOwnPath } from './links/own-path.js';
import { focalStyle } from './pictures/focal-position.js';
import { isVectorImage } from './pictures/is-vector-image.js';
import { randomId } from './random-id.js';
import { titleLevel } from './text/title.js';

describe('buttonType', () => {
  it("keeps 'button', takes anything with 'submit' for submit, and the rest for button", () => {
    expect(buttonType('button')).to.equal('button');
    expect(buttonType('submit')).to.equal('submit');
    expect(buttonType('button-submit')).to.equal('submit');
    expect(buttonType('reset')).to.equal('button');
    expect(buttonType(undefined)).to.equal('button');
  });
});

describe('isVectorImage', () => {
  it('goes by the end of the path', () => {
    expect(isVectorImage('/content/dam/uni/crest.svg')).to.equal(true);
    expect(isVectorImage('/content/dam/uni/CREST.SVG')).to.equal(true);
    expect(isVectorImage('/content/dam/uni/crest.svg/rendition.png')).to.equal(false);
    expect(isVectorImage('/content/dam/uni/crest.png')).to.equal(false);
  });

  it('takes no query and no fragment for the path', () => {
    for (const path of ['/a.svg?v=2', '/a.svg#x', '/a.SVG?v=2#x', '/a.svg?', '/a.svg?of=/b.png'])
      expect(isVectorImage(path), path).to.equal(true);
    for (const path of ['/a.png?of=/b.svg', '/a.png#b.svg', '/a.svg/b.png?v=2', '?svg', ''])
      expect(isVectorImage(path), path).to.equal(false);
  });
});

describe('randomId', () => {
  it('is alphanumeric and 8 characters long unless told otherwise', () => {
    expect(randomId()).to.match(/^[A-Za-z0-9]{8}$/);
    expect(randomId(5)).to.match(/^[A-Za-z0-9]{5}$/);
  });

  it('is never longer than 12 characters nor shorter than none', () => {
    expect(randomId(99)).to.have.length(limits.randomIdMaxCharacters);
    expect(randomId(-1)).to.equal('');
  });

  it('differs from call to call', () => {
    expect(new Set(Array.from({ length: 500 }, () => randomId())).size).to.equal(500);
  });
});

describe('derivedId', () => {
  it('is alphanumeric, 8 characters long unless told otherwise', () => {
    expect(derivedId('Fees')).to.match(/^[a-z0-9]{8}$/);
    expect(derivedId('', limits.imageIdRandomCharacters)).to.match(/^[a-z0-9]{6}$/);
    expect(derivedId('Học phí 🎓', limits.randomIdMaxCharacters)).to.match(/^[a-z0-9]{12}$/);
  });

  it('is the same for the same seed, and another for every other', () => {
    expect(derivedId('Fees')).to.equal(derivedId('Fees'));
    for (let at = 0; at < 500; at++) expect(derivedId(`${at}`)).to.match(/\d/);
    const ids = Array.from({ length: 20_000 }, (_, i) => derivedId(`title Course ${i}`));
    expect(new Set(ids).size).to.equal(ids.length);
  });
});

describe('windowIcon', () => {
  it('is the external link unless another is named', () => {
    expect(windowIcon('arrow-right')).to.equal(arrowRight);
    for (const name of ['external-link', 'unheard-of', 'constructor', '', undefined])
      expect(windowIcon(name), name).to.equal(externalLink);
  });
});

describe('accessibleName', () => {
  it('is none without a label', () => {
    expect(accessibleName(undefined, 'Apply')).to.equal(undefined);
    expect(accessibleName('  ', 'Apply', ['opens in new window'])).to.equal(undefined);
  });

  it('keeps a label that contains the visible words', () => {
    expect(accessibleName('Apply for a Bachelor of Arts', 'apply')).to.equal('Apply for a Bachelor of Arts');
  });

  it('leads with the visible words when the label lacks them', () => {
    expect(accessibleName('Bachelor of Arts', 'Apply')).to.equal('Apply: Bachelor of Arts');
  });

  it('ends with the notes', () => {
    expect(accessibleName('Apply', 'Apply', ['requires login', 'opens in new window'])).to.equal(
      'Apply (requires login) (opens in new window)',
    );
  });
});

describe('linkAttributes', () => {
  it('cuts a new window off from its opener', () => {
    expect(linkAttributes({ target: '_blank' })).to.deep.equal({ target: '_blank', rel: 'noopener' });
  });

  it('leaves out the right to reach back, and keeps what else an author says of the link', () => {
    const rel = ' opener nofollow ';
    expect(linkAttributes({ target: '_self', rel })).to.deep.equal({ target: '_self', rel: 'nofollow' });
    expect(linkAttributes({ target: '_blank', rel })).to.deep.equal({
      target: '_blank',
      rel: 'nofollow noopener',
    });
  });

  it('knows four targets and leaves out any other', () => {
    for (const target of ['_self', '_parent', '_top'])
      expect(linkAttributes({ target })).to.deep.equal({ target });
    for (const target of ['popup', '', undefined]) expect(linkAttributes({ target })).to.deep.equal({});
  });
});

describe('focalStyle', () => {
  it('takes a percentage, a number, a length in px, or a word', () => {
    expect(focalStyle('30%')).to.deep.equal({ objectPosition: '50% 30%' });
    expect(focalStyle('30')).to.deep.equal({ objectPosition: '50% 30%' });
    expect(focalStyle(' 12.5px ')).to.deep.equal({ objectPosition: '50% 12.5px' });
    expect(focalStyle('top')).to.deep.equal({ objectPosition: '50% 0%' });
  });

  it('takes a place across as well', () => {
    expect(focalStyle('30%', '70%')).to.deep.equal({ objectPosition: '70% 30%' });
    expect(focalStyle('50%', 'left')).to.deep.equal({ objectPosition: '0% 50%' });
    expect(focalStyle('', 'right')).to.deep.equal({ objectPosition: '100% 50%' });
  });

  it('needs no style for the default', () => {
    expect(focalStyle('50%')).to.equal(undefined);
    expect(focalStyle('center')).to.equal(undefined);
  });

  it('makes no CSS of anything else', () => {
    expect(focalStyle('50%; background: url(//evil.test/)')).to.equal(undefined);
    expect(focalStyle('url(x)')).to.equal(undefined);
    expect(focalStyle('constructor')).to.equal(undefined);
    expect(focalStyle('left', 'top')).to.equal(undefined);
    expect(focalStyle('10%', '0) url(x')).to.deep.equal({ objectPosition: '50% 10%' });
  });
});

describe('titleLevel', () => {
  it('reads 1 to 5 and h1 to h5', () => {
    expect(['1', '5', 'h2', 'H3', ' 4 '].map(titleLevel)).to.deep.equal([1, 5, 2, 3, 4]);
  });

  it('is nothing outside', () => {
    for (const value of ['0', '6', 'h6', '', 'two', '2.5', '-1', 'h22'])
      expect(titleLevel(value), value).to.equal(undefined);
  });
});

describe('isOwnPath', () => {
  it('takes absolute paths only', () => {
    expect(isOwnPath('/content/dam/uni/crest.svg')).to.equal(true);
    for (const path of [
      '//evil.test/x',
      '/\\evil.test',
      '/\t/evil.test',
      'x.svg',
      'https://a.test/x',
      '',
      undefined,
    ])
      expect(isOwnPath(path), path).to.equal(false);
  });
});

describe('class names', () => {
  it('are joined without those that are missing', () => {
    expect(classNames('a', undefined, false, '', 'b')).to.equal('a b');
  });

  it('get a modifier only from what can be one', () => {
    expect(modifier('m-icon', 'red')).to.equal('m-icon--red');
    for (const value of ['a b', '', '"><script>', undefined])
      expect(modifier('m-icon', value)).to.equal(undefined);
  });
});
