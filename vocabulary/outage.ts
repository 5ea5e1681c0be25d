/** The words of the outage message (spec sections 4 and 8). `text` is HTML. */
export const outageMessages = {
  application: { title: 'Application has error', text: 'frontend app error' },
  courses: {
    title: 'Course website outage',
    text:
      '<p>Our Courses website is currently unavailable due to a technical issue.</p>' +
      '<ul><li><a href="/contact.html">Contact the university.</a></li>' +
      '<li><a href="/study.html">Explore the Study section.</a></li>' +
      '<li><a href="/handbooks.html">Use the Handbooks site.</a></li></ul>',
  },
} as const;
