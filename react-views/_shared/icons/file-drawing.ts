/** A shape of an icon file: an SVG element of the allow-list with checked attributes under React's names. */
export interface FileShape {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface FileDrawing {
  readonly viewBox: string;
  readonly shapes: readonly FileShape[];
  /** Whether the file has styles for its shapes that were not read. */
  readonly isPartlyRead?: boolean;
}
