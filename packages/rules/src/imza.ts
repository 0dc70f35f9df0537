/**
 * The strokes of a signature as the path of an SVG; a point by itself, as over an i, becomes a dot.
 * @param imza points of each stroke, strokes apart by `;`: `12,30 14,33;40,50`
 */
export function imzaCizgisi(imza: string): string {
  if (imza === '') return '';
  const strokes = imza.split(';').map((stroke) => stroke.split(' '));
  // Round ends are drawn only for a line that leads somewhere, even to its own beginning.
  return strokes.map((points) => `M${(points.length === 1 ? [...points, ...points] : points).join('L')}`).join('');
}
