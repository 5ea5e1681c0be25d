/** The prerenderer of all tags that a view renders, which the build writes from the folders under `elements/`. */
declare module 'virtual:prerender' {
  export const prerender: import('./prerender.js').Prerenderer['prerender'];
  export const fetchFrom: typeof import('./prerender.js').fetchFrom;
}
