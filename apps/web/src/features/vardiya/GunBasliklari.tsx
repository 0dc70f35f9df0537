import { type Tarih, weekday } from '@defter/rules/tarih.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatGunAdi, formatGunKisa } from '../../ui/format.ts';
import classes from './Tablo.module.css';

type GunBasliklariProps = { gunler: readonly Tarih[]; bugun: Tarih; isWide: boolean; tatilOf: (tarih: Tarih) => string | undefined };

/** The days above the table, each with its holiday. */
export function GunBasliklari({ gunler, bugun, isWide, tatilOf }: GunBasliklariProps) {
  const { t } = useTranslation('vardiya');
  return (
    <div role="row" className={classes.row}>
      <div role="columnheader" className={classes.name}>
        {t('personel')}
      </div>
      {gunler.map((tarih) => {
        const tatil = tatilOf(tarih);
        return (
          <div
            key={tarih}
            role="columnheader"
            className={classes.day}
            data-weekend={weekday(tarih) > 5 || undefined}
            data-today={tarih === bugun || undefined}
            data-holiday={tatil !== undefined || undefined}
            title={tatil}
          >
            <span>{isWide ? formatGunAdi(tarih) : formatGunKisa(tarih)}</span>
            <b>{Number(tarih.slice(8))}</b>
            {tatil && (isWide ? <span className={classes.holiday}>{tatil}</span> : <VisuallyHidden>{tatil}</VisuallyHidden>)}
          </div>
        );
      })}
    </div>
  );
}

/** The weekdays above the weeks of a month on a phone, where each field shows its day's number. */
export function HaftaBasliklari({ gunler }: { gunler: readonly Tarih[] }) {
  const hafta = gunler.slice(0, 7).toSorted((a, b) => weekday(a) - weekday(b));
  return (
    <div aria-hidden className={classes.row}>
      {hafta.map((tarih) => (
        <div key={tarih} className={classes.day}>
          {formatGunKisa(tarih)}
        </div>
      ))}
    </div>
  );
}
