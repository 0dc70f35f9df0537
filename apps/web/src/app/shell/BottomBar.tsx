import { Drawer, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from 'lucide-react';
import { MenuLink } from './MenuLink.tsx';
import { useMenu } from './use-menu.ts';
import classes from './BottomBar.module.css';

/** The menu on a phone: all-day screens under the thumb, the others one tap away. */
export function BottomBar() {
  const { t } = useTranslation('panel');
  const { entries } = useMenu();
  const [opened, setOpened] = useState(false);
  return (
    <nav className={classes.bar} aria-label={t('anaMenu')}>
      {entries
        .filter((entry) => entry.onPhone)
        .map((entry) => (
          <MenuLink key={entry.path} entry={entry} className={classes.entry}>
            <entry.icon size={22} />
            {entry.label}
          </MenuLink>
        ))}
      <UnstyledButton className={classes.entry} onClick={() => setOpened(true)} aria-haspopup="dialog">
        <MenuIcon size={22} />
        {t('daha')}
      </UnstyledButton>
      <Drawer opened={opened} onClose={() => setOpened(false)} position="bottom" classNames={{ content: classes.sheet }} title={t('anaMenu')}>
        {entries.map((entry) => (
          <MenuLink key={entry.path} entry={entry} className={classes.row} onClick={() => setOpened(false)}>
            <entry.icon />
            {entry.label}
          </MenuLink>
        ))}
      </Drawer>
    </nav>
  );
}
