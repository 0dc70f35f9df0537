import { fold } from '@defter/rules/metin.ts';
import { Select, type ComboboxItem, type SelectProps } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clearByKey, CLEARS, clearWithText, pickByKey } from './pick-by-key.ts';

const SEARCHABLE_FROM = 8;

export type SelectFieldProps<Value extends string | number> = Omit<SelectProps<Value>, 'data' | 'filter'> & {
  /** `ara` is searched in addition to the label, such as a barcode. */
  data: readonly { value: Value; label: string; ara?: string; disabled?: boolean }[];
  /** An entry below the results that adds a missing record: its value, and its label for the typed text ('' at first). */
  adding?: { value: Value; label: (text: string) => string };
};

/**
 * A choice from a list. From eight entries on it can be searched, and `sanli` finds Şanlıurfa. Use `clearable` if the choice may be empty; without it
 * a choice cannot be removed. The first hit is marked while somebody types, and Enter or Tab takes it. Backspace or Delete empties a box that may be
 * empty.
 */
export function SelectField<Value extends string | number>({ data, adding, clearable = false, ...props }: SelectFieldProps<Value>) {
  const { t } = useTranslation();
  const isTyped = useRef(false);
  return (
    <Select<Value>
      data={[...data, ...(adding ? [{ value: adding.value, label: '' }] : [])]}
      searchable={adding !== undefined || data.length >= SEARCHABLE_FROM}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': t('temizle'), className: CLEARS }}
      nothingFoundMessage={t('sonucYok')}
      placeholder={t('secin')}
      maxDropdownHeight={260}
      // A list that opens by itself on the way through a form would take the Enter of the form.
      openOnFocus={false}
      selectFirstOptionOnChange
      filter={({ options, search }) => {
        const words = fold(search);
        const items = options as (ComboboxItem<Value> & { ara?: string })[];
        const known = items.filter((option) => option.value !== adding?.value);
        const found = known.filter(({ label, ara }) => fold(ara === undefined ? label : `${label} ${ara}`).includes(words));
        if (!adding || known.some((option) => words !== '' && fold(option.label) === words)) return found;
        return [...found, { value: adding.value, label: adding.label(search.trim()) }];
      }}
      {...props}
      onInput={(event) => {
        isTyped.current = event.currentTarget.value !== '';
        clearWithText(event);
      }}
      onKeyDown={(event) => {
        clearByKey(event);
        props.onKeyDown?.(event);
      }}
      onDropdownClose={() => {
        isTyped.current = false;
        props.onDropdownClose?.();
      }}
      onKeyDownCapture={(event) => pickByKey(event, { isTyped: isTyped.current, stays: (option) => adding !== undefined && option.getAttribute('value') === String(adding.value) })}
    />
  );
}
