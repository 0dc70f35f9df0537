import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Brand } from '../../ui/Brand.tsx';
import { CheckIcon } from 'lucide-react';
import { changeDil } from '../i18n.ts';
import { KosulBaglantilari } from '../kosul/KosulBaglantilari.tsx';
import { GecisCizgisi } from '../routing/GecisCizgisi.tsx';
import { DayPicture } from './DayPicture.tsx';
import classes from './GuestFrame.module.css';

/** The frame of sign-in, registration and forgotten password: the form, and on wide screens the purposes of Defter. */
export function GuestFrame() {
  const { t, i18n } = useTranslation(['giris', 'ortak']);
  const other = i18n.language === 'tr' ? 'en' : 'tr';
  return (
    <div className={classes.frame}>
      <GecisCizgisi />
      <div className={classes.side}>
        <header className={classes.header}>
          <Brand size={34} />
          <span className={classes.word}>Defter</span>
          <UnstyledButton className={classes.dil} lang={other} onClick={() => void changeDil(other)}>
            {t(`ortak:dil.${other}`)}
          </UnstyledButton>
        </header>
        <main className={classes.main}>
          <Outlet />
        </main>
        <KosulBaglantilari />
      </div>
      <aside className={classes.picture}>
        <DayPicture />
        <div className={classes.words}>
          <p className={classes.claim}>{t('tanitim.baslik')}</p>
          <ul className={classes.list}>
            {(['randevu', 'satis', 'kasa'] as const).map((key) => (
              <li key={key}>
                <CheckIcon size={18} />
                {t(`tanitim.${key}`)}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
