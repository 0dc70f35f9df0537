import { useSyncExternalStore } from 'react';
import { conflictQuestion } from '../../ui/conflict.ts';
import { usePart } from '../../ui/use-part.ts';
import { loadTexts } from '../routing/lazy-route.ts';

const loadModal = async () => (await Promise.all([import('./ConflictModal.tsx'), loadTexts(['cakisma', 'alan', 'yetki', 'ayar'])]))[0].ConflictModal;

/** Shows the question about a record that two people have saved. It stands once, in the frame. */
export function ConflictHost() {
  const question = useSyncExternalStore(conflictQuestion.subscribe, conflictQuestion.get);
  const ConflictModal = usePart(question !== undefined, loadModal);
  return ConflictModal && question && <ConflictModal question={question} />;
}
