import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useIsAwaited } from '../../ui/awaited.ts';
import classes from './GecisCizgisi.module.css';

/** A line over the page while the next one, or a requested panel, is being loaded: on a slow connection a press must not seem lost. */
export function GecisCizgisi() {
  const { t } = useTranslation();
  const isGoing = useNavigation().state !== 'idle';
  const isAwaited = useIsAwaited();
  return isGoing || isAwaited ? <div role="progressbar" aria-label={t('yukleniyor')} className={classes.line} /> : null;
}
