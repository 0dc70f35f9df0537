import type { TaksitBelgesi } from '@defter/contract/sozlesme.ts';
import { fillBelge } from '@defter/rules/taksitli-sozlesme.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BelgeMetni } from './BelgeMetni.tsx';
import { degerlerOf, senetDegerleri } from './degerler.ts';
import classes from './Sozlesme.module.css';

/** A note for each instalment, in the name of the business. It is signed on the paper: a drawing on a screen makes no note. */
export function Senetler({ belge: { metinler, degerler } }: { belge: TaksitBelgesi }) {
  const { t } = useTranslation('sozlesme');
  const ortak = degerlerOf(degerler, t);
  return (
    <>
      <VisuallyHidden>
        <h1>{t('taksitli.senetler')}</h1>
      </VisuallyHidden>
      {degerler.satis.taksitler.map((taksit) => (
        <section key={taksit.no} className={classes.note} aria-label={t('taksitli.senet', { no: taksit.no })}>
          <BelgeMetni metin={fillBelge(metinler.senet.metin, senetDegerleri(ortak, taksit), 'senet').join('')} baslik="h2" />
          <div className={classes.noteSignature}>{t('taksitli.borcluImza')}</div>
        </section>
      ))}
    </>
  );
}
