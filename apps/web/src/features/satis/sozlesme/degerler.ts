import type { BelgeDegerleri } from '@defter/contract/sozlesme.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import type { BelgeAlani } from '@defter/rules/taksitli-sozlesme.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { writeTutar } from '@defter/rules/yazi.ts';
import type { TFunction } from 'i18next';

type Degerler = Partial<Record<BelgeAlani, string | null>>;
const telefon = (numara: string | null) => numara && formatTelefon(numara);

/** The values for the places of every text, in their written form. */
export function degerlerOf({ firma, musteri, satis }: BelgeDegerleri, t: TFunction<'sozlesme'>): Degerler {
  return {
    firma: firma.adi,
    unvan: firma.unvan ?? firma.adi,
    firmaAdresi: firma.adres,
    firmaTelefonu: telefon(firma.telefon),
    firmaEPosta: firma.ePosta,
    vergiDairesi: firma.vergiDairesi,
    vergiNo: firma.vergiNo,
    mersisNo: firma.mersisNo,
    isim: musteri.adSoyad,
    adres: musteri.adres,
    telefon: telefon(musteri.telefon),
    ePosta: musteri.ePosta,
    tcKimlikNo: musteri.tcKimlikNo,
    tarih: formatTarih(satis.tarih),
    duzenlemeYeri: firma.ilAdi,
    satisNo: String(satis.satisNo),
    // The last day of the services belongs to their description.
    hizmetler: satis.sonGun === null ? satis.hizmetler : t('taksitli.sonGunlu', { hizmetler: satis.hizmetler, tarih: formatTarih(satis.sonGun) }),
    taksitSayisi: String(satis.taksitler.length),
    // There is no interest, so both prices are the same; the law wants both.
    pesinFiyat: formatTL(satis.toplamTutar),
    taksitliFiyat: formatTL(satis.toplamTutar),
    toplamYaziyla: writeTutar(satis.toplamTutar),
    pesinat: formatTL(satis.pesinat),
  };
}

/** The values for the note of one instalment. */
export const senetDegerleri = (degerler: Degerler, { no, tarih, tutar }: { no: number; tarih: string; tutar: Kurus }): Degerler => ({
  ...degerler,
  taksitNo: String(no),
  vade: formatTarih(tarih),
  tutar: formatTL(tutar),
  tutarYaziyla: writeTutar(tutar),
});
