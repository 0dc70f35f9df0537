import { Checkbox, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from 'lucide-react';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './FlagBoxes.module.css';
import { countOn, sapmaOfFlag, searchFlags, setAll, type FlagGroup, type Flags } from './flags.ts';

type FlagBoxesProps<Name extends string> = {
  groups: readonly FlagGroup<Name>[];
  value: Flags<Name>;
  /** The flags of the role. Boxes that differ from it are marked. */
  rol?: Flags<Name>;
  onChange: (value: Flags<Name>) => void;
  disabled: boolean;
  searchLabel: string;
};

/** Many check boxes in groups. A group can be ticked at once, and a search over all of them leaves few to read. */
export function FlagBoxes<Name extends string>({ groups, value, rol, onChange, disabled, searchLabel }: FlagBoxesProps<Name>) {
  const { t } = useTranslation('personel');
  const [search, setSearch] = useState('');
  const found = searchFlags(groups, search);

  return (
    <>
      <TextInput
        type="search"
        placeholder={searchLabel}
        aria-label={searchLabel}
        leftSection={<SearchIcon size={17} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // Otherwise Enter would save the form around the boxes.
        onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
      />
      {found.map((group) => {
        const on = countOn(group, value);
        return (
          <fieldset key={group.id} className={classes.group} disabled={disabled}>
            <legend className={classes.legend}>
              {group.title}
              <span className={classes.count}>
                {on}/{group.flags.length}
              </span>
            </legend>
            <Checkbox
              className={classes.all}
              label={t('hepsi')}
              checked={on === group.flags.length}
              indeterminate={on > 0 && on < group.flags.length}
              onChange={(event) => onChange(setAll(group, value, event.currentTarget.checked))}
            />
            <div className={classes.boxes}>
              {group.flags.map(({ name, label }) => (
                <Checkbox
                  key={name}
                  label={<FlagLabel label={label} sapma={sapmaOfFlag(value[name], rol?.[name])} />}
                  checked={value[name]}
                  onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      {found.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {t('eslesmeYok')}
        </Text>
      )}
    </>
  );
}

function FlagLabel({ label, sapma }: { label: string; sapma: 'ek' | 'eksik' | undefined }) {
  const { t } = useTranslation('personel');
  if (!sapma) return label;
  return (
    <span className={classes.differs}>
      {label}
      <StatusBadge compact tone={sapma === 'ek' ? 'green' : 'red'} letter={sapma === 'ek' ? '+' : '−'} label={t(`sapma.${sapma}`)} />
    </span>
  );
}
