interface Language {
  readonly name: string;
  readonly value: string;
  readonly href?: string;
}

const LANGUAGES: readonly Language[] = [
  { name: 'English', value: 'en', href: '/home.html' },
  { name: 'Tiếng Việt', value: 'vi', href: '/vi/home.html' },
];

const languageSwitch = (
  languages: readonly Language[],
  attributes = '',
) => `<uni-language-switch${attributes}>
  <script type="application/json" data-slot="languages">${JSON.stringify(languages)}</script>
</uni-language-switch>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  { name: 'Default', html: languageSwitch(LANGUAGES) },
  {
    name: 'Long: many languages',
    html: languageSwitch([
      ...LANGUAGES,
      { name: 'Bahasa Indonesia', value: 'id', href: '/id/home.html' },
      { name: 'العربية', value: 'ar', href: '/ar/home.html' },
      { name: 'Français', value: 'fr', href: '/fr/home.html' },
      { name: 'Português', value: 'pt', href: '/pt/home.html' },
      { name: 'Gagana faʻa Sāmoa', value: 'sm', href: '/sm/home.html' },
    ]),
  },
  {
    name: 'Empty',
    note: 'This page lists no languages, and one would be no choice: nothing is rendered.',
    html: `<uni-language-switch></uni-language-switch>${languageSwitch(LANGUAGES.slice(0, 1))}`,
  },
  {
    name: 'Broken',
    note: 'The list is not valid JSON: the console says so, and nothing is rendered.',
    html: '<uni-language-switch><script type="application/json" data-slot="languages">[{"name": </script></uni-language-switch>',
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar">${languageSwitch([
      ...LANGUAGES,
      { name: 'العربية', value: 'ar', href: '/ar/home.html' },
    ])}</div>`,
  },
  { name: 'Vietnamese', html: `<div lang="vi">${languageSwitch(LANGUAGES)}</div>` },
];
