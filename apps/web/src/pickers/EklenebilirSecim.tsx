import type { AnyCall } from '@defter/contract/call.ts';
import { useUncontrolled } from '@mantine/hooks';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../app/session/yetki.ts';
import { SelectField, type SelectFieldProps } from '../ui/SelectField.tsx';
import classes from './EklenebilirSecim.module.css';
import { shorten } from './shorten.ts';

export type Eklenen = { id: number; adi: string };
/** What the small form of something new gets: the name that was typed, and whom it tells. */
export type YeniKayitProps = { ad: string; onSaved: (kayit: Eklenen) => void; onCancel: () => void };

type Ekleme = {
  yetki: AnyCall['yetki'];
  /** Stands in place of the box until it is saved. */
  form: (props: YeniKayitProps) => ReactNode;
  /** Where a name is enough: saves what was typed without asking for more. */
  hemen?: (ad: string, onSaved: YeniKayitProps['onSaved']) => void;
};

export type SecimProps = Omit<SelectFieldProps<number>, 'data' | 'adding' | 'value' | 'defaultValue' | 'onChange' | 'searchValue'> & {
  value?: number | string | null;
  defaultValue?: number | string | null;
  /** `adi` is what is chosen as the list calls it. */
  onChange?: (id: number | null, adi?: string) => void;
};

/** Below every id, and below the 0 by which some boxes mean "none"; the style sheet knows it too. */
const NEW = -1;
/** So long the key that has chosen it may still be down. */
const HELD_MS = 500;

/**
 * Select box of records that can be added to while picking, by those who may; goes into a form like every input. All
 * pickers of this folder are made of it.
 *
 *     <EklenebilirSecim data={gruplar} ekle={{ yetki: urunCalls.createAnaUrun.yetki, form: YeniAnaUrun }} label={t('grup')} … />
 */
export function EklenebilirSecim({ data, ekle, value, defaultValue, onChange, onSearchChange, ...props }: SecimProps & Pick<SelectFieldProps<number>, 'data'> & { ekle: Ekleme | undefined }) {
  const { t } = useTranslation();
  const { can } = useYetki();
  const [text, setText] = useState('');
  const [secili, setSecili] = useUncontrolled<number | string | null>({ value, defaultValue, finalValue: null, onChange: onChange as (id: number | string | null, adi?: string) => void });
  const id = secili === null || secili === '' ? null : Number(secili);
  // What is new is chosen at once and shown by its name until the list has it.
  const [eklenen, setEklenen] = useState<Eklenen>();
  const [yeniAd, setYeniAd] = useState<string>();
  const added = useRef(-Infinity);
  const [isBack, setBack] = useState(false);

  // Whoever works by keyboard goes on where the form of the new one was.
  const leaveForm = () => {
    setYeniAd(undefined);
    setBack(true);
  };
  const choose = (kayit: Eklenen) => {
    leaveForm();
    setEklenen(kayit);
    setSecili(kayit.id, kayit.adi);
  };
  const add = () => {
    added.current = performance.now();
    // Untouched, the box holds the name of what is chosen.
    const ad = data.some((secenek) => secenek.value === id && secenek.label === text) ? '' : text.trim();
    if (ad !== '' && ekle?.hemen) ekle.hemen(ad, choose);
    else setYeniAd(ad);
  };

  if (ekle && yeniAd !== undefined) return ekle.form({ ad: yeniAd, onSaved: choose, onCancel: leaveForm });
  const isListed = eklenen === undefined || data.some((secenek) => secenek.value === eklenen.id);
  return (
    <SelectField<number>
      classNames={{ option: classes.option }}
      {...(isBack && { autoFocus: true, openOnFocus: false })}
      {...props}
      data={isListed || id !== eklenen.id ? data : [...data, { value: eklenen.id, label: eklenen.adi }]}
      adding={ekle && can(ekle.yetki) ? { value: NEW, label: (adi) => `+ ${adi ? t('tanimEkle', { adi: shorten(adi) }) : t('yeniEkle')}` } : undefined}
      value={id}
      onKeyDown={(event) => {
        // It would save the form around the box, without what is being added.
        if (event.key === 'Enter' && (props.readOnly || event.timeStamp - added.current < HELD_MS)) event.preventDefault();
      }}
      onChange={(secim, secenek) => (secim === NEW ? add() : setSecili(secim, secenek?.label))}
      onSearchChange={(aranan) => {
        setText(aranan);
        onSearchChange?.(aranan);
      }}
    />
  );
}
