import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../test/render.tsx';
import { useFingerChoice } from './finger-choice.ts';
import { SelectField } from './SelectField.tsx';

const ILLER = ['Adana', 'Adıyaman', 'Afyon', 'Ağrı', 'Aksaray', 'Amasya', 'Ankara', 'Antalya'];

function Form() {
  useFingerChoice();
  return <SelectField<string> label="İl" data={ILLER.map((il) => ({ value: il, label: il }))} />;
}

/** @returns whether the box has the focus after the choice */
async function choose(key: '[TouchA]' | '[MouseLeft]') {
  const { user } = show(<Form />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'İl' });
  await user.click(box);
  const option = await screen.findByRole('option', { name: 'Ankara', hidden: true });
  await user.pointer({ keys: key, target: option });
  expect(box.value).toBe('Ankara');
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement === box;
}

test('a choice by finger leaves the box, so that the keyboard of the phone closes', async () => {
  expect(await choose('[TouchA]')).toBe(false);
});

test('a choice by mouse stays in the box, where the keyboard goes on', async () => {
  expect(await choose('[MouseLeft]')).toBe(true);
});
