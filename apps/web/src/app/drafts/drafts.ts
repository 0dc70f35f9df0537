import type { KalanOturum } from '@defter/contract/auth.ts';
import { meaningOf, ownMeaning, wrappedIn } from '@defter/contract/meaning.ts';
import i18next from 'i18next';
import type * as z from 'zod/mini';
import { notice } from '../../ui/notice.ts';
import { keepForms, openForms, type OpenForm } from '../../ui/open-forms.ts';
import { getOturum, watchOturum } from '../session/oturum.ts';

/*
 * Keeps typed input when the session ends (docs/adr/0029). The draft waits in the memory of this page until the same person signs in here. It lies in
 * the storage of the tab only while the page reloads for that.
 */

/** Drafts as text, by the names of their forms. */
type Drafts = Record<string, string>;

const KEY = 'taslak';
/** A form that is opened later than this starts empty. */
const PATIENCE_MS = 5 * 60_000;

function textOf({ shape, read }: OpenForm): string {
  const { base, values } = read();
  return JSON.stringify({ base: keptOf(shape, base), values: keptOf(shape, values) });
}

type Shaped = { element?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> };

/** The values that a draft may keep. Passwords and codes are typed again, and values without a shape are left out. */
function keptOf(shape: z.ZodMiniType, value: unknown): unknown {
  const { element, shape: fields } = shape._zod.def as unknown as Shaped;
  const inner = wrappedIn(shape) as z.ZodMiniType | undefined;
  if (inner && !ownMeaning(shape)) return keptOf(inner, value);
  if (Array.isArray(value) && element) return value.map((one) => keptOf(element, one));
  if (fields && value instanceof Object)
    return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => (Object.hasOwn(fields, name) ? [[name, keptOf(fields[name]!, part)]] : [])));
  const meaning = meaningOf(shape);
  return value instanceof Object || (meaning && meaning.tur !== 'sir') ? value : '';
}

/** The page of a form and the names of its fields, with the id of its record: a draft never gets into the form of another record. */
const nameOf = ({ ilk }: OpenForm) => location.hash + JSON.stringify(ilk, keepShape);
const keepShape = (name: string, value: unknown) => (name === 'id' || (value instanceof Object && !Array.isArray(value)) ? value : 0);

const kimOf = ({ bayiID, id }: KalanOturum) => `${bayiID}/${id}`;

function takePassed(): Drafts {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? (JSON.parse(text) as Drafts) : {};
  } catch {
    return {}; // a browser that stores nothing
  }
}

function pass(drafts: Drafts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // Signing in must not fail because of a draft.
  }
}

let isKeeping = false;

/**
 * Follows the session from now on: keeps typed input when it ends, hands it over when the same person signs in, and gives it back to the forms of the
 * reloaded page. Nobody else ever gets it.
 */
export function keepDrafts(): void {
  if (isKeeping) return;
  isKeeping = true;
  let passed = takePassed();
  if (Object.keys(passed).length > 0) setTimeout(() => (passed = {}), PATIENCE_MS);
  keepForms((form) => {
    const name = nameOf(form);
    const text = passed[name];
    if (text === undefined) return;
    delete passed[name];
    form.fill(JSON.parse(text) as never);
    notice.info(i18next.t('panel:taslak.geldi'), { seconds: 10 });
  });

  let before = getOturum();
  let held: Drafts = {};
  let kim = '';
  watchOturum(() => {
    const now = getOturum();
    if (before && !now) {
      kim = kimOf(before);
      passed = {};
      held = Object.fromEntries([...openForms].filter((form) => form.isDirty()).map((form) => [nameOf(form), textOf(form)]));
      if (Object.keys(held).length > 0) notice.info(i18next.t('panel:taslak.bekliyor'), { seconds: 60 });
    }
    if (!before && now) {
      if (kim === kimOf(now)) pass(held);
      held = {};
    }
    before = now;
  });
}
