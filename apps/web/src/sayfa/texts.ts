import { createContext, use } from 'react';
import type { HataKodu } from '@defter/contract/errors.ts';
import tr from '../texts/tr/sayfa.json';

/** The catalogue of the page. Turkish comes with it, English is fetched when somebody asks for it. */
export type Texts = typeof tr;
export type Dil = 'tr' | 'en';

const STORED = 'defter-sayfa-dil';

/** The language that was chosen before; without one that of the browser, where it is not Turkish. */
export function firstDil(): Dil {
  try {
    const stored = localStorage.getItem(STORED);
    if (stored === 'tr' || stored === 'en') return stored;
  } catch {
    // Storage may be forbidden, and the browser's language is used then.
  }
  return navigator.language.startsWith('tr') ? 'tr' : 'en';
}

/** Loads the texts of a language and lets the document say which it is. */
export async function loadTexts(dil: Dil): Promise<Texts> {
  const texts = dil === 'tr' ? tr : (await import('../texts/en/sayfa.json')).default;
  document.documentElement.lang = dil;
  return texts;
}

export function keepDil(dil: Dil): void {
  try {
    localStorage.setItem(STORED, dil);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

export const TextsContext = createContext<{ m: Texts; dil: Dil }>({ m: tr, dil: 'tr' });
export const useTexts = (): { m: Texts; dil: Dil } => use(TextsContext);

type Values = Readonly<Record<string, string | number>>;

/** `fill('{{dakika}} dk', { dakika: 30 })` is `30 dk`. */
export const fill = (text: string, values: Values): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** A refusal in words. */
export function hataOf({ hata }: Texts, kod: HataKodu, values: Values = {}): string {
  const texts: Partial<Record<HataKodu, string>> = hata;
  return fill(texts[kod] ?? hata.diger, values);
}
