import { EN_UZUN_ARAMA } from '@defter/contract/fields.ts';
import { musteriCalls, MUSTERI_SATIRI_ALANLARI } from '@defter/contract/musteri.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { Combobox, InputBase, Text, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../app/data/query.ts';
import { useYetki } from '../app/session/yetki.ts';
import { PlusIcon, UsersIcon } from 'lucide-react';
import { usePart } from '../ui/use-part.ts';
import { readAranan, shorten } from './aranan.ts';

/** Id 0 is a person who is not a customer yet. */
export type SecilenMusteri = { id: number; adSoyad: string; telefon: string | null };

type MusteriPickerProps = {
  label: string;
  value: SecilenMusteri | null;
  onChange: (musteri: SecilenMusteri | null) => void;
  error?: React.ReactNode;
  disabled?: boolean;
  /** False where the choice may stay empty. */
  required?: boolean;
  autoFocus?: boolean;
  /** A person who is not registered may be chosen by name alone. */
  kayitsiz?: boolean;
};

const loadForm = async () => (await import('./YeniMusteri.tsx')).YeniMusteri;

const TYPING = 180;
const ROWS = 8;

/** Finds a customer by name, phone or file number. A new one needs two fields, right here. */
export function MusteriPicker({ label, value, onChange, error, disabled, required = true, autoFocus, kayitsiz }: MusteriPickerProps) {
  const { t } = useTranslation();
  const { can } = useYetki();
  const [text, setText] = useState<string>();
  const [yeni, setYeni] = useState<string>();
  const Form = usePart(yeni !== undefined, loadForm);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [ara] = useDebouncedValue(text?.trim() ?? '', TYPING);
  const { data } = useCall(musteriCalls.list, { query: { ara: ara.slice(0, EN_UZUN_ARAMA) || null, durum: 'aktif', sayfaBoyutu: ROWS, alanlar: MUSTERI_SATIRI_ALANLARI } }, { enabled: combobox.dropdownOpened, keep: true });
  const bulunanlar = data?.liste ?? [];
  const aranan = text?.trim() ?? '';

  const choose = (secim: string) => {
    combobox.closeDropdown();
    if (secim === 'yeni') {
      setYeni(text?.trim() ?? '');
      return;
    }
    if (secim === 'kayitsiz') onChange({ id: 0, adSoyad: aranan, telefon: null });
    const musteri = bulunanlar.find(({ id }) => String(id) === secim);
    if (musteri) onChange({ id: musteri.id, adSoyad: musteri.adSoyad, telefon: musteri.telefon });
    setText(undefined);
  };

  if (Form && yeni !== undefined) {
    return (
      <Form
        ad={yeni}
        onCancel={() => setYeni(undefined)}
        onSaved={(musteri) => {
          setYeni(undefined);
          setText(undefined);
          onChange(musteri);
        }}
      />
    );
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.Target>
        <InputBase
          label={label}
          required={required}
          error={error}
          disabled={disabled}
          autoComplete="off"
          data-autofocus={autoFocus || undefined}
          placeholder={t('musteri.ara')}
          leftSection={<UsersIcon size={18} />}
          value={text ?? value?.adSoyad ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            if (text === '') onChange(null);
            setText(undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }}>
          {bulunanlar.map(({ id, adSoyad, telefon, dosyaNo }) => (
            <Combobox.Option key={id} value={String(id)}>
              <Text size="sm" fw={500}>
                {adSoyad}
              </Text>
              <Text size="xs" c="dimmed" className="tabular">
                {[telefon && formatTelefon(telefon), dosyaNo].filter(Boolean).join(' · ')}
              </Text>
            </Combobox.Option>
          ))}
          {data && bulunanlar.length === 0 && <Combobox.Empty>{t('musteri.yok')}</Combobox.Empty>}
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
      </Combobox.Dropdown>
    </Combobox>
  );
}
