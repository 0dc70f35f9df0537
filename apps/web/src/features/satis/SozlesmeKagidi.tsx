import type { Sozlesme } from '@defter/contract/sozlesme.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { fillSozlesme, type SozlesmeAlani } from '@defter/rules/sozlesme.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { useTranslation } from 'react-i18next';
import { today } from '../../ui/today.ts';
import { A4Basligi } from './A4Basligi.tsx';
import { Imzalar } from './Imzalar.tsx';
import classes from './Kagit.module.css';

const para = (tutar: Kurus | undefined) => (tutar === undefined ? null : formatTL(tutar));
const tarih = (gun: string | null) => gun && formatTarih(gun);
const telefon = (numara: string | null) => numara && formatTelefon(numara);

/** The values for the places of the text, in their written form. */
function degerlerOf({ musteri, satis, firma }: Sozlesme): Record<SozlesmeAlani, string | null> {
  return {
    isim: musteri.adSoyad,
    telefon: telefon(musteri.telefon),
    ePosta: musteri.ePosta,
    adres: musteri.adres,
    tcKimlikNo: musteri.tcKimlikNo,
    dogumTarihi: tarih(musteri.dogumTarihi),
    tarih: tarih(satis?.tarih ?? today()),
    satisNo: satis && String(satis.satisNo),
    hizmetler: satis && satis.hizmetler,
    toplam: para(satis?.toplamTutar),
    odenen: para(satis?.alinan),
    kalan: para(satis?.kalan),
    firma: firma.adi,
    unvan: firma.unvan ?? firma.adi,
    firmaAdresi: [firma.adres, [firma.ilceAdi, firma.ilAdi].filter(Boolean).join(' / ')].filter(Boolean).join(' '),
    firmaTelefonu: telefon(firma.telefon),
    vergiDairesi: firma.vergiDairesi,
    vergiNo: firma.vergiNo,
  };
}

/** The sheet: the company, the text as it was written, and room for both signatures. */
export function SozlesmeKagidi({ sozlesme, metin }: { sozlesme: Sozlesme; metin: string }) {
  const { t } = useTranslation('sozlesme');
  const { firma, musteri, satis } = sozlesme;
  return (
    <>
      <A4Basligi firma={firma} baslik={t('baslik')} tarih={satis?.tarih ?? today()} damga={satis?.iptalMi ? t('iptal') : undefined} />
      <div className={classes.text}>{fillSozlesme(metin, degerlerOf(sozlesme))}</div>
      <Imzalar firma={firma} adSoyad={musteri.adSoyad} />
    </>
  );
}
