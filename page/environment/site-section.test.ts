import { expect } from '@open-wc/testing';
import { siteSection } from './environment.js';

describe('siteSection', () => {
  for (const section of ['courses', 'students'] as const) {
    it(`is ${section} under its path, with or without /content`, () => {
      for (const ending of ['', '/', '.html', '/a/b.html']) {
        expect(siteSection(`/${section}${ending}`)).to.equal(section);
        expect(siteSection(`/content/${section}${ending}`)).to.equal(section);
      }
    });
  }

  it('is none elsewhere', () => {
    for (const path of ['/', '', '/study.html', '/content', '/content/', '/vi/courses.html', '/a/students']) {
      expect(siteSection(path), path).to.equal(undefined);
    }
  });

  it('takes whole segments only', () => {
    for (const path of ['/coursesx', '/courses-old/a', '/students2.html', '/contents/courses', '//courses']) {
      expect(siteSection(path), path).to.equal(undefined);
    }
  });
});
