/** What the outage message says (spec sections 4 and 8): `text` is HTML. */
export const outageMessages = {
  application: { title: 'Application has error', text: 'frontend app error' },
  courses: {
    title: 'Course website outage',
    text:
      '<p>Our Courses website is currently unavailable due to a technical issue.</p>' +
      '<ul><li>Contact the university.</li><li>Explore the Study section.</li><li>Use the Handbooks site.</li></ul>',
  },
} as const;
