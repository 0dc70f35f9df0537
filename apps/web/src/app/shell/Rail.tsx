import { Skeleton, UnstyledButton } from '@mantine/core';
import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { Brand } from '../../ui/Brand.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { PanelLeftIcon } from 'lucide-react';
import { paths } from '../routing/paths.ts';
import { isWithin } from './menu.ts';
import { MenuLink } from './MenuLink.tsx';
import { useMenu, type ShownEntry, type ShownGroup } from './use-menu.ts';
import classes from './Rail.module.css';

/** The menu at the left edge: the groups, and the screens of the one that is open. When narrow it shows only its icons. */
export const Rail = memo(function Rail({ narrow, onToggle }: { narrow: boolean; onToggle: () => void }) {
  const { t } = useTranslation('panel');
  const { groups, ready } = useMenu();
  const { pathname } = useLocation();
  const toggle = narrow ? t('menuyuGenislet') : t('menuyuDaralt');
  return (
    <nav className={classes.rail} data-narrow={narrow || undefined} aria-label={t('anaMenu')}>
      <NavLink to={paths.bugun()} className={classes.brand} aria-label="Defter" tabIndex={-1}>
        <Brand />
        <span className={classes.word}>Defter</span>
      </NavLink>
      {groups.map((group) => (
        <Fragment key={group.path}>
          <Place entry={group} narrow={narrow} className={classes.entry} />
          {isWithin(group, pathname) && group.screens.map((screen) => <Place key={screen.path} entry={screen} narrow={narrow} className={`${classes.entry} ${classes.screen}`} />)}
        </Fragment>
      ))}
      {!ready && Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height={20} my={8} mx={10} width={narrow ? 20 : 110 + ((index * 37) % 60)} />)}
      <Hint label={narrow ? toggle : undefined} position="right">
        <UnstyledButton className={classes.toggle} onClick={onToggle} aria-expanded={!narrow} aria-label={toggle}>
          <PanelLeftIcon size={18} />
          <span className={classes.word}>{toggle}</span>
        </UnstyledButton>
      </Hint>
    </nav>
  );
});

/** Shows the name beside an icon that stands without its words. */
function Place({ entry, narrow, className }: { entry: ShownEntry | ShownGroup; narrow: boolean; className?: string }) {
  return (
    <Hint label={narrow ? entry.label : undefined} position="right">
      <MenuLink entry={entry} className={className} aria-label={narrow ? entry.label : undefined}>
        <entry.icon />
        <span className={classes.word}>{entry.label}</span>
      </MenuLink>
    </Hint>
  );
}
