import { addDays, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { today } from './today.ts';
import classes from './Calendar.module.css';

type CalendarProps = {
  value: Tarih | undefined;
  onPick: (tarih: Tarih) => void;
  /** Offers a list of years, for birthdays. */
  years?: boolean;
  /** Takes the focus to the day when it appears. */
  autoFocus?: boolean;
};

const WEEKS = 6;
const OLDEST = 110;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const monthOf = (tarih: Tarih) => tarih.slice(0, 7);

/** `2026-01` and -1 is `2025-12`. */
function addMonths(month: string, n: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + n, 1)).toISOString().slice(0, 7);
}

/** One month to pick a day from; the week begins on Monday. Arrows walk the days, PageUp and PageDown the months. */
export function Calendar({ value, onPick, years, autoFocus = true }: CalendarProps) {
  const { t, i18n } = useTranslation();
  const [cursor, setCursor] = useState(value ?? today());
  const grid = useRef<HTMLTableElement>(null);
  const walked = useRef(autoFocus);

  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const month = monthOf(cursor);
  const first = startOfWeek(`${month}-01`);
  const weeks = Array.from({ length: WEEKS }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)));
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: years ? undefined : 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  const dayName = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  const weekdayName = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });

  const turn = (months: number, byKey = false) => {
    walked.current = byKey;
    setCursor(`${addMonths(month, months)}-01`);
  };
  const walk = (event: KeyboardEvent) => {
    const months = { PageUp: -1, PageDown: 1 }[event.key];
    const days = STEPS[event.key];
    if (months === undefined && days === undefined) return;
    event.preventDefault();
    if (months) return turn(months, true);
    walked.current = true;
    setCursor(addDays(cursor, days ?? 0));
  };

  return (
    <div className={classes.calendar}>
      <Group gap={4} mb={4} wrap="nowrap">
        <ActionIcon variant="subtle" color="gray" aria-label={t('oncekiAy')} onClick={() => turn(-1)}>
          <ChevronLeftIcon size={18} />
        </ActionIcon>
        <Text size="sm" fw={600} flex={1} ta="center" tt="capitalize" aria-live="polite">
          {monthName}
        </Text>
        {years && (
          <NativeSelect
            size="xs"
            aria-label={t('yil')}
            value={month.slice(0, 4)}
            data={Array.from({ length: OLDEST }, (_, ago) => String(Number(today().slice(0, 4)) + 1 - ago))}
            onChange={(event) => setCursor(`${event.currentTarget.value}-${month.slice(5)}-01`)}
          />
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t('sonrakiAy')} onClick={() => turn(1)}>
          <ChevronRightIcon size={18} />
        </ActionIcon>
      </Group>
      <table ref={grid} role="grid" aria-label={monthName} onKeyDown={walk}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekdayName.format(new Date(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    className={classes.day}
                    tabIndex={day === cursor ? 0 : -1}
                    data-autofocus={day === cursor || undefined}
                    data-outside={monthOf(day) === month ? undefined : true}
                    data-today={day === today() || undefined}
                    data-selected={day === value || undefined}
                    aria-label={dayName.format(new Date(day))}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
