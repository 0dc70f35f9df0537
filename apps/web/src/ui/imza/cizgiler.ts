/** The units of the signing field, whatever its size on the screen. */
const GENISLIK = 600;
const YUKSEKLIK = 200;

const within = (value: number, max: number) => Math.min(max - 1, Math.max(0, Math.round(value)));

/** The position of a pointer in the field, as the contract writes it: `12,30`. */
export function toPoint({ clientX, clientY }: { clientX: number; clientY: number }, field: { left: number; top: number; width: number; height: number }): string {
  const x = within(((clientX - field.left) / field.width) * GENISLIK, GENISLIK);
  const y = within(((clientY - field.top) / field.height) * YUKSEKLIK, YUKSEKLIK);
  return `${x},${y}`;
}
