import type { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { estimateFiyat, type MaliyetVerisi, sumMaliyet, usualKat } from '@defter/rules/fiyat-tahmin.ts';
import { splitKdv } from '@defter/rules/kdv.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadTahminVerisi, type TahminUrunu } from './load-tahmin-verisi.ts';

/** The sales of this many days count. */
const SATIS_GUNU = 180;

/**
 * Estimates a price from the figures of the business. Only people who may read wages get an estimate with them, because the
 * labour cost of a service that one person performs would tell the wage.
 */
export async function estimateAltUrunFiyati({ tx, query, oturum, clock }: Context<typeof altUrunCalls.fiyatTahmini>) {
  const bugun = clock.today();
  const satisBaslangici = addDays(bugun, -SATIS_GUNU);
  const veri = await loadTahminVerisi(tx, { altUrunID: query.altUrunID, bugun, satisBaslangici });
  const ucretGorur = oturum.yetkiler.has('personelDuzenle');
  const ucretler = new Map(ucretGorur ? veri.personeller.map((kisi) => [kisi.id, kisi]) : []);
  const maliyetVerisi = (urun: TahminUrunu): MaliyetVerisi => ({
    maliyet: urun.maliyet,
    sarfMaliyeti: urun.sarf,
    sureDakika: urun.sure,
    personeller: urun.personelIDler ? urun.personelIDler.flatMap((id) => ucretler.get(id) ?? []) : [...ucretler.values()],
  });

  const urun = found(veri.urunler.find(({ id }) => id === query.altUrunID));
  const benzerler = veri.urunler.filter(({ id, satisTipi }) => id !== urun.id && satisTipi === urun.satisTipi);
  const olaganKat = usualKat(
    benzerler.map((benzer) => ({
      matrah: splitKdv(benzer.fiyat, benzer.kdv).matrah,
      toplamMaliyet: sumMaliyet(maliyetVerisi(benzer)).toplamMaliyet,
    })),
  );
  const bilinen = maliyetVerisi(urun);
  const tahmin = estimateFiyat({
    ...bilinen,
    kdv: urun.kdv,
    olaganKat,
    satislar: { adet: veri.satis.sayi, ortalama: veri.satis.ortalama },
    bugunkuFiyat: urun.fiyat,
  });
  if (!tahmin) return { tahmin: null };

  const { parcalar } = tahmin;
  return {
    tahmin: {
      fiyat: tahmin.fiyat,
      basabas: tahmin.basabas ?? null,
      parcalar: {
        maliyet: parcalar.maliyet,
        sarf: parcalar.sarf,
        iscilik: ucretGorur ? parcalar.iscilik : null,
        toplamMaliyet: parcalar.toplamMaliyet,
        maliyettenFiyat: parcalar.maliyettenFiyat ?? null,
        satislardanFiyat: parcalar.satislardanFiyat ?? null,
        bugunkuFiyat: parcalar.bugunkuFiyat ?? null,
        satisAgirligi: parcalar.satisAgirligi,
      },
      dayanak: {
        sureDakika: urun.sure,
        personelSayisi: bilinen.personeller.filter(({ maas }) => maas > 0).length,
        kdv: urun.kdv,
        olaganKat: olaganKat ?? null,
        satisSayisi: veri.satis.sayi,
        satisBaslangici,
      },
    },
  };
}
