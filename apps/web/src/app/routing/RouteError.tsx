import { Box } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { LoadError } from '../../ui/LoadError.tsx';
import { LoadPartError } from '../../ui/load-part.ts';

const RELOADED = 'defter-yenilendi';
const AGAIN = 60_000;

/**
 * After an update of the server the parts that this window knows are gone, and one reload brings the new ones. A second
 * failure soon after has another cause and is shown.
 * @returns whether the page is reloading
 */
function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < AGAIN) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}

/** Shown in place of a page that broke or could not be fetched. */
export function RouteError() {
  const { t } = useTranslation('ortak');
  const error = useRouteError();
  const isMissingPart = error instanceof LoadPartError;
  const [reloading, setReloading] = useState(isMissingPart);

  useEffect(() => {
    if (isMissingPart) setReloading(reloadOnce());
  }, [isMissingPart, error]);

  if (reloading) return null;
  return (
    <Box py={60}>
      <LoadError text={isMissingPart ? t('parcaGelmedi') : t('sayfaBozuldu')} onRetry={() => location.reload()} />
    </Box>
  );
}
