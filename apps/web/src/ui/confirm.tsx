import { useSyncExternalStore } from 'react';
import { usePart } from './use-part.ts';

type Question = {
  title: string;
  text?: string;
  /** Paints the button red: the act cannot be undone. */
  danger?: boolean;
};
/** What can be answered: each a button with its label, as a verb ("Sil", "Kaydetmeden kapat"). */
type Choices<Value extends string> = readonly { value: Value; label: string }[];
export type Asked = Question & { choices: Choices<string>; answer: (value: string | undefined) => void };

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function put(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks which of several ways to go: `const kapsam = await choose({ title: t('kapsam.baslik'), choices })`; undefined when people
 * change their mind. A second question answers the first one with nothing.
 */
export function choose<Value extends string>({ choices, ...question }: Question & { choices: Choices<Value> }): Promise<Value | undefined> {
  asked?.answer(undefined);
  return new Promise((resolve) =>
    put({
      ...question,
      choices,
      answer: (value) => {
        put(undefined);
        resolve(value as Value | undefined);
      },
    }),
  );
}

/**
 * Asks a short question in a modal: `if (await confirm({ title: t('silinsinMi'), yes: t('ortak:sil'), danger: true }))
 * …`. Use it only for acts that cannot be undone; otherwise offer `notice.undo`.
 */
export const confirm = async ({ yes, ...question }: Question & { yes: string }): Promise<boolean> =>
  (await choose({ ...question, choices: [{ value: 'yes', label: yes }] })) !== undefined;

const loadModal = async () => (await import('./ConfirmModal.tsx')).ConfirmModal;

/** The place where the questions appear. It stands once, beside the router. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribe, () => asked);
  const ConfirmModal = usePart(question !== undefined, loadModal);
  return ConfirmModal && <ConfirmModal question={question} onAnswer={(value) => question?.answer(value)} />;
}
