/** Parts that the patterns share: what an author writes for a page of Averley University. */
const rendition = (name: string, width: number) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.${width}.${width}.jpeg`;

const data = (slot: string, value: unknown) =>
  `<script type="application/json" data-slot="${slot}">${JSON.stringify(value)}</script>`;

export const img = (name: string) => rendition(name, 1280);

export const actions = (...texts: readonly string[]) =>
  texts.map((text) => `<a href="/courses/apply.html">${text}</a>`).join(' ');

export const heading = (title: string, level = 2) =>
  `<uni-heading level="${level}"><h${level}>${title}</h${level}></uni-heading>`;

export const card = (title: string, description: string, picture = '') =>
  `<uni-card>
  ${picture && `<img src="${rendition(picture, 640)}" alt="">\n  `}<h3><a href="/courses.html">${title}</a></h3>
  <p>${description}</p>
</uni-card>`;

export const tile = (title: string, description: string, look: string) =>
  `<uni-cta${look && ` type="${look}"`}>
  <h3><a href="/courses.html">${title}</a></h3>
  <p>${description}</p>
</uni-cta>`;

/** The grid of cards is the page's own. */
export const row = (...parts: readonly string[]) =>
  `<div class="d-row">\n${parts.join('\n').replace(/^/gm, '  ')}\n</div>`;

const result = (rank: number, title: string, code: string, level: string, summary: string) => ({
  rank,
  title,
  liveUrl: '/courses.html',
  code,
  faculty: 'engineering-and-computer-science',
  level,
  audience: ['domestic', 'international'],
  summary,
});

export const found = data('found', {
  address: '?q=costal',
  answer: {
    totalMatching: 3,
    corrected: 'coastal',
    results: [
      result(
        1,
        'Bachelor of Coastal Engineering (Honours)',
        'HECS110',
        'undergraduate',
        'Four years between the wave tank and the shore, with an honours project on a coast that needs it.',
      ),
      result(
        2,
        'Master of Coastal Engineering',
        'MECS110',
        'postgraduate',
        'Two years for engineers who are to build where the sea is rising.',
      ),
      result(
        3,
        'Doctor of Philosophy (Coastal Engineering)',
        'RECS110',
        'research',
        'Three years on one question, with a boat, a tank and two supervisors.',
      ),
    ],
  },
});
