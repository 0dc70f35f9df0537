import { tanimCalls, tanimOf, type TanimSatiri, type TanimTuru } from '@defter/contract/tanim.ts';
import { useUncontrolled } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/query.ts';
import { useYetki } from '../app/yetki.ts';
import { SelectField, type SelectFieldProps } from '../ui/SelectField.tsx';
import { useTanimlar } from './use-tanimlar.ts';

type TanimSecimiProps<T extends TanimTuru> = Omit<SelectFieldProps<number>, 'data' | 'adding' | 'value' | 'defaultValue' | 'onChange' | 'searchValue'> & {
  tur: T;
  value?: number | string | null;
  defaultValue?: number | string | null;
  onChange?: (id: number | null) => void;
  /** Which of the active entries are offered; those of one category, for example. */
  uygun?: (satir: TanimSatiri<T>) => boolean;
  /** What a new entry has beside its name, such as the category it is below; null where none can be added here. */
  yeni?: Record<string, unknown> | null;
};

/** Ids begin at 1. */
const NEW = 0;

/**
 * Select box of a definition; goes into a form like every input. What is not in the list can be added while picking, by
 * those who have the flag of the kind.
 *
 *     <TanimSecimi tur="meslek" label={t('meslek')} clearable key={form.key('meslekID')} {...form.getInputProps('meslekID')} />
 *     <TanimSecimi tur="altKategori" uygun={(alt) => alt.kategoriID === kategoriID} yeni={{ kategoriID }} … />
 */
export function TanimSecimi<T extends TanimTuru>({ tur, value, defaultValue, onChange, uygun, yeni = {}, disabled, ...props }: TanimSecimiProps<T>) {
  const { t } = useTranslation();
  const { can } = useYetki();
  const satirlar = useTanimlar(tur);
  const [text, setText] = useState('');
  const [secili, setSecili] = useUncontrolled<number | string | null>({ value, defaultValue, finalValue: null, onChange: onChange as (id: number | string | null) => void });
  const id = secili === null || secili === '' ? null : Number(secili);
  const { create } = tanimOf(tur).calls;
  const save = useSave(create ?? tanimCalls.hepsi, { invalidate: [tanimCalls.hepsi] });
  // The new entry is chosen at once and shown by its name until the list has it.
  const [eklenen, setEklenen] = useState<{ id: number; adi: string }>();

  const add = () => {
    const adi = text.trim();
    save.mutate(
      { body: { id: NEW, adi, ...yeni } },
      {
        onSuccess: (answer) => {
          const yeniID = (answer as unknown as { id: number }).id;
          setEklenen({ id: yeniID, adi });
          setSecili(yeniID);
        },
      },
    );
  };

  const offered = satirlar.filter((satir) => satir.id === id || (isActive(satir) && (uygun?.(satir) ?? true)));
  const data = offered.map((satir) => ({ value: satir.id, label: satir.adi }));
  if (eklenen && id === eklenen.id && !offered.some((satir) => satir.id === id)) data.push({ value: eklenen.id, label: eklenen.adi });
  const mayAdd = create !== undefined && yeni !== null && can(create.yetki);

  return (
    <SelectField<number>
      {...props}
      data={data}
      disabled={disabled || save.isPending}
      adding={mayAdd ? { value: NEW, label: (adi) => t('tanimEkle', { adi }) } : undefined}
      value={id}
      onChange={(secim) => (secim === NEW ? add() : setSecili(secim))}
      onSearchChange={setText}
    />
  );
}

const isActive = (satir: object) => !('aktifMi' in satir) || satir.aktifMi !== false;
