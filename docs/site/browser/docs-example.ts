// On the page of an example alone, before anything shows: the look, direction and language that its address asks for.
for (const [asked, attribute] of [
  ['theme', 'data-theme'],
  ['dir', 'dir'],
  ['lang', 'lang'],
  ['titles', 'data-titles'],
] as const) {
  const value = new URLSearchParams(location.search).get(asked);
  if (value) document.documentElement.setAttribute(attribute, value);
}
