import metinler from '@defter/contract/veri-paketi-metinleri.tr.json' with { type: 'json' };
import { escapeMarkup } from '../../platform/escape-markup.ts';

export type OkuSatiri = { ad: string; aciklama: string; satir: number };
type Oku = { salon: string; an: string; tablolar: readonly OkuSatiri[]; dosya: number };

const sayi = new Intl.NumberFormat('tr-TR');

/** The page that explains the archive. It needs nothing but itself. */
export function writeOku({ salon, an, tablolar, dosya }: Oku): string {
  const { oku } = metinler;
  const rows = tablolar.map(({ ad, aciklama, satir }) =>
    `<tr><td>${escapeMarkup(aciklama)}</td><td>${sayi.format(satir)}</td><td><a href="excel/${ad}.xlsx">excel/${ad}.xlsx</a></td><td><a href="json/${ad}.json">json/${ad}.json</a></td></tr>`);
  const [gun, saat] = an.split('T');
  const zaman = `${gun!.split('-').toReversed().join('.')} ${saat}`;
  return `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(`${oku.baslik} – ${salon}`)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #8886;padding:.35rem .6rem;text-align:left;vertical-align:top}td:nth-child(2){text-align:right}</style></head>
<body><h1>${escapeMarkup(oku.baslik)}</h1><p><strong>${escapeMarkup(salon)}</strong>, ${zaman}</p>
${oku.metin.map((text) => `<p>${escapeMarkup(text)}</p>`).join('\n')}
<p>${escapeMarkup(oku.dosyalar)} ${sayi.format(dosya)}</p>
<table><thead><tr>${oku.sutunlar.map((text) => `<th>${escapeMarkup(text)}</th>`).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></body></html>
`;
}
