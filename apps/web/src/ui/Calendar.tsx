import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/tr';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import { DatePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from './today.ts';

type CalendarProps = {
  value: Tarih | undefined;
  onPick: (tarih: Tarih) => void;
  /** Opens with the years while nothing is chosen, for birthdays. */
  years?: boolean;
};

const DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTHS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** The day that a key leads to; undefined for other keys. */
function stepFrom(day: Tarih, key: string): Tarih | undefined {
  if (key in DAYS) return addDays(day, DAYS[key]!);
  return key in MONTHS ? dayjs(day).add(MONTHS[key]!, 'month').startOf('month').format('YYYY-MM-DD') : undefined;
}

/**
 * Shows one month to pick a day from; the week begins on Monday. Arrows move by days, PageUp and PageDown by months.
 */
export function Calendar({ value, onPick, years = false }: CalendarProps) {
  const { t, i18n } = useTranslation();
  const [shown, setShown] = useState(value ?? today());
  const [focused, setFocused] = useState(shown);
  const picker = useRef<HTMLDivElement>(null);

  useEffect(() => picker.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus(), [focused]);

  // The library's own arrows stay within the month.
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const { day } = (event.target as HTMLElement).dataset;
    const next = day && stepFrom(day, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setShown(next);
    setFocused(next);
  };

  return (
    <DatePicker
      ref={picker}
      locale={i18n.language}
      firstDayOfWeek={1}
      weekdayFormat="ddd"
      weekendDays={[]}
      highlightToday
      defaultLevel={years && !value ? 'decade' : 'month'}
      date={shown}
      onDateChange={setShown}
      value={value ?? null}
      onChange={(day) => day && onPick(day)}
      getDayProps={(day) => ({ 'data-day': day, 'data-autofocus': day === focused || undefined })}
      onKeyDownCapture={walk}
      ariaLabels={{
        previousMonth: t('oncekiAy'),
        nextMonth: t('sonrakiAy'),
        previousYear: t('oncekiYil'),
        nextYear: t('sonrakiYil'),
        previousDecade: t('oncekiOnYil'),
        nextDecade: t('sonrakiOnYil'),
      }}
    />
  );
}
