import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { useBlocker, useLocation, type BlockerFunction } from 'react-router';
import { askToLose } from '../../ui/ask-to-lose.ts';
import { losesInput } from '../../ui/leave-guard.ts';
import { DIALOGS, findUppermost } from '../../ui/uppermost.ts';
import { isTypedStep } from '../routing/number-steps.ts';
import { panelOf, takeOwnStep } from '../routing/use-panel.ts';
import { getOturum, useOturum } from '../session/oturum.ts';

/** The close button that a blocked step presses instead. */
let closing: HTMLElement | undefined;
/** The number of begun steps: the answer to a question counts only for its own step, and a typed address has left the page already. */
let steps = 0;
/** The loss of the form was agreed to; the form is still drawn while the next page is fetched. */
let isAgreed = false;

/**
 * Asks before typed input is lost by leaving the page, its panel or one of its tabs. The router allows one such question for all. "Back" closes a
 * dialog over the page first, as everywhere on a phone. When a page is closed or reloaded, the browser asks in its own words.
 */
export function useLeaveQuestion(): void {
  const blocker = useBlocker(mustAsk);
  const location = useLocation();
  const oturum = useOturum();
  useWindowEvent('beforeunload', (event) => {
    // After the session has ended the page must go, without a question.
    if (oturum && getOturum() === oturum && losesInput({ changesScreen: true, isConsequence: false })) event.preventDefault();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (closing) {
      blocker.reset();
      closing.click();
      return;
    }
    const asked = steps;
    void askToLose().then((leave) => {
      if (asked !== steps) return;
      isAgreed = leave;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker]);
  useEffect(() => {
    isAgreed = false;
  }, [location]);
}

const mustAsk: BlockerFunction = ({ currentLocation: here, nextLocation: there, historyAction }) => {
  steps += 1;
  const isOwnStep = takeOwnStep();
  const isSamePage = here.pathname === there.pathname;
  // A session that ends keeps the input (docs/adr/0029).
  if (isAgreed || !getOturum() || (isSamePage && here.search === there.search)) return false;
  if (historyAction === 'POP' && isTypedStep()) return false;
  // The step itself closes the panel of the address.
  closing = historyAction === 'POP' && !isOwnStep ? findCloseButton(panelOf(here.search) === null ? 0 : 1) : undefined;
  if (closing) return true;
  return losesInput({ changesScreen: !isSamePage || panelOf(here.search) !== panelOf(there.search), isConsequence: isOwnStep || historyAction === 'REPLACE' });
};

/** The close button of the uppermost dialog, if more than `kept` dialogs are open and it has one: a question that must be answered has none. */
function findCloseButton(kept: number): HTMLElement | undefined {
  if (document.querySelectorAll(DIALOGS).length <= kept) return undefined;
  return findUppermost()?.querySelector<HTMLElement>('.mantine-Modal-close, .mantine-Drawer-close') ?? undefined;
}
