import { formatTL, type Kurus, negate } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import classes from './SatisEkrani.module.css';
import type { SepetToplami } from './sepet.ts';

/** What the total is made of, in a line; the total; then the rest to pay, or the change. */
export function SepetToplamlari({ total }: { total: SepetToplami | undefined }) {
  const { t } = useTranslation('satis');
  if (!total) return null;
  const iskontolu = total.iskontoToplam > 0;
  return (
    <>
      <dl className={`${classes.parts} tabular`}>
        {iskontolu && <Part ad={t('araToplam')} tutar={total.araToplam} />}
        {iskontolu && <Part ad={t('iskonto')} tutar={negate(total.iskontoToplam)} />}
        <Part ad={t('kdvDahil')} tutar={total.kdvToplam} />
      </dl>
      <dl className={`${classes.sums} tabular`}>
        <dt className={classes.total}>{t('toplam')}</dt>
        <dd className={classes.total}>{formatTL(total.toplam)}</dd>
        {total.kapora > 0 && (
          <>
            <dt>{t('kapora')}</dt>
            <dd>{formatTL(negate(total.kapora))}</dd>
          </>
        )}
        <dt className={classes.left}>{total.geriVerilen > 0 ? t('paraUstuAdi') : t('kalan')}</dt>
        <dd className={classes.left} data-paid={total.kalan === 0 || undefined}>
          {formatTL(total.geriVerilen > 0 ? total.geriVerilen : total.kalan)}
        </dd>
      </dl>
    </>
  );
}

const Part = ({ ad, tutar }: { ad: string; tutar: Kurus }) => (
  <div>
    <dt>{ad}</dt>
    <dd>{formatTL(tutar)}</dd>
  </div>
);
