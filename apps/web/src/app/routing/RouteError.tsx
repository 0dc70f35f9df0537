import { Box } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { LoadError } from '../../ui/LoadError.tsx';
import { isReachable, LoadPartError } from '../../ui/load-part.ts';

const RELOADED = 'defter-yenilendi';
const AGAIN = 60_000;

/**
 * Reloads the panel, unless it is offline: the browser would show a page of its own in place of the panel.
 * @returns whether the page is reloading
 */
async function reload(): Promise<boolean> {
  const canReload = await isReachable();
  if (canReload) location.reload();
  return canReload;
}

/**
 * After an update of the server the files that this window knows are gone, and one reload brings the new ones. A second failure soon after has
 * another cause and is shown.
 */
async function reloadOnce(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < AGAIN || !(await reload())) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  return true;
}

/** Shown in place of a page that broke or could not be fetched. */
export function RouteError() {
  const { t } = useTranslation('ortak');
  const error = useRouteError();
  const isMissingPart = error instanceof LoadPartError;
  const [reloading, setReloading] = useState(isMissingPart);
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    if (isMissingPart) void reloadOnce().then(setReloading);
  }, [isMissingPart, error]);
  const tryAgain = () => {
    setTrying(true);
    void reload().then(setTrying);
  };

  useWindowEvent('online', () => isMissingPart && tryAgain());

  if (reloading) return null;
  return (
    <Box py={60}>
      <LoadError text={isMissingPart ? t('parcaGelmedi') : t('sayfaBozuldu')} onRetry={tryAgain} busy={trying} />
    </Box>
  );
}
