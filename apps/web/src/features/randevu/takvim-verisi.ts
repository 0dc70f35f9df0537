import type { Randevu, RandevuBasligi, RandevuKaydi } from '@defter/contract/randevu.ts';
import { canEdit, occupiesSlot, RandevuDurumu } from '@defter/rules/randevu.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { endsSoon, isSonSeans } from '@defter/rules/seans.ts';
import type { GunHedefi, TakvimRandevusu, TakvimSutunu } from './calendar/types.ts';
import { type SimdiSozu, simdiSozuOf } from './simdi-sozu.ts';
import type { Kapali } from './use-kapali.ts';

/* Turns the data of the wire into that of the calendar view: columns and appointments of a day. */

/** A column with its closed times, and the times that appointments which are drawn in other columns take of it. */
export const toSutun = ({ id, adi }: RandevuBasligi, kapali: Kapali, randevular: readonly Randevu[], drawnAt: (randevu: Randevu) => number): TakvimSutunu => ({
  id,
  adi,
  ...kapali,
  doluAraliklar: randevular
    .filter((randevu) => drawnAt(randevu) !== id && randevu.sutunlar.includes(id) && occupiesSlot(randevu.randevuDurumu))
    .map((randevu) => ({
      baslangic: toDakika(randevu.baslangicSaat) - randevu.tamponOnce,
      bitis: toDakika(randevu.bitisSaat) + randevu.tamponSonra,
      neden: [adSoyadOf(randevu), randevu.hizmetler].filter(Boolean).join(', '),
    })),
});

/** The signs on a block, with the keys of their texts. */
export const ISARETLER = { ozelDurum: '✚', yeniMusteri: '★', onayEksik: '⚠', not: '✎', satis: '₺', borc: '⊖', gelmedi: '✗', zorlama: '‼', ziyaret: '⊕', sonSeans: '⚑', sureBitiyor: '⌛' } as const;
export type Isaret = keyof typeof ISARETLER;
export type Isaretler = Record<Isaret, string>;
/** The words for the present state; undefined on every other day than today. */
export type Simdi = { dakika: number; sozu: (durum: SimdiSozu) => string };

/** @param isaret the labels of the marks on a block */
export function toTakvim(randevu: Randevu, isaret: Isaretler, simdi?: Simdi): TakvimRandevusu {
  const sozu = simdi && simdiSozuOf(randevu, simdi.dakika);
  const seans = randevu.seansBilgisi;
  const isSet: Record<Isaret, boolean> = {
    ozelDurum: randevu.ozelDurum !== null,
    yeniMusteri: randevu.yeniMusteriMi,
    onayEksik: randevu.onayEksikMi,
    not: Boolean(randevu.randevuNotu),
    satis: randevu.satisID !== null,
    borc: (randevu.bakiye ?? 0) > 0,
    gelmedi: (randevu.gelmemeSayisi ?? 0) > 0,
    zorlama: randevu.zorlamaNedeni !== null,
    ziyaret: randevu.ziyaretID !== null,
    sonSeans: seans !== null && isSonSeans(seans),
    sureBitiyor: seans !== null && endsSoon(seans, randevu.randevuTarihi),
  };
  const { id, randevuSutunBaslikID, baslangicSaat, bitisSaat, randevuDurumu, hizmetler } = randevu;
  return {
    id,
    sutunID: randevuSutunBaslikID,
    baslangic: toDakika(baslangicSaat),
    bitis: toDakika(bitisSaat),
    ...(occupiesSlot(randevuDurumu) && { tamponOnce: randevu.tamponOnce, tamponSonra: randevu.tamponSonra }),
    durum: randevuDurumu,
    baslik: adSoyadOf(randevu),
    altBaslik: [seans && `${seans.kullanilan}/${seans.seans}`, hizmetler].filter(Boolean).join(' ') || undefined,
    kilitli: !canEdit(randevuDurumu),
    ...(simdi && sozu && { simdi: { sozu: simdi.sozu(sozu), isGec: sozu.ad === 'gecikti' || sozu.ad === 'asti' } }),
    isaretler: (Object.keys(ISARETLER) as Isaret[]).filter((ad) => isSet[ad]).map((ad) => ({ anahtar: ad, etiket: (ad === 'ozelDurum' && randevu.ozelDurum) || isaret[ad], simge: ISARETLER[ad] })),
  };
}

export const adSoyadOf = ({ adi, soyadi }: Pick<Randevu, 'adi' | 'soyadi'>): string => [adi, soyadi].filter(Boolean).join(' ');

/** An appointment without its services, which a drag does not change. */
export type Yer = Omit<RandevuKaydi, 'randevuHizmet' | 'yerler' | 'zorlamaNedeni'>;

/** The appointment as it is saved, unchanged; a change is spread over it. */
export function toKayit(randevu: Randevu): Yer {
  return {
    id: randevu.id,
    surum: randevu.surum,
    musteriID: randevu.musteriID,
    randevuSutunBaslikID: randevu.randevuSutunBaslikID,
    uygulayanPersonelID: randevu.uygulayanPersonelID,
    randevuTarihi: randevu.randevuTarihi,
    baslangicSaat: randevu.baslangicSaat,
    bitisSaat: randevu.bitisSaat,
    randevuDurumu: randevu.randevuDurumu,
    randevuNotu: randevu.randevuNotu,
  };
}

/** The appointment at another place. The server decides whether another person performs it in another column. */
export function movedTo(randevu: Randevu, { sutunID, baslangic, bitis, tarih }: GunHedefi): Yer {
  const sameColumn = sutunID === randevu.randevuSutunBaslikID;
  return {
    ...toKayit(randevu),
    randevuSutunBaslikID: sutunID,
    randevuTarihi: tarih,
    uygulayanPersonelID: sameColumn ? randevu.uygulayanPersonelID : null,
    baslangicSaat: toSaat(baslangic),
    bitisSaat: toSaat(bitis),
  };
}

/** Whether an appointment is shown only on demand, because its time is free again. */
export const isGizli = ({ randevuDurumu }: Randevu): boolean =>
  randevuDurumu === RandevuDurumu.iptal || randevuDurumu === RandevuDurumu.ertelendi;
