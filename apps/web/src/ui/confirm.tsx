import { useEffect, useSyncExternalStore } from 'react';
import { createQuestion, type Asked } from './question.ts';
import { watchEscape } from './uppermost.ts';
import { usePart } from './use-part.ts';

type Question = {
  title: string;
  text?: string;
  /** Paints the button red: the act cannot be undone. */
  danger?: boolean;
};
/** The possible answers: each a button with its label, as a verb ("Sil", "Kaydetmeden kapat"). */
type Choices<Value extends string> = readonly { value: Value; label: string }[];
export type AskedChoice = Asked<Question & { choices: Choices<string> }, string>;

const question = createQuestion<Question & { choices: Choices<string> }, string>();

/**
 * Asks which of several ways to go: `const kapsam = await choose({ title: t('kapsam.baslik'), choices })`; undefined when people
 * change their mind.
 */
export const choose = <Value extends string>(asked: Question & { choices: Choices<Value> }): Promise<Value | undefined> => question.ask(asked) as Promise<Value | undefined>;

/**
 * Asks a short question in a modal: `if (await confirm({ title: t('silinsinMi'), yes: t('ortak:sil'), danger: true }))
 * …`. Use it only for acts that cannot be undone; otherwise offer `notice.undo`.
 */
export const confirm = async ({ yes, ...asked }: Question & { yes: string }): Promise<boolean> =>
  (await choose({ ...asked, choices: [{ value: 'yes', label: yes }] })) !== undefined;

/** A screen that may lose input fetches this ahead: a question must not wait for the network. */
export const loadConfirmModal = async () => (await import('./ConfirmModal.tsx')).ConfirmModal;

/** The place of the questions. It stands once, before the router, so that the uppermost dialog is known before any listener there gets a key. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(question.subscribe, question.get);
  useEffect(watchEscape, []);
  const ConfirmModal = usePart(asked !== undefined, loadConfirmModal);
  return ConfirmModal && <ConfirmModal question={asked} onAnswer={(value) => asked?.answer(value)} />;
}
