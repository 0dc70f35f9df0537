import type { randevuCalls } from '@defter/contract/randevu.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { checkRange } from '../../../platform/http/check-range.ts';
import type { Context } from '../../../platform/http/context.ts';
import { findBosSaatler } from './find-bos-saatler.ts';
import { loadBosVerisi } from './load-bos-verisi.ts';

/** Of each day what is free for some services, and how full each column is. */
export async function listDoluBos({ tx, query, oturum, clock }: Context<typeof randevuCalls.doluBos>) {
  const { randevuID, sure, altUrunIDler: hizmetIDler, randevuSutunBaslikID: sutunID, uygulayanPersonelID: personelID } = query;
  const ilk = query.baslangicTarihi ?? query.bitisTarihi ?? clock.today();
  const son = query.bitisTarihi ?? ilk;
  checkRange({ ilk, son });
  const istek = { ilk, son, hizmetIDler, randevuID };
  const veri = await loadBosVerisi(tx, istek);
  if (veri.hizmetler.length < new Set(hizmetIDler).size) throw new AppError('bulunamadi');
  const gunler = findBosSaatler(veri, { ...istek, sutunID, personelID, sure, vardiyaDisi: oturum.yetkiler.has('vardiyaKullan'), simdi: clock.wallClock() });
  return {
    liste: gunler.map(({ tarih, acik, saatler, sutunlar }) => ({
      tarih,
      baslangicSaati: acik ? toSaat(acik.baslangic) : null,
      bitisSaati: acik ? toSaat(acik.bitis) : null,
      bosSaatler: saatler.map(({ baslangic, bitis, yerler: [asil, ...yerler], boslukBirakir }) => ({
        baslangicSaat: toSaat(baslangic),
        bitisSaat: toSaat(bitis),
        randevuSutunBaslikID: asil!,
        yerler,
        boslukBirakir,
      })),
      sutunlar: sutunlar.map(({ id, ...dakikalar }) => ({ randevuSutunBaslikID: id, ...dakikalar })),
    })),
  };
}
