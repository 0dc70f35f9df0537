import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { confirm } from '../../ui/confirm.tsx';
import { isEntryDirty } from '../../ui/open-entries.ts';

/** Asks before typed input is lost by leaving the page or one of its tabs. */
export function useLeaveGuard(isDirty: () => boolean): void {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      (here.pathname !== there.pathname || here.search !== there.search) && (isDirty() || isEntryDirty(document.body)),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const ask = confirm({ title: t('degisiklikVar'), text: t('degisiklikKaybolur'), yes: t('kaydetmedenKapat'), danger: true });
    void ask.then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);
}
