import type { AnyCall } from '@defter/contract/call.ts';
import { useUncontrolled } from '@mantine/hooks';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../app/session/yetki.ts';
import { SelectField, type SelectFieldProps } from '../ui/SelectField.tsx';
import { useGoingOn } from '../ui/use-going-on.ts';
import classes from './EklenebilirSecim.module.css';
import { shorten } from './aranan.ts';

export type Eklenen = { id: number; adi: string };
/** The props of the small form for a new record: the typed name and the callbacks. */
export type YeniKayitProps = { ad: string; onSaved: (kayit: Eklenen) => void; onCancel: () => void };

type Ekleme = {
  yetki: AnyCall['yetki'];
  /** Replaces the box until the new record is saved. */
  form: (props: YeniKayitProps) => ReactNode;
};

export type SecimProps = Omit<SelectFieldProps<number>, 'data' | 'adding' | 'value' | 'defaultValue' | 'onChange' | 'searchValue'> & {
  value?: number | string | null;
  defaultValue?: number | string | null;
  /** `adi` is the name of the chosen entry in the list. */
  onChange?: (id: number | null, adi?: string) => void;
};

/** Below every id, and below the 0 by which some boxes mean "none". The style sheet uses it too. */
const NEW = -1;

/**
 * Select box of records to which people with the flag can add while picking. It goes into a form like every input. All
 * pickers of this folder are built on it.
 *
 *     <EklenebilirSecim data={gruplar} ekle={{ yetki: urunCalls.createAnaUrun.yetki, form: YeniAnaUrun }} label={t('grup')} … />
 */
export function EklenebilirSecim({ data, ekle, value, defaultValue, onChange, onSearchChange, ...props }: SecimProps & Pick<SelectFieldProps<number>, 'data'> & { ekle: Ekleme | undefined }) {
  const { t } = useTranslation();
  const { can } = useYetki();
  const [text, setText] = useState('');
  const [secili, setSecili] = useUncontrolled<number | string | null>({ value, defaultValue, finalValue: null, onChange: onChange as (id: number | string | null, adi?: string) => void });
  const id = secili === null || secili === '' ? null : Number(secili);
  // A new record is chosen at once and shown by its name until the list has it.
  const [eklenen, setEklenen] = useState<Eklenen>();
  const [yeniAd, setYeniAd] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const leave = useGoingOn(box);

  const choose = (kayit: Eklenen) => {
    setYeniAd(undefined);
    leave(true);
    setEklenen(kayit);
    setSecili(kayit.id, kayit.adi);
  };
  const cancel = () => {
    setYeniAd(undefined);
    leave(false);
  };
  // The box holds the name of the chosen entry until it is changed.
  const add = () => setYeniAd(data.some((secenek) => secenek.value === id && secenek.label === text) ? '' : text.trim());

  if (ekle && yeniAd !== undefined) return ekle.form({ ad: yeniAd, onSaved: choose, onCancel: cancel });
  const isListed = eklenen === undefined || data.some((secenek) => secenek.value === eklenen.id);
  return (
    <SelectField<number>
      classNames={{ option: classes.option }}
      ref={box}
      {...props}
      data={isListed || id !== eklenen.id ? data : [...data, { value: eklenen.id, label: eklenen.adi }]}
      adding={ekle && can(ekle.yetki) ? { value: NEW, label: (adi) => `+ ${adi ? t('tanimEkle', { adi: shorten(adi) }) : t('yeniEkle')}` } : undefined}
      value={id}
      onChange={(secim, secenek) => (secim === NEW ? add() : setSecili(secim, secenek?.label))}
      onSearchChange={(aranan) => {
        setText(aranan);
        onSearchChange?.(aranan);
      }}
    />
  );
}
