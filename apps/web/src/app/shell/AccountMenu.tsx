import { Menu, Text, UnstyledButton, VisuallyHidden, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckIcon, KeyboardIcon, LockKeyholeIcon, LogOutIcon, MonitorIcon, ScaleIcon, UserRoundIcon } from 'lucide-react';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { changeDil, DILLER } from '../i18n.ts';
import { useOturum } from '../session/oturum.ts';
import { paths } from '../routing/paths.ts';
import { PaketSatiri } from './PaketSatiri.tsx';
import classes from './AccountMenu.module.css';

const THEMES = [
  { scheme: 'light', text: 'tema.acik' },
  { scheme: 'dark', text: 'tema.koyu' },
  { scheme: 'auto', text: 'tema.sistem' },
] as const;

/** The menu of the person's own things: account, theme, language, sign out. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const { t, i18n } = useTranslation(['panel', 'ortak']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const oturum = useOturum();
  const tick = <CheckIcon size={16} />;

  return (
    <Menu position="bottom-end" width={230} closeOnItemClick={false}>
      <Menu.Target>
        <UnstyledButton className={classes.opener}>
          <VisuallyHidden>{t('hesap.menu')}</VisuallyHidden>
          <PersonAvatar name={oturum?.adSoyad ?? ''} url={oturum?.avatar} size={36} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <Text component="div" px="sm" pt={6} fw={600} size="sm">
          {oturum?.adSoyad}
        </Text>
        <Text component="div" px="sm" pb={6} size="xs" c="dimmed" truncate>
          {oturum?.ePosta ?? oturum?.kullaniciAdi}
        </Text>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.hesap()} closeMenuOnClick leftSection={<UserRoundIcon size={18} />}>
          {t('hesap.hesabim')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.hesap('parola')} closeMenuOnClick leftSection={<LockKeyholeIcon size={18} />}>
          {t('hesap.parola')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.hesap('oturumlar')} closeMenuOnClick leftSection={<MonitorIcon size={18} />}>
          {t('hesap.oturumlar')}
        </Menu.Item>
        <PaketSatiri />
        <Menu.Divider />
        <Menu.Label>{t('tema.degistir')}</Menu.Label>
        {THEMES.map(({ scheme, text }) => (
          <Menu.RadioItem
            key={scheme}
            value={scheme}
            checked={colorScheme === scheme}
            checkIcon={tick}
            onChange={() => setColorScheme(scheme)}
          >
            {t(text)}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('ortak:dil.degistir')}</Menu.Label>
        {DILLER.map((dil) => (
          <Menu.RadioItem
            key={dil}
            lang={dil}
            value={dil}
            checked={i18n.language === dil}
            checkIcon={tick}
            onChange={() => void changeDil(dil)}
          >
            {t(`ortak:dil.${dil}`)}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Item className={classes.keys} closeMenuOnClick leftSection={<KeyboardIcon size={18} />} onClick={onKeys}>
          {t('hesap.kisayollar')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.kosul('sozlesme')} closeMenuOnClick leftSection={<ScaleIcon size={18} />}>
          {t('ortak:yasal.metinler')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.logout()} closeMenuOnClick leftSection={<LogOutIcon size={18} />}>
          {t('hesap.cikis')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
