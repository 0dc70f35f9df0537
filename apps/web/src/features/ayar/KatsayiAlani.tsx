import { ayarCalls } from '@defter/contract/ayar.ts';
import { useState } from 'react';
import type { Katsayi } from '../../app/ayar/anahtarlar.ts';
import { refusalOfValue } from '../../ui/form.ts';
import { messageText } from '../../ui/notice.ts';
import { NumberField } from '../../ui/NumberField.tsx';

type KatsayiAlaniProps = { anahtar: Katsayi; id: string; aciklayan: string; deger: number; onChange: (katsayi: number) => void };

/**
 * A coefficient. It is saved on leaving or with Enter, not with every digit. A refused value stays, with the reason.
 */
export function KatsayiAlani({ anahtar, id, aciklayan, deger, onChange }: KatsayiAlaniProps) {
  const [yazilan, setYazilan] = useState<number | string | null>();
  const [hata, setHata] = useState<string>();
  const save = () => {
    if (yazilan === undefined) return;
    const katsayi = yazilan === null ? undefined : Number(String(yazilan).replace(',', '.'));
    const neden = katsayi === undefined ? messageText('zorunluAlan') : refusalOfValue(ayarCalls.save.body.shape[anahtar], katsayi);
    setHata(neden);
    if (neden !== undefined || katsayi === undefined) return;
    if (katsayi !== deger) onChange(katsayi);
    setYazilan(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <NumberField
        id={id}
        aria-describedby={aciklayan}
        w={120}
        max={1000}
        decimals={4}
        step={0.5}
        error={hata}
        value={yazilan === undefined ? deger : yazilan}
        onChange={setYazilan}
        onBlur={save}
      />
    </form>
  );
}
