import { Drawer, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { IconMenu } from '../../ui/icons.tsx';
import { paths } from '../paths.ts';
import { useMenu } from './use-menu.ts';
import classes from './BottomBar.module.css';

/** The menu on a phone: what is needed all day under the thumb, the rest one tap away. */
export function BottomBar() {
  const { t } = useTranslation('kabuk');
  const { entries } = useMenu();
  const [opened, setOpened] = useState(false);
  return (
    <nav className={classes.bar} aria-label={t('anaMenu')}>
      {entries
        .filter((entry) => entry.onPhone)
        .map(({ path, label, icon: Drawing }) => (
          <NavLink key={path} to={path} end={path === paths.bugun()} className={classes.entry}>
            <Drawing size={22} />
            {label}
          </NavLink>
        ))}
      <UnstyledButton className={classes.entry} onClick={() => setOpened(true)} aria-haspopup="dialog">
        <IconMenu size={22} />
        {t('daha')}
      </UnstyledButton>
      <Drawer opened={opened} onClose={() => setOpened(false)} position="bottom" classNames={{ content: classes.sheet }} title={t('anaMenu')}>
        {entries.map(({ path, label, icon: Drawing }) => (
          <NavLink key={path} to={path} end={path === paths.bugun()} className={classes.row} onClick={() => setOpened(false)}>
            <Drawing />
            {label}
          </NavLink>
        ))}
      </Drawer>
    </nav>
  );
}
