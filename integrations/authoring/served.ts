/** How a plugin or module finds the elements. */
export interface Served {
  /** Where the elements are served, or empty where each site says it in its settings. */
  readonly origin: string;
  /** Returns the hash that a browser compares `uni.js` with. */
  readonly integrity: string;
}
