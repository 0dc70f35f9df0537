import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { askToLose } from '../../ui/ask-to-lose.ts';
import { losesInput } from '../../ui/leave-guard.ts';
import { panelOf, takeOwnStep } from '../routing/use-panel.ts';
import { getOturum } from '../session/oturum.ts';

/** Asks before typed input is lost by leaving the page, its panel or one of its tabs. The router takes one such question for all. */
export function useLeaveQuestion(): void {
  const blocker = useBlocker(mustAsk);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLose().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
}

const mustAsk: BlockerFunction = ({ currentLocation: here, nextLocation: there, historyAction }) => {
  const isOwnStep = takeOwnStep();
  const isSamePage = here.pathname === there.pathname;
  // A session that ends keeps what was typed (docs/adr/0029).
  if (!getOturum() || (isSamePage && here.search === there.search)) return false;
  return losesInput({ changesScreen: !isSamePage || panelOf(here.search) !== panelOf(there.search), isConsequence: isOwnStep || historyAction === 'REPLACE' });
};
