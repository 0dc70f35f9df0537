import type { Satis, SatisKagidi } from '@defter/contract/satis.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { formatGun, formatZaman, formatMiktar } from '../../ui/format.ts';
import { FirmaBasligi } from './FirmaBasligi.tsx';
import { Kagit } from './Kagit.tsx';
import { KagitTaksitleri, Toplamlar } from './SatisA4Page.tsx';
import classes from './Kagit.module.css';

/** The sale on the 80 mm roll of the receipt printer. */
export const SatisFisPage = () => <Kagit boy="fis">{(satis) => <Fis satis={satis} />}</Kagit>;

/** The day of the sale, which decides on its KDV, and the hour if the sale was written on that day. */
function zamanOf({ tarih, kayitZamani }: Satis): string {
  const gun = formatTarih(tarih);
  return formatGun(kayitZamani) === gun ? formatZaman(kayitZamani) : gun;
}

function Fis({ satis }: { satis: SatisKagidi }) {
  const { t } = useTranslation(['satis', 'ortak']);
  const { satisFisindeTelefonKullanilsin } = useAyarlar();
  const { firma, musteri } = satis;
  return (
    <>
      <header className={classes.fisHead}>
        <FirmaBasligi firma={firma} />
      </header>
      <p>
        {t('satisNo', { no: satis.satisNo })} · {zamanOf(satis)}
        <br />
        {musteri ? musteri.adSoyad : t('ortak:kapidan')}
        {satisFisindeTelefonKullanilsin && musteri?.telefon && (
          <>
            <br />
            {formatTelefon(musteri.telefon)}
          </>
        )}
      </p>
      {satis.iptalMi && <p className={classes.stamp}>{t('iptal')}</p>}
      <ul className={classes.fisLines}>
        {satis.icerikler.map((satir) => (
          <li key={satir.id}>
            <span>{satir.adi}</span>
            <span className={classes.fisAmount}>
              <span>
                {satir.paketten
                  ? t('sekil.pakettenAdet', { count: satir.adet, adet: formatMiktar(satir.adet) })
                  : t('adetFiyat', { adet: formatMiktar(satir.adet), fiyat: formatTL(satir.birimFiyat) })}
              </span>
              <span>{formatTL(satir.tutar)}</span>
            </span>
            {satir.hediyeNedeni !== null && <small>{t('sekil.hediye')}</small>}
            {satir.kampanyaAdi && <small>{t('kampanya.satir', { adi: satir.kampanyaAdi, tutar: formatTL(satir.kampanyaIskonto) })}</small>}
          </li>
        ))}
      </ul>
      <Toplamlar satis={satis} />
      <KagitTaksitleri satis={satis} />
      <footer className={classes.note}>
        {t('tesekkur')}
        <br />
        {t('maliDegil')}
      </footer>
    </>
  );
}
