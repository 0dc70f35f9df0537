import { Drawer, UnstyledButton } from '@mantine/core';
import { Fragment, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from 'lucide-react';
import { MenuLink } from './MenuLink.tsx';
import { useMenu } from './use-menu.ts';
import classes from './BottomBar.module.css';

/** The menu on a phone: all-day screens under the thumb, the others one tap away. */
export const BottomBar = memo(function BottomBar() {
  const { t } = useTranslation('panel');
  const { groups } = useMenu();
  const [opened, setOpened] = useState(false);
  return (
    <nav className={classes.bar} aria-label={t('anaMenu')}>
      {groups
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
        {groups.map((group) => (
          <Fragment key={group.path}>
            <MenuLink entry={group} className={classes.row} onClick={() => setOpened(false)}>
              <group.icon />
              {group.label}
            </MenuLink>
            {group.screens.length > 0 && (
              <div className={classes.screens}>
                {group.screens.map((screen) => (
                  <MenuLink key={screen.path} entry={screen} className={classes.screen} onClick={() => setOpened(false)}>
                    {screen.label}
                  </MenuLink>
                ))}
              </div>
            )}
          </Fragment>
        ))}
      </Drawer>
    </nav>
  );
});
