/** The brightness of a colour to the eye (WCAG 2.2, relative luminance). */
function luminance(renk: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(renk.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Puts the salon's colour into the styles, and white or black for the text on it, whichever is readable. */
export function showRenk(renk: string): void {
  const { style } = document.documentElement;
  style.setProperty('--renk', renk);
  style.setProperty('--renk-yazi', luminance(renk) > 0.18 ? '#000' : '#fff');
}
