import { formatTL, negate } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import classes from './SatisEkrani.module.css';
import type { SepetToplami } from './sepet.ts';

/** Sum, discount, KDV and total; then the rest to pay, or the change. */
export function SepetToplamlari({ total }: { total: SepetToplami | undefined }) {
  const { t } = useTranslation('satis');
  if (!total) return null;
  return (
    <dl className={`${classes.sums} tabular`}>
      {total.iskontoToplam > 0 && (
        <>
          <dt>{t('araToplam')}</dt>
          <dd>{formatTL(total.araToplam)}</dd>
          <dt>{t('iskonto')}</dt>
          <dd>{formatTL(negate(total.iskontoToplam))}</dd>
        </>
      )}
      <dt>{t('kdvDahil')}</dt>
      <dd>{formatTL(total.kdvToplam)}</dd>
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
  );
}
