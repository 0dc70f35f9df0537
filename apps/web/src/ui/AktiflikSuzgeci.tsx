import { AKTIFLIKLER, type Aktiflik } from '@defter/contract/fields.ts';
import { SegmentedControl } from '@mantine/core';

type AktiflikSuzgeciProps = {
  label: string;
  /** A screen may have words of its own, such as on sale and off sale. */
  wordOf: (aktiflik: Aktiflik) => string;
  value: Aktiflik;
  onChange: (aktiflik: Aktiflik) => void;
};

/** Narrows a list to active entries, passive ones, or both. */
export function AktiflikSuzgeci({ label, wordOf, value, onChange }: AktiflikSuzgeciProps) {
  return (
    <SegmentedControl
      aria-label={label}
      value={value}
      onChange={(aktiflik) => onChange(aktiflik as Aktiflik)}
      data={AKTIFLIKLER.map((aktiflik) => ({ value: aktiflik, label: wordOf(aktiflik) }))}
    />
  );
}
