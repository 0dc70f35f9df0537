import { EN_UZUN_ARAMA } from '@defter/contract/fields.ts';
import { musteriCalls, MUSTERI_SATIRI_ALANLARI } from '@defter/contract/musteri.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { Combobox, type ComboboxStore, InputBase, Text, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { PlusIcon, UsersIcon } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../app/data/query.ts';
import { useYetki } from '../app/session/yetki.ts';
import { useReason } from '../app/session/YetkiButton.tsx';
import { goOn, isListOpen, pickByKey } from '../ui/pick-by-key.ts';
import { useGoingOn } from '../ui/use-going-on.ts';
import { useStill } from '../ui/use-still.ts';
import { readAranan, shorten } from './aranan.ts';
import { lazyForm } from './lazy-form.tsx';

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

const TYPING = 180;
const ROWS = 8;

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

// The parts of the picker stand in one file: small modules of several screens go into the chunk that every screen loads.

/** Finds customers by a typed text, while the list of hits is open. */
function useMusteriArama(text: string | undefined, isOpen: boolean) {
  // People who may not search customers may still name or add one.
  const reason = useReason(musteriCalls.list.yetki);
  const aranan = text?.trim() ?? '';
  const [ara] = useDebouncedValue(aranan, TYPING);
  const { data, isPlaceholderData } = useCall(
    musteriCalls.list,
    { query: { ara: ara.slice(0, EN_UZUN_ARAMA) || null, durum: 'aktif', sirala: 'uygunluk', sayfaBoyutu: ROWS, alanlar: MUSTERI_SATIRI_ALANLARI } },
    { enabled: isOpen && !reason, keep: true },
  );
  const { shown, onPointerDown } = useStill(data?.liste);
  return {
    aranan,
    /** Why nobody can be searched. */
    reason,
    /** Undefined until the first answer. */
    bulunanlar: shown,
    /** Whether the hits belong to the present text, and not to that of a moment ago. */
    isSettled: reason !== undefined || (data !== undefined && shown === data.liste && !isPlaceholderData && ara === aranan),
    /** For the list of hits, which holds still while a press on it lasts. */
    onPointerDown,
  };
}

type IlkBulunan = {
  combobox: ComboboxStore;
  box: RefObject<HTMLInputElement | null>;
  aranan: string;
  /** Whether the hits belong to the present text. */
  isSettled: boolean;
};

/** Chooses the first hit by Enter or Tab and goes on, or saves with Ctrl+Enter. A key that is pressed before the hits came waits for them. */
function useIlkBulunan({ combobox, box, aranan, isSettled }: IlkBulunan) {
  /** The step after the choice of the first hit, if its key was pressed before the hits came. */
  const awaited = useRef<'next' | 'save'>(undefined);

  useEffect(() => {
    if (!isSettled || aranan === '' || !combobox.dropdownOpened) return;
    const id = combobox.selectFirstOption();
    const follows = awaited.current;
    if (!follows || id === null) return;
    awaited.current = undefined;
    combobox.clickSelectedOption();
    if (follows === 'next' && box.current) goOn(box.current);
    else box.current?.form?.requestSubmit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the store is another object on every render
  }, [isSettled, aranan, combobox.dropdownOpened]);

  return {
    pick: (event: KeyboardEvent<HTMLInputElement>) => {
      const waits = (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && isListOpen(event.target) && aranan !== '' && !isSettled;
      awaited.current = waits ? (event.ctrlKey || event.metaKey ? 'save' : 'next') : undefined;
      if (!waits) return pickByKey(event, { isTyped: aranan !== '', stays: (option) => option.getAttribute('value') === 'yeni' });
      event.preventDefault();
      event.stopPropagation();
    },
    /** Waits for no hits any more. */
    forget: () => {
      awaited.current = undefined;
    },
  };
}

type MusteriSecenekleriProps = {
  arama: ReturnType<typeof useMusteriArama>;
  /** A person without a record may be chosen by name alone. */
  kayitsiz: boolean | undefined;
};

/** The list of a customer picker: the hits, then somebody without a record, then a new customer. */
function MusteriSecenekleri({ arama: { aranan, bulunanlar, reason, onPointerDown }, kayitsiz }: MusteriSecenekleriProps) {
  const { t } = useTranslation();
  const { can } = useYetki();
  return (
    <Combobox.Options onPointerDown={onPointerDown} mah={320} style={{ overflowY: 'auto' }}>
      {bulunanlar?.map(({ id, adSoyad, telefon, dosyaNo }) => (
        <Combobox.Option key={id} value={String(id)}>
          <Text size="sm" fw={500}>
            {adSoyad}
          </Text>
          <Text size="xs" c="dimmed" className="tabular">
            {[telefon && formatTelefon(telefon), dosyaNo].filter(Boolean).join(' · ')}
          </Text>
        </Combobox.Option>
      ))}
      {reason && <Combobox.Empty>{reason}</Combobox.Empty>}
      {bulunanlar?.length === 0 && <Combobox.Empty>{t('musteri.yok')}</Combobox.Empty>}
      {kayitsiz && readAranan(aranan).ad !== '' && (
        <Combobox.Option value="kayitsiz">
          <Text size="sm" fw={600} c="defter" style={{ overflowWrap: 'anywhere' }}>
            {t('musteri.kayitsiz', { ad: shorten(aranan) })}
          </Text>
        </Combobox.Option>
      )}
      {can(musteriCalls.createFromRandevu.yetki) && (
        <Combobox.Option value="yeni">
          <Text size="sm" fw={600} c="defter" component="span" style={{ display: 'inline-flex', gap: 6, alignItems: 'center', overflowWrap: 'anywhere' }}>
            <PlusIcon size={16} style={{ flex: 'none' }} />
            {aranan ? t('musteri.yeniAdli', { ad: shorten(aranan) }) : t('musteri.yeni')}
          </Text>
        </Combobox.Option>
      )}
    </Combobox.Options>
  );
}
