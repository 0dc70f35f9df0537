import { expect, test } from 'vitest';
import { setUpCalendar, wearTema } from './calendar-page.ts';

const { open } = setUpCalendar();
const AA = 4.5;

/** Runs in the page. Colours are mixed in the style sheet, so the browser is asked what they became. */
function contrastOfTexts(): Record<string, number> {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  const luminance = (color: string) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (ink: string, ground: string) => {
    const [dark = 0, bright = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const figures: Record<string, number> = {};
  for (const block of document.querySelectorAll<HTMLElement>('[data-randevu]')) {
    const ground = getComputedStyle(block).backgroundColor;
    const [text, name] = [block.querySelector('span'), block.querySelector('b')];
    if (!text || !name) throw new Error('a block without text');
    const letter = getComputedStyle(text, '::before');
    figures[`${block.dataset.durum} name`] = contrast(getComputedStyle(name).color, ground);
    figures[`${block.dataset.durum} text`] = contrast(getComputedStyle(text).color, ground);
    figures[`${block.dataset.durum} letter`] = contrast(letter.color, letter.backgroundColor);
  }
  return figures;
}

test('name, text and letter of every status read well in both themes', async () => {
  const day = (['B', 'O', 'G', 'X', 'I', 'E', 'K'] as const).map((durum, index) => ({ id: index + 1, sutunID: 1, baslangic: 540 + index * 60, bitis: 600 + index * 60, durum, baslik: 'Ayşe Kaya' }));
  const calendar = await open({ day, query: { sutun: '1' } });
  for (const tema of ['light', 'dark'] as const) {
    await wearTema(calendar, tema);
    const figures = await calendar.page.evaluate(contrastOfTexts);
    expect(Object.keys(figures)).toHaveLength(21);
    expect(Object.entries(figures).filter(([, contrast]) => contrast < AA), tema).toEqual([]);
  }
});
