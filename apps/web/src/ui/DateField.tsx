import { formatTarih, isTarih, parseKisaTarih, parseTarih, type Tarih } from '@defter/rules/tarih.ts';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar } from './Calendar.tsx';
import { CalendarIcon } from 'lucide-react';
import classes from './inputs.module.css';
import { ofRow } from './of-row.ts';
import { today } from './today.ts';
import { useTypedText } from './use-typed-text.ts';

type DateFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD`. */
  value?: Tarih | null;
  defaultValue?: Tarih | null;
  /** Gets all that is typed, so that a form can refuse it: incomplete text too, and null for an empty field. */
  onChange?: (tarih: Tarih | null) => void;
  /** Gets whole days only, to go to a day or to filter by one. An emptied field shows its day again when it is left. */
  onDay?: (tarih: Tarih) => void;
  /** Offers a list of years, for birthdays. */
  years?: boolean;
};

/** Two digits of a year mean at most so many years ahead, so that `1.2.70` is a day of the past. */
const YEARS_AHEAD = 20;

/** A date, typed as `24.11.2026` or, with the year read when the field is left, `24.11.26`; or picked from a calendar (by its button or the arrow down). */
export function DateField({ value, defaultValue, onChange, onDay, onBlur, years, ...props }: DateFieldProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const name = props['aria-label'] ?? props.label;
  const tell = (tarih: Tarih | null) => {
    onChange?.(tarih);
    if (tarih !== null && isTarih(tarih)) onDay?.(tarih);
  };
  const typed = useTypedText<Tarih>({ value, defaultValue, onChange: tell, format: formatTarih, parse: parseTarih });

  const pick = (tarih: Tarih) => {
    typed.put(tarih);
    setOpened(false);
  };
  /** Turns two digits of a year into a whole year; a birthday is never in the future. */
  const complete = (): boolean => {
    const tarih = parseKisaTarih(typed.text, Number(today().slice(0, 4)) + (years ? 0 : YEARS_AHEAD));
    if (tarih) typed.put(tarih);
    return tarih !== undefined;
  };
  const followKey = (event: KeyboardEvent) => {
    // Enter sends the field's value without leaving it.
    if (event.key === 'Enter') complete();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpened(true);
  };

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withinPortal withRoles={false}>
      <Popover.Target>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('tarihOrnek')}
          {...props}
          classNames={{ input: classes.figures }}
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onKeyDown={followKey}
          onBlur={(event) => {
            if (!complete()) typed.tidy();
            onBlur?.(event);
          }}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={typeof name === 'string' ? ofRow(t('takvimiAc'), name) : t('takvimiAc')}
              aria-expanded={opened}
              onClick={() => setOpened((was) => !was)}
              disabled={props.disabled}
            >
              <CalendarIcon size={18} />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <Calendar value={parseTarih(typed.text)} onPick={pick} years={years} />
      </Popover.Dropdown>
    </Popover>
  );
}
