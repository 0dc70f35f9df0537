import { fold } from '@defter/rules/metin.ts';
import { Select, type ComboboxItem, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const SEARCHABLE_FROM = 8;

type SelectFieldProps<Value extends string | number> = Omit<SelectProps<Value>, 'data' | 'filter'> & {
  data: readonly { value: Value; label: string; disabled?: boolean }[];
};

/**
 * One of a list; from eight entries on it can be searched, and `sanli` finds Şanlıurfa.
 * What may be empty gets `clearable`; what may not cannot be taken back once chosen.
 */
export function SelectField<Value extends string | number>({ data, clearable = false, ...props }: SelectFieldProps<Value>) {
  const { t } = useTranslation();
  return (
    <Select<Value>
      data={[...data]}
      searchable={data.length >= SEARCHABLE_FROM}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': t('temizle') }}
      nothingFoundMessage={t('sonucYok')}
      placeholder={t('secin')}
      maxDropdownHeight={260}
      filter={({ options, search }) => {
        const words = fold(search);
        return options.filter((option) => fold((option as ComboboxItem<Value>).label).includes(words));
      }}
      {...props}
    />
  );
}
