import type { ReplyOf } from '@defter/contract/call.ts';
import type { smsCalls } from '@defter/contract/sms.ts';
import { ticariZaman } from '@defter/rules/ileti.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { formatTarih, type Tarih } from '@defter/rules/tarih.ts';

type Durum = Pick<ReplyOf<typeof smsCalls.durum>, 'ticariBaslangic' | 'ticariBitis' | 'ticariKapaliGunler' | 'ticariKapaliTarihler'>;

/** The time until which commercial messages of a moment wait, null if no day comes; undefined if they leave at once. */
export function beklerMi(an: { tarih: Tarih; dakika: number }, durum: Durum): { zaman: string | null } | undefined {
  const zaman = ticariZaman(an, {
    baslangic: toDakika(durum.ticariBaslangic),
    bitis: toDakika(durum.ticariBitis),
    kapaliGunler: durum.ticariKapaliGunler,
    kapaliTarihler: durum.ticariKapaliTarihler,
  });
  if (!zaman) return { zaman: null };
  const leavesThen = zaman.tarih === an.tarih && zaman.dakika === an.dakika;
  return leavesThen ? undefined : { zaman: `${formatTarih(zaman.tarih)} ${toSaat(zaman.dakika)}` };
}
