import { SOZLESME_ALANLARI } from '@defter/rules/sozlesme.ts';
import { expect, test } from 'vitest';

const files = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' });

/** `kod.baslik`, … of a catalogue; the forms of a plural count as one. */
function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${before}${key}.`) : [`${before}${key}`.replace(/_(one|other)$/, '')],
  );
}

const names = Object.keys(files).filter((file) => file.startsWith('./tr/')).map((file) => file.slice('./tr/'.length));

test.each(names)('%s has the same texts in both languages', (name) => {
  const english = files[`./en/${name}`];
  expect(english, 'the English twin').toBeDefined();
  expect([...new Set(keysOf(english!))].toSorted()).toEqual([...new Set(keysOf(files[`./tr/${name}`]!))].toSorted());
});

test.each(Object.entries(files))('%s has no empty text', (_, texts) => {
  expect(JSON.stringify(texts)).not.toMatch(/:\s*""/);
});

const written = import.meta.glob<string>('./*/*.json', { eager: true, query: '?raw', import: 'default' });

test.each(Object.entries(written))('%s has each key once', (_, text) => {
  // A key that stands twice in one object is lost by the parser, and the text is shorter when it is written again.
  expect(JSON.stringify(JSON.parse(text))).toHaveLength(text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1').length);
});

/** Every text of a catalogue with its key. */
function textsOf(texts: object, before = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] => (typeof text === 'string' ? [[`${before}${key}`, text]] : textsOf(text as object, `${before}${key}.`)));
}

const FORM = /_(zero|one|other)$/;
/** `{{tarih}}`, `{{n, number}}`, `{isim}`, `<kosullar>`: the placeholders of a text, each once. */
const placesOf = (text: string): string => [...new Set(text.match(/\{\{[^}]+\}\}|\{\w+\}|<\/?\w+>/g))].toSorted().join(' ');

test.each(names)('%s has the same placeholders in both languages', (name) => {
  const turkish = new Map(textsOf(files[`./tr/${name}`]!));
  const twinOf = (key: string) => turkish.get(key) ?? turkish.get(key.replace(FORM, '')) ?? turkish.get(key.replace(FORM, '_other'));
  // `did not come once` has its number without a digit.
  const differing = textsOf(files[`./en/${name}`]!).filter(([key, text]) => !/_(zero|one)$/.test(key) && placesOf(text) !== placesOf(twinOf(key)!));
  expect(differing.map(([key]) => key)).toEqual([]);
});

test.each(names)('%s counts in English with one and with several', (name) => {
  const keys = new Set(textsOf(files[`./en/${name}`]!).map(([key]) => key));
  const lonely = [...keys].filter((key) => /_(one|other)$/.test(key) && !keys.has(key.replace(/one$|other$/, (form) => (form === 'one' ? 'other' : 'one'))));
  // `3 waiting` is right with any number; a noun in the plural is not.
  const counted = textsOf(files[`./en/${name}`]!).filter(([key, text]) => !FORM.test(key) && /\{\{count[^}]*\}\} (\w+ )?\w+s\b|\{\{count[^}]*\}\} people/.test(text));
  expect([...lonely, ...counted.map(([key]) => key)]).toEqual([]);
});

test.each(['tr', 'en'])('the sample of the agreement has only known placeholders (%s)', (dil) => {
  const { metin } = files[`./${dil}/sozlesmeOrnegi.json`] as { metin: string };
  const yerler = [...metin.matchAll(/\{(\w+)\}/g)].map(([, yer]) => yer);
  expect(yerler.length).toBeGreaterThan(10);
  expect(yerler.filter((yer) => !(SOZLESME_ALANLARI as readonly (string | undefined)[]).includes(yer))).toEqual([]);
});

test('no message stands in both catalogues of messages', () => {
  const keys = (name: string) => Object.keys((files[`./tr/${name}.json`] as { swal: { text: object } }).swal.text);
  expect(keys('temelMesaj').filter((key) => keys('mesaj').includes(key))).toEqual([]);
});

/** Refusals by a plan (spec 2§9): each names the place where another plan is chosen. */
const PLAN = ['paketSinir', 'randevuHakkiBitti', 'satisModuluYok', 'ayarPaketYok'] as const;

test.each(['tr', 'en'])('every limit of a plan names the page of the plans (%s)', (dil) => {
  const texts = (files[`./${dil}/mesaj.json`] as { swal: { text: Record<string, string> } }).swal.text;
  const place = dil === 'tr' ? 'Hesabım > Paket' : 'My account > Plan';
  expect(PLAN.filter((kod) => !texts[kod]!.includes(place))).toEqual([]);
});

/** Only the settings may say column; at the desk it is a colleague, a room, a device. The number of a column in the grid is for screen readers. */
const AYARDA = ['ayar.', 'sutunlar.', 'takvim.sutun'];

test.each(['randevu', 'takvim'])('%s uses the words of the desk', (name) => {
  const isAyar = (key: string) => name === 'randevu' && AYARDA.some((part) => (part.endsWith('.') ? key.startsWith(part) : key === part));
  expect(textsOf(files[`./tr/${name}.json`]!).filter(([key, text]) => !isAyar(key) && /sütun/i.test(text))).toEqual([]);
});
