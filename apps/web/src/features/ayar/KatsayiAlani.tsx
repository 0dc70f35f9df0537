import { useState } from 'react';
import { NumberField } from '../../ui/NumberField.tsx';

type KatsayiAlaniProps = { id: string; aciklayan: string; deger: number; onChange: (katsayi: number) => void };

/** A coefficient, saved when it is left or with Enter, not with every digit. */
export function KatsayiAlani({ id, aciklayan, deger, onChange }: KatsayiAlaniProps) {
  const [yazilan, setYazilan] = useState<number | string | null>();
  const save = () => {
    if (typeof yazilan === 'number' && yazilan !== deger) onChange(yazilan);
    setYazilan(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <NumberField id={id} aria-describedby={aciklayan} w={90} max={1000} decimals={4} step={0.5} value={yazilan === undefined ? deger : yazilan} onChange={setYazilan} onBlur={save} />
    </form>
  );
}
