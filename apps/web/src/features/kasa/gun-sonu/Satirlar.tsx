import type { Kurus } from '@defter/rules/para.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import classes from './GunSonu.module.css';

/** Names and amounts, one under the other; a name without an amount is a heading. */
export const Satirlar = ({ satirlar }: { satirlar: readonly (readonly [string, Kurus | null])[] }) => (
  <dl className={classes.amounts}>
    {satirlar.map(([ad, tutar]) => (
      <div key={ad}>
        <dt>{ad}</dt>
        <dd>{tutar !== null && <MoneyText tutar={tutar} />}</dd>
      </div>
    ))}
  </dl>
);
