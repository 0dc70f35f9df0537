import { Combobox, InputBase, useCombobox } from '@mantine/core';
import { UsersIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoingOn } from '../ui/use-going-on.ts';
import { lazyForm } from './lazy-form.tsx';
import { MusteriSecenekleri } from './MusteriSecenekleri.tsx';
import { useIlkBulunan } from './use-ilk-bulunan.ts';
import { useMusteriArama } from './use-musteri-arama.ts';

/** Id 0 is a person who is not a customer yet. */
export type SecilenMusteri = { id: number; adSoyad: string; telefon: string | null };

type MusteriPickerProps = {
  label: string;
  value: SecilenMusteri | null;
  onChange: (musteri: SecilenMusteri | null) => void;
  error?: React.ReactNode;
  disabled?: boolean;
  /** False if the choice may stay empty. */
  required?: boolean;
  autoFocus?: boolean;
  /** The id of the field that follows, if that is not the next one of the form. */
  next?: string;
  /** A person without a record may be chosen by name alone. */
  kayitsiz?: boolean;
  /** Gets the searched text, if the form of a new customer stands elsewhere. */
  onYeni?: (aranan: string) => void;
};

const YeniMusteri = lazyForm(async () => (await import('./YeniMusteri.tsx')).YeniMusteri);

/** Finds a customer by name, phone or file number. A new one needs two fields, right here. */
export function MusteriPicker({ label, value, onChange, error, disabled, required = true, autoFocus, next, kayitsiz, onYeni }: MusteriPickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string>();
  const [yeni, setYeni] = useState<string>();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const arama = useMusteriArama(text, combobox.dropdownOpened);
  const box = useRef<HTMLInputElement>(null);
  const leave = useGoingOn(box);
  // On a page nothing sets the focus, as the component library does in a dialog. A phone still begins at the top of the page.
  useEffect(() => {
    if (autoFocus && !box.current?.closest('[role="dialog"]')) box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a picker takes the focus once, as it appears
  }, []);
  const { pick, forget } = useIlkBulunan({ combobox, box, aranan: arama.aranan, isSettled: arama.isSettled });

  const choose = (secim: string) => {
    combobox.closeDropdown();
    if (secim === 'yeni') {
      (onYeni ?? setYeni)(arama.aranan);
      return;
    }
    if (secim === 'kayitsiz') onChange({ id: 0, adSoyad: arama.aranan, telefon: null });
    const musteri = arama.bulunanlar?.find(({ id }) => String(id) === secim);
    if (musteri) onChange({ id: musteri.id, adSoyad: musteri.adSoyad, telefon: musteri.telefon });
    setText(undefined);
  };

  if (yeni !== undefined) {
    return (
      <YeniMusteri
        ad={yeni}
        onCancel={() => {
          setYeni(undefined);
          leave(false);
        }}
        onSaved={(musteri) => {
          setYeni(undefined);
          leave(true);
          setText(undefined);
          onChange(musteri);
        }}
      />
    );
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          ref={box}
          label={label}
          required={required}
          error={error}
          disabled={disabled}
          autoComplete="off"
          data-autofocus={autoFocus || undefined}
          data-next={next}
          placeholder={t('musteri.ara')}
          leftSection={<UsersIcon size={18} />}
          value={text ?? value?.adSoyad ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onKeyDownCapture={pick}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onBlur={() => {
            forget();
            combobox.closeDropdown();
            if (text === '') onChange(null);
            setText(undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <MusteriSecenekleri arama={arama} kayitsiz={kayitsiz} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
