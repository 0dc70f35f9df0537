import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renkStyle } from './RenkNoktasi.tsx';
import classes from './RenkSecimi.module.css';

/** Colours that colour-blind people can tell apart. `ad` is a key of the catalogue. */
export const RENKLER = [
  { ad: 'mavi', renk: '#2F80ED' },
  { ad: 'turuncu', renk: '#F2994A' },
  { ad: 'yesil', renk: '#27AE60' },
  { ad: 'mor', renk: '#9B51E0' },
  { ad: 'kirmizi', renk: '#EB5757' },
  { ad: 'camgobegi', renk: '#00838F' },
  { ad: 'pembe', renk: '#C2185B' },
  { ad: 'kahverengi', renk: '#8D6E63' },
  { ad: 'gri', renk: '#828282' },
] as const;

type RenkSecimiProps = { label: string; value: string; onChange: (renk: string) => void };

/** One of the colours. A template that came with another colour, from a client of its own, can keep it. */
export function RenkSecimi({ label, value, onChange }: RenkSecimiProps) {
  const { t } = useTranslation('vardiya');
  const name = useId();
  const [ilk] = useState(value);
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const renkler = RENKLER.some(({ renk }) => isSame(renk, ilk)) ? RENKLER : [{ ad: 'kendi', renk: ilk } as const, ...RENKLER];
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={classes.colours} role="radiogroup" aria-label={label}>
        {renkler.map(({ ad, renk }) => (
          <input
            key={renk}
            type="radio"
            name={name}
            className={classes.colour}
            style={renkStyle(renk)}
            aria-label={t(`renk.${ad}`)}
            title={t(`renk.${ad}`)}
            checked={isSame(value, renk)}
            onChange={() => onChange(renk)}
          />
        ))}
      </div>
    </Input.Wrapper>
  );
}
