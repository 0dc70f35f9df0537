import type { kasaCalls } from '@defter/contract/kasa.ts';
import type { ReplyOf } from '@defter/contract/call.ts';
import { subtract } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './HesapBakiyeleri.module.css';

type Hesaplar = ReplyOf<typeof kasaCalls.list>['hesaplar'];

/** What came in and went out in the chosen period, by payment method: for counting the till in the evening. */
export function HesapToplamlari({ hesaplar }: { hesaplar: Hesaplar }) {
  const { t } = useTranslation('kasa');
  if (hesaplar.length === 0) return null;
  return (
    <section className={classes.strip} aria-label={t('donemToplamlari')}>
      <span className={classes.title}>{t('donemToplamlari')}</span>
      <dl className={classes.list}>
        {hesaplar.map(({ odemeSekliID, adi, gelir, gider }) => (
          <div key={odemeSekliID} className={classes.account}>
            <dt>{adi}</dt>
            <dd>
              <MoneyText tutar={subtract(gelir, gider)} fw={600} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
