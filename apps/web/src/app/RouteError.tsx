import { Box } from '@mantine/core';
import { useRouteError } from 'react-router';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../ui/LoadError.tsx';
import { LoadPartError } from '../ui/load-part.ts';

/**
 * In place of a page that could not be fetched or that broke. Trying again reloads the panel: after an update on the
 * server the parts that this window knows are gone.
 */
export function RouteError() {
  const { t } = useTranslation('kabuk');
  const text = useRouteError() instanceof LoadPartError ? t('parcaGelmedi') : t('sayfaBozuldu');
  return (
    <Box py={60}>
      <LoadError text={text} onRetry={() => location.reload()} />
    </Box>
  );
}
