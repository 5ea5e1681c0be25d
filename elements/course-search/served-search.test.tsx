import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { SearchPlaceholder } from '../../react-views/course-search/search-placeholder.js';
import { NO_CONTENT } from '../_core/declare/authored.js';
import { serveSearch, serveUnanswered } from './served-search.js';

const WHAT_TO_DO = 'Type what you are looking for, or choose a filter.';
const ANSWER = { totalMatching: 1, results: [{ title: 'Bachelor of Laws', liveUrl: '/law.html' }] };

describe('a search that a server writes', () => {
  const written = (query: string, found?: string) => {
    const json = new Map(found ? [['found', found]] : []);
    const authored = { ...NO_CONTENT, json };
    const source = { authored, links: () => [], word: (_: string, text: string) => text, query, props: {} };
    return [serveSearch(source), serveUnanswered(source)].map(
      (props) => props && renderToStaticMarkup(<SearchPlaceholder {...props} />),
    );
  };

  for (const query of ['?q=', '?q=+&level=&audience=', 'q=&kind=course'])
    it(`says what to do about a form that was sent with nothing in it: ${query}`, () => {
      for (const html of written(query)) expect(html).to.contain(WHAT_TO_DO);
    });

  for (const query of ['', '?utm_source=mail', '?q=law', '?q=&level=research'])
    it(`says nothing of the kind where nobody has sent it, or with something in it: ${query}`, () => {
      for (const html of written(query)) expect(html ?? '').not.to.contain(WHAT_TO_DO);
    });

  it('shows what the template has found, also for nothing', () => {
    for (const html of written('?q=', JSON.stringify({ address: '?q=', answer: ANSWER })))
      expect(html).to.contain('Bachelor of Laws').and.not.to.contain(WHAT_TO_DO);
  });
});
