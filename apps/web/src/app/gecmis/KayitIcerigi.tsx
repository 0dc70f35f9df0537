import type { KayitSatiri } from '@defter/contract/kayit-gunlugu.ts';
import type { KayitMenusu } from '@defter/contract/call.ts';
import { Anchor, Text } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import classes from './KayitIcerigi.module.css';
import { formatDeger } from './format-deger.ts';

/** Where a record of a section is looked at. */
const ADRESLER: Partial<Record<KayitMenusu, (id: number) => string>> = { musteri: paths.musteri, satis: paths.satis, urun: paths.altUrun };

/** An entry of the record log as a sentence, with what changed from what to what. */
export function KayitIcerigi({ kayit, linked = true }: { kayit: KayitSatiri; linked?: boolean }) {
  const { t } = useTranslation('kayitGunlugu');
  const { menu, islem, personelAdi, kayitID, kayitAdi, aciklama, degisim, degisimSilindi } = kayit;
  const adres = linked && kayitID !== null && kayitAdi ? ADRESLER[menu]?.(kayitID) : undefined;
  return (
    <div>
      <Text size="sm" component="p" m={0}>
        {t(`cumle.${islem}`, { kim: personelAdi ?? t('sistem'), nesne: t(`nesne.${menu}`) })}
        {kayitAdi && ': '}
        {adres ? (
          <Anchor component={Link} to={adres} fz="inherit" td="underline">
            {kayitAdi}
          </Anchor>
        ) : (
          kayitAdi
        )}
      </Text>
      {aciklama && (
        <Text size="sm" c="dimmed" component="p" m={0}>
          {aciklama}
        </Text>
      )}
      {degisim.length > 0 && (
        <ul className={classes.degisim}>
          {degisim.map(({ alan, once, sonra }) => (
            <li key={alan}>
              <b>{i18next.exists(`kayitGunlugu:alan.${alan}`) ? t(`alan.${alan as 'ad'}`) : alan}</b>{' '}
              {islem === 'guncelleme' ? (
                <>
                  <s>{formatDeger(t, alan, once)}</s> <span aria-hidden>→</span> <span>{formatDeger(t, alan, sonra)}</span>
                </>
              ) : (
                formatDeger(t, alan, sonra ?? once)
              )}
            </li>
          ))}
        </ul>
      )}
      {degisimSilindi && (
        <Text size="sm" c="dimmed" component="p" m={0}>
          {t('silindi')}
        </Text>
      )}
    </div>
  );
}
