import { type Kurus, kurus, parseTutar, ZERO } from '@defter/rules/para.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../test/render.tsx';
import { Calendar } from './Calendar.tsx';
import { DateField } from './DateField.tsx';
import { FilterInput } from './FilterInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberField } from './NumberField.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { TimeField } from './TimeField.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox');

test.each([
  ['1234,5', 1234_50, '1.234,50'],
  ['1.234,50', 1234_50, '1.234,50'],
  ['abc', 'abc', 'abc'],
  ['', null, ''],
])('an amount typed as "%s"', async (text, value, shown) => {
  const onChange = vi.fn();
  const { user } = show(<MoneyInput label="Tutar" defaultValue={kurus(9_00)} onChange={onChange} />);
  await user.clear(box());
  if (text) await user.type(box(), text);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(box().value).toBe(shown);
});

function Taken() {
  const [tutar, setTutar] = useState<Kurus>(kurus(450_00));
  return (
    <>
      <MoneyInput label="Tutar" value={tutar} onChange={(yeni) => setTutar(typeof yeni === 'number' && yeni > 0 ? yeni : ZERO)} />
      <button type="button" onClick={() => setTutar(kurus(7_50))}>Kalan</button>
      <output>{tutar}</output>
    </>
  );
}

test.each(['200', '1.200,50'])('input of an emptied field stays, although its owner stores it as nothing: %s', async (text) => {
  const { user } = show(<Taken />);
  await user.clear(box());
  await user.type(box(), text);
  expect([box().value, screen.getByRole('status').textContent]).toEqual([text, String(parseTutar(text))]);
  await user.clear(box());
  await user.tab();
  expect(box().value).toBe('0,00');
  await user.click(screen.getByRole('button'));
  expect(box().value).toBe('7,50');
});

test('an owner that keeps the old value shows it again when the field is left', async () => {
  const { user } = show(<NumberField label="Adet" value={2} onChange={() => undefined} />);
  await user.clear(box());
  expect(box().value).toBe('');
  await user.tab();
  expect(box().value).toBe('2');
});

test.each([
  ['1.000', 3, 1000, '1000'],
  ['12.500,5', 3, 12_500.5, '12500,5'],
  ['1.250', 0, 1250, '1250'],
  ['0.125', 3, 0.125, '0,125'],
  ['2.5', 3, 2.5, '2,5'],
  ['2,125', 3, 2.125, '2,125'],
  ['1.25.0', 3, '1.25.0', '1.25.0'],
])('a quantity typed as "%s", with dots as an amount has them', async (text, decimals, value, shown) => {
  const onChange = vi.fn();
  const { user } = show(<NumberField label="Miktar" decimals={decimals} onChange={onChange} />);
  await user.type(box(), text);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(box().value).toBe(shown);
});

test('a value that the owner changes and changes back is shown each time', () => {
  const { rerender } = show(<DateField label="Gün" value="2026-11-23" onChange={() => undefined} />);
  for (const [value, text] of [['2026-11-24', '24.11.2026'], ['2026-11-23', '23.11.2026'], ['2026-11-24', '24.11.2026']] as const) {
    rerender(<DateField label="Gün" value={value} onChange={() => undefined} />);
    expect(box().value).toBe(text);
  }
});

test('a value that the owner computes is shown', () => {
  const { rerender } = show(<MoneyInput label="Kalan" value={kurus(10_00)} />);
  expect(box().value).toBe('10,00');
  rerender(<MoneyInput label="Kalan" value={kurus(7_50)} />);
  expect(box().value).toBe('7,50');
});

test('a number is kept within its limits by the arrow keys', async () => {
  const onChange = vi.fn();
  const { user } = show(<NumberField label="Süre" defaultValue={55} step={5} max={60} onChange={onChange} />);
  await user.click(box());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(60);
});

test.each(['24112026', '24.11.2026', '2026-11-24'])('a date typed as %s', async (text) => {
  const onChange = vi.fn();
  const { user } = show(<DateField label="Tarih" onChange={onChange} />);
  await user.type(box(), text);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
  expect(box().value).toBe('24.11.2026');
});

test.each([
  ['1.2.27', false, '2027-02-01', '01.02.2027'],
  ['010227', false, '2027-02-01', '01.02.2027'],
  ['1/2/2027', false, '2027-02-01', '01.02.2027'],
  ['5.3.90', true, '1990-03-05', '05.03.1990'],
  ['5.3.27', true, '1927-03-05', '05.03.1927'],
  ['31.2.27', false, '31.2.27', '31.2.27'],
])('a date typed as %s, of a birthday: %s', async (text, years, value, shown) => {
  vi.setSystemTime('2026-11-28T09:00:00Z');
  const [onChange, onDay] = [vi.fn(), vi.fn()];
  const { user } = show(<DateField label="Tarih" years={years} onChange={onChange} onDay={onDay} />);
  await user.type(box(), text);
  await user.tab();
  vi.useRealTimers();
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(box().value).toBe(shown);
  expect(onDay.mock.calls).toEqual(value === text ? [] : [[value]]);
});

test('Enter sends the whole date for two digits of a year', async () => {
  const sent = vi.fn();
  function Form() {
    const [tarih, setTarih] = useState<string | null>(null);
    return (
      <form onSubmit={(event) => { event.preventDefault(); sent(tarih); }}>
        <DateField label="Tarih" value={tarih} onChange={setTarih} />
      </form>
    );
  }
  const { user } = show(<Form />);
  await user.type(box(), '1.2.27{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith('2027-02-01');
});

test('a day is picked from the calendar by the keyboard', async () => {
  const onPick = vi.fn();
  const { user } = show(<Calendar value="2026-11-24" onPick={onPick} />);
  expect(document.activeElement?.textContent).toBe('24');
  await user.keyboard('{ArrowRight}{PageDown}{ArrowLeft}{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('2026-11-30');
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['17.45', '17:45'],
])('a time typed as %s is %s', async (text, saat) => {
  const onChange = vi.fn();
  const { user } = show(<TimeField label="Saat" onChange={onChange} />);
  await user.type(box(), text);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(saat);
  expect(box().value).toBe(saat);
});

test('a phone gets its shape while it is typed and leaves as E.164', async () => {
  const onChange = vi.fn();
  const { user } = show(<PhoneInput label="Telefon" onChange={onChange} />);
  await user.type(box(), '5321234567');
  expect(box().value).toBe('0(532) 123 45 67');
  expect(onChange).toHaveBeenLastCalledWith('+905321234567');
});

function Filter({ onChange }: { onChange: (text: string) => void }) {
  const [text, setText] = useState('');
  const change = (next: string) => {
    onChange(next);
    setText(next);
  };
  return (
    <>
      <FilterInput label="Açıklama" value={text} onChange={change} />
      <button type="button" onClick={() => change('')}>Temizle</button>
    </>
  );
}

test.each(['{Enter}', '{Tab}'])('a filter tells its typed text at once by %s', async (key) => {
  const onChange = vi.fn();
  const { user } = show(<Filter onChange={onChange} />);
  await user.type(box(), ` çat ${key}`);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('çat');
});

test('a filter that is cleared from elsewhere is empty, also right after typing', async () => {
  const onChange = vi.fn();
  const { user } = show(<Filter onChange={onChange} />);
  await user.type(box(), 'çat');
  await user.click(screen.getByRole('button', { name: 'Temizle' }));
  expect(onChange.mock.calls).toEqual([['çat'], ['']]);
  expect(box().value).toBe('');
});

test('a day to go to is told once it is complete', async () => {
  const onDay = vi.fn();
  const { user } = show(<DateField label="Gün" value="2026-11-27" onDay={onDay} />);
  await user.clear(box());
  await user.type(box(), '25.11.2026');
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-11-25');
});
