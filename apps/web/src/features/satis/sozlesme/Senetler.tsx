import type { TaksitBelgesi } from '@defter/contract/sozlesme.ts';
import { fillBelge } from '@defter/rules/taksitli-sozlesme.ts';
import { useTranslation } from 'react-i18next';
import { degerlerOf, senetDegerleri } from './degerler.ts';
import classes from './Sozlesme.module.css';

/** A note for each instalment, in the name of the business. It is signed on the paper: a drawing on a screen makes no note. */
export function Senetler({ belge: { metinler, degerler } }: { belge: TaksitBelgesi }) {
  const { t } = useTranslation('sozlesme');
  const ortak = degerlerOf(degerler);
  return degerler.satis.taksitler.map((taksit) => (
    <section key={taksit.no} className={classes.note} aria-label={t('taksitli.senet', { no: taksit.no })}>
      <div className={classes.text}>{fillBelge(metinler.senet.metin, senetDegerleri(ortak, taksit), 'senet').join('')}</div>
      <div className={classes.noteSignature}>{t('taksitli.borcluImza')}</div>
    </section>
  ));
}
