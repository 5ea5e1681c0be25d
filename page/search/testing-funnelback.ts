/**
 * An answer of Funnelback's `search.json`, as a form like `custom-jsonp` hands it on, without the fields that nobody reads.
 */
export const SEARCH_ANSWER = {
  question: { query: 'coastal', collection: { id: 'courses-PROD' }, profile: '_default' },
  response: {
    resultPacket: {
      query: 'coastal',
      queryAsProcessed: 'coastal',
      resultsSummary: {
        fullyMatching: 27,
        partiallyMatching: 0,
        totalMatching: 27,
        numRanks: 12,
        currStart: 1,
        currEnd: 12,
        nextStart: 13,
      },
      results: [
        {
          rank: 1,
          score: 1000,
          title: 'Bachelor of <b>Coastal</b> Engineering &amp; Surveying',
          collection: 'courses-web',
          liveUrl: 'https://www.averley.example/courses/bachelor-of-coastal-engineering.html',
          displayUrl: 'https://www.averley.example/courses/bachelor-of-coastal-engineering.html',
          clickTrackingUrl: '/s/redirect?collection=courses-PROD&rank=1',
          summary: 'You study shores that move, with <b>coastal</b> fieldwork from first year&hellip;',
          listMetadata: {
            code: ['HECS110'],
            faculty: ['engineering-and-computer-science'],
            level: ['undergraduate'],
            audience: ['domestic', 'international'],
          },
        },
        {
          rank: 2,
          score: 871,
          title: 'Master of <b>Coastal</b> &lt;Systems&gt;',
          collection: 'courses-web',
          liveUrl: 'https://www.averley.example/courses/master-of-coastal-systems.html',
          summary: null,
          metaData: {
            c: 'Models of water and sand.',
            code: 'MECS120',
            faculty: 'Science',
            level: 'postgraduate',
            audience: 'international',
          },
        },
      ],
    },
    facets: [],
  },
};

/** An answer of Funnelback's `suggest.json`, with each kind of display and action that it has. */
export const SUGGEST_ANSWER = [
  { key: 'coastal engineering', disp: 'coastal engineering', disp_t: 'T', wt: '70', cat: '', action: '' },
  { key: 'coastal', disp: '<b>Coastal</b> &amp; marine science', disp_t: 'H', action: '`x`', action_t: 'Q' },
  { key: 'coasts of the south', disp: { title: 'Coasts' }, disp_t: 'J', action: '/coasts', action_t: 'U' },
  { key: 'coast guard', disp: 'window.wasRun = true', disp_t: 'C', action: 'alert(1)', action_t: 'C' },
  { key: 'coastal engineering', disp: '', disp_t: 'T', action: 's:Category', action_t: 'E' },
];
