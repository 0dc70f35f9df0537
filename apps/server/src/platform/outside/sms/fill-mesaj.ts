/**
 * Fills the places of a text, in brackets of either kind: `[isim]`, `{isim}`. A name without a value stays as it is; a place
 * that is filled with nothing leaves no gap behind.
 * @example fillMesaj('Sayın [isim], [hizmet] randevunuz', { isim: 'Ayşe', hizmet: '' }) // 'Sayın Ayşe, randevunuz'
 */
export const fillMesaj = (metin: string, values: Readonly<Record<string, string>>): string =>
  metin.replaceAll(/( ?)[[{](\w+)[\]}]/g, (place, gap: string, name: string) => {
    if (!Object.hasOwn(values, name)) return place;
    return values[name] === '' ? '' : `${gap}${values[name]}`;
  });
