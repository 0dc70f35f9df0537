import { useSyncExternalStore } from 'react';
import { usePart } from './use-part.ts';

export type Question = {
  title: string;
  text?: string;
  /** What the button does, as a verb: "Sil", "Kaydetmeden kapat". */
  yes: string;
  /** Paints the button red: the act cannot be undone. */
  danger?: boolean;
};
type Asked = Question & { answer: (yes: boolean) => void };

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
 * Asks a short question in a modal: `if (await confirm({ title: t('silinsinMi'), yes: t('ortak:sil'), danger: true }))
 * …`. Use it only for acts that cannot be undone; otherwise offer `notice.undo`. A second question answers the first
 * one with no.
 */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) =>
    put({
      ...question,
      answer: (yes) => {
        put(undefined);
        resolve(yes);
      },
    }),
  );
}

const loadModal = async () => (await import('./ConfirmModal.tsx')).ConfirmModal;

/** The place where the questions appear. It stands once, beside the router. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribe, () => asked);
  const ConfirmModal = usePart(question !== undefined, loadModal);
  return ConfirmModal && <ConfirmModal question={question} onAnswer={(yes) => question?.answer(yes)} />;
}
