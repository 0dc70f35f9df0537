import { useSyncExternalStore } from 'react';
import { conflictQuestion } from '../../ui/conflict.ts';
import { usePart } from '../../ui/use-part.ts';
import { withTexts } from '../routing/with-texts.ts';

const loadModal = withTexts(['cakisma', 'alan', 'yetki', 'ayar'], async () => (await import('./ConflictModal.tsx')).ConflictModal);

/** Shows the question about a record that two people have saved. It stands once, in the frame. */
export function ConflictHost() {
  const question = useSyncExternalStore(conflictQuestion.subscribe, conflictQuestion.get);
  const ConflictModal = usePart(question !== undefined, loadModal);
  return ConflictModal && question && <ConflictModal question={question} />;
}
