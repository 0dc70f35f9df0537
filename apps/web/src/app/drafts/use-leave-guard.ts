import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askToLose } from '../../ui/ask-to-lose.ts';
import { isEntryDirty } from '../../ui/open-entries.ts';

/** Asks before typed input is lost by leaving the page or one of its tabs. */
export function useLeaveGuard(isDirty: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      (here.pathname !== there.pathname || here.search !== there.search) && (isDirty() || isEntryDirty(document.body)),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLose().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
}
