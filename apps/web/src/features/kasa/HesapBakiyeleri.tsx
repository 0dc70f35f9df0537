import { kasaCalls } from '@defter/contract/kasa.ts';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './HesapBakiyeleri.module.css';

/** The present balance of every account, by payment method. Hidden from people who may not see balances. */
export function HesapBakiyeleri() {
  const { t } = useTranslation('kasa');
  const { can } = useYetki();
  const gorur = can(kasaCalls.hesapBakiyeleri.yetki);
  const { data } = useCall(kasaCalls.hesapBakiyeleri, {}, { enabled: gorur });
  const dolu = data?.liste.filter(({ bakiye }) => bakiye !== 0) ?? [];
  if (!gorur || dolu.length === 0) return null;

  return (
    <section className={classes.strip} aria-label={t('bakiyeler')}>
      <span className={classes.title}>{t('bakiyeler')}</span>
      <dl className={classes.list}>
        {dolu.map(({ odemeSekliID, adi, bakiye }) => (
          <div key={odemeSekliID} className={classes.account}>
            <dt>{adi}</dt>
            <dd>
              <MoneyText tutar={bakiye} fw={600} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
