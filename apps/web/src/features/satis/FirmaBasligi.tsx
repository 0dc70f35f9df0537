import type { BelgeFirmasi } from '@defter/contract/satis.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { useTranslation } from 'react-i18next';
import classes from './Kagit.module.css';

/** The company of the settings, on both papers. */
export function FirmaBasligi({ firma }: { firma: BelgeFirmasi }) {
  const { t } = useTranslation('satis');
  const yer = [firma.ilceAdi, firma.ilAdi].filter(Boolean).join(' / ');
  const satirlar = [
    firma.unvan,
    [firma.adres, yer].filter(Boolean).join(' '),
    firma.telefon && formatTelefon(firma.telefon),
    firma.webSitesi,
    firma.vergiNo && t('vergi', { daire: firma.vergiDairesi ?? '', no: firma.vergiNo }).trim(),
  ];
  return (
    <>
      {firma.logo && <img src={firma.logo} alt="" className={classes.logo} />}
      <h1>{firma.adi}</h1>
      {satirlar.filter(Boolean).map((satir) => (
        <p key={satir}>{satir}</p>
      ))}
    </>
  );
}
