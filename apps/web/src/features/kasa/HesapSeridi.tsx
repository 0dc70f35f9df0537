import type { Kurus } from '@defter/rules/para.ts';
import { Skeleton } from '@mantine/core';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './HesapSeridi.module.css';

type HesapSeridiProps = {
  baslik: string;
  /** Undefined while they are on their way. */
  hesaplar: readonly { odemeSekliID: number; adi: string; tutar: Kurus }[] | undefined;
  /** They are still those of the former question. */
  isStale?: boolean;
};

/** An amount for each account, by payment method, in a line above the entries. The line is there from the first, so that it moves nothing. */
export function HesapSeridi({ baslik, hesaplar, isStale }: HesapSeridiProps) {
  return (
    <section className={classes.strip} aria-label={baslik} data-stale={isStale || undefined}>
      <span className={classes.title}>{baslik}</span>
      {hesaplar === undefined ? <Skeleton height={14} width={180} /> : hesaplar.length === 0 && '–'}
      {hesaplar !== undefined && hesaplar.length > 0 && (
        <dl className={classes.list}>
          {hesaplar.map(({ odemeSekliID, adi, tutar }) => (
            <div key={odemeSekliID} className={classes.account}>
              <dt>{adi}</dt>
              <dd>
                <MoneyText tutar={tutar} fw={600} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
