export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** Between what the middle half of the values lies. */
export function quartiles(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part) => sorted[Math.round((sorted.length - 1) * part)];
  return [at(0.25), at(0.75)];
}

/** The exponent b of the curve a + c·n^b that fits the points best, by relative error. */
export function growthExponent(points) {
  let best = { error: Number.POSITIVE_INFINITY, b: Number.NaN };
  for (let b = 0.5; b <= 2; b += 0.01) {
    const fit = fitLine(points.map(([n, y]) => [n ** b, y]));
    if (fit.error < best.error) best = { error: fit.error, b };
  }
  return best.b;
}

function fitLine(points) {
  let [sw, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
  for (const [x, y] of points) {
    const weight = 1 / (y * y);
    sw += weight;
    sx += weight * x;
    sy += weight * y;
    sxx += weight * x * x;
    sxy += weight * x * y;
  }
  const c = (sw * sxy - sx * sy) / (sw * sxx - sx * sx);
  const a = (sy - c * sx) / sw;
  return { error: points.reduce((sum, [x, y]) => sum + ((a + c * x - y) / y) ** 2, 0) };
}

/** Rows of objects as a table of text. */
export function table(rows) {
  const columns = Object.keys(rows[0]);
  const width = (column) => Math.max(column.length, ...rows.map((row) => String(row[column]).length));
  const widths = columns.map(width);
  const line = (cells) =>
    cells
      .map((cell, i) => (i ? String(cell).padStart(widths[i]) : String(cell).padEnd(widths[i])))
      .join('  ');
  return [line(columns), ...rows.map((row) => line(columns.map((column) => row[column])))].join('\n');
}
