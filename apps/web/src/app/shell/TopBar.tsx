import { ActionIcon, Kbd, Menu, UnstyledButton } from '@mantine/core';
import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { PlusIcon, SearchIcon } from 'lucide-react';
import { formatBugun, formatBugunKisa } from '../../ui/format.ts';
import { isDialogOpen } from '../../ui/page-keys.ts';
import { useToday } from '../../ui/today.ts';
import { usePart } from '../../ui/use-part.ts';
import { useOturum } from '../session/oturum.ts';
import { useYetki } from '../session/yetki.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useMenu } from './use-menu.ts';
import classes from './TopBar.module.css';

const loadHaberler = async () => (await import('./HaberDugmeleri.tsx')).HaberDugmeleri;

/** The current place and day, and the ways to anywhere, to something new and to the account. */
export const TopBar = memo(function TopBar({ onCommands, onKeys }: { onCommands: () => void; onKeys: () => void }) {
  const { t } = useTranslation('panel');
  const oturum = useOturum();
  const { adds } = useMenu();
  const { isPending } = useYetki();
  const navigate = useNavigate();
  // Works in a field as well, because a call may come while somebody types.
  const goTo = (path: string) => !isDialogOpen() && void navigate(path);
  useHotkeys(adds.flatMap(({ path, tus }): HotkeyItem[] => (tus ? [[`alt+${tus}`, () => goTo(path)]] : [])), []);
  const Haberler = usePart(true, loadHaberler);
  const day = useToday();

  return (
    <header className={classes.bar}>
      <div className={classes.place}>
        <span className={classes.firma}>{oturum?.firma}</span>
        <time dateTime={day} className={classes.date}>
          <span className={classes.long}>{formatBugun(day)}</span>
          <span className={classes.short}>{formatBugunKisa(day)}</span>
        </time>
      </div>
      {/* They come later, in a place where they move no other button. */}
      {Haberler && <Haberler />}
      <UnstyledButton className={classes.search} onClick={onCommands} aria-keyshortcuts="Control+K" aria-label={t('komut.ac')}>
        <SearchIcon size={18} />
        <span className={classes.searchText}>{t('komut.ac')}</span>
        <Kbd className={classes.key} aria-hidden data-keys="Ctrl K" />
      </UnstyledButton>
      {isPending && <div className={classes.addPlace} />}
      {adds.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size={36} variant="filled" aria-label={t('yeniEkle')}>
              <PlusIcon />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {adds.map(({ path, label, icon: Drawing, tus }) => (
              <Menu.Item
                key={path}
                component={Link}
                to={path}
                leftSection={<Drawing size={18} />}
                {...(tus && { 'aria-keyshortcuts': `Alt+${tus}`, rightSection: <Kbd aria-hidden data-keys={`Alt ${tus}`} /> })}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <AccountMenu onKeys={onKeys} />
    </header>
  );
});
