import { type TaksitBelgesi, sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { formatTL } from '@defter/rules/para.ts';
import { fillBelge } from '@defter/rules/taksitli-sozlesme.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useDosya } from '../../../app/data/use-dosya.ts';
import { formatZaman } from '../../../ui/format.ts';
import { Imzalar } from '../Imzalar.tsx';
import kagit from '../Kagit.module.css';
import { BelgeMetni } from './BelgeMetni.tsx';
import { degerlerOf } from './degerler.ts';
import classes from './Sozlesme.module.css';

/** The contract: the text of the salon with its table of instalments, and room for both signatures. */
export function TaksitSozlesmesiKagidi({ belge: { metinler, degerler, imza, iptalMi } }: { belge: TaksitBelgesi }) {
  const { t } = useTranslation('sozlesme');
  const { firma, musteri, satis } = degerler;
  const parcalar = fillBelge(metinler.taksitli.metin, degerlerOf(degerler, t), 'taksitli');
  return (
    <>
      {iptalMi && <p className={kagit.stamp}>{t('iptal')}</p>}
      {parcalar.map((parca, i) => (
        <Fragment key={i}>
          {i === 0 ? (
            <BelgeMetni metin={parca} baslik="h1" />
          ) : (
            <>
              <TaksitTablosu taksitler={satis.taksitler} />
              <div className={kagit.text}>{parca.trim()}</div>
            </>
          )}
        </Fragment>
      ))}
      <Imzalar firma={firma} adSoyad={musteri.adSoyad}>
        {imza && (
          <>
            {imza.imzaVarMi ? <Imza id={imza.id} /> : <p>{t('imza')}</p>}
            <p>{t(`taksitli.yol.${imza.yol}`, { zaman: formatZaman(imza.zaman) })}</p>
          </>
        )}
      </Imzalar>
    </>
  );
}

function Imza({ id }: { id: number }) {
  const { t } = useTranslation('sozlesme');
  const { adres } = useDosya(sozlesmeCalls.imza, { params: { id } });
  return adres ? <img src={adres} alt={t('taksitli.imzasi')} className={classes.signature} /> : null;
}

function TaksitTablosu({ taksitler }: { taksitler: TaksitBelgesi['degerler']['satis']['taksitler'] }) {
  const { t } = useTranslation('sozlesme');
  return (
    <table className={classes.plan}>
      <thead>
        <tr>
          <th>{t('taksitli.taksit')}</th>
          <th>{t('taksitli.vade')}</th>
          <th>{t('taksitli.tutar')}</th>
        </tr>
      </thead>
      <tbody>
        {taksitler.map(({ no, tarih, tutar }) => (
          <tr key={no}>
            <td>{no}</td>
            <td>{formatTarih(tarih)}</td>
            <td>{formatTL(tutar)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The form by which the customer withdraws, on a sheet of its own. */
export function CaymaKagidi({ belge: { metinler, degerler } }: { belge: TaksitBelgesi }) {
  const { t } = useTranslation('sozlesme');
  return <BelgeMetni metin={fillBelge(metinler.cayma.metin, degerlerOf(degerler, t), 'cayma').join('')} baslik="h2" />;
}
