export const examples: readonly { name: string; html: string; note?: string }[] = [
  { name: 'Primary', html: '<uni-button link="/courses.html">Apply now</uni-button>' },
  {
    name: 'Secondary',
    html: '<uni-button classes="secondary"><a href="/courses.html">Compare courses</a></uni-button>',
  },
  {
    name: 'Tertiary',
    html: '<uni-button text="See the handbook" link="/courses.html" classes="tertiary"></uni-button>',
  },
  {
    name: 'Icons',
    html: `<uni-button text="Next" link="/courses.html" icon-right="arrow-right"></uni-button>
<uni-button text="Back" link="/courses.html" icon-left="chevron-left" classes="secondary"></uni-button>`,
  },
  {
    name: 'Requires login, opens a new window',
    html: `<uni-button text="Enrol" link="/students/home.html" is-authenticated></uni-button>
<uni-button text="Student portal" link="https://portal.example/" link-target="_blank" classes="secondary"></uni-button>`,
  },
  {
    name: 'A button element',
    html: '<uni-button text="Show filters" type="button" icon-left="filter" classes="secondary"></uni-button>',
  },
  {
    name: "A script's action",
    note: 'A link with the role of a button: set its property onClick, or listen for click on the tag.',
    html: '<uni-button text="More dates" link="#" data-aria-expanded="false" icon-right="chevron-down-thick" icon-right-size="12"></uni-button>',
  },
  {
    name: 'In running text',
    html: '<p>Read <uni-button text="how fees are set" link="/courses.html" is-rich-text></uni-button> before you enrol.</p>',
  },
  {
    name: 'Long',
    html: '<uni-button text="Apply for the Bachelor of Coastal Engineering (Honours) and Bachelor of Commerce" link="/courses.html" icon-right="arrow-right"></uni-button>',
  },
  {
    name: 'Empty',
    note: 'A button needs a text or an aria-label.',
    html: '<uni-button link="/courses.html" data-aria-label="Courses"></uni-button>',
  },
  {
    name: 'Broken',
    note: 'An unsafe address is dropped, an unknown icon left out, an impossible size replaced; each is reported on the console.',
    html: '<uni-button text="Apply" type="button" link="javascript:alert(1)" icon-left="rocket" icon-left-size="big"></uni-button>',
  },
  {
    name: 'Right to left',
    html: '<div dir="rtl" lang="ar"><uni-button text="التالي" link="/courses.html" icon-right="arrow-right"></uni-button></div>',
  },
  {
    name: 'Vietnamese',
    html: '<div lang="vi"><uni-button text="Nộp hồ sơ trực tuyến" link="/vi/home.html" icon-right="arrow-right"></uni-button></div>',
  },
];
