import type { KayitSatiri } from '@defter/contract/kayit-gunlugu.ts';
import type { KayitMenusu } from '@defter/contract/call.ts';
import { KAYIT_TURLERI } from '@defter/contract/kayit-nesneleri.ts';
import { Text } from '@mantine/core';
import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { paths } from '../routing/paths.ts';
import { YetkiLink } from '../session/YetkiLink.tsx';
import { Degisiklikler } from './Degisiklikler.tsx';

/** The address where a record of a section is shown. */
const ADRESLER: Partial<Record<KayitMenusu, (id: number) => string>> = { musteri: paths.musteri, satis: paths.satis, urun: paths.altUrun };

/** An act as a sentence. Some acts have their own, the others are built from verb and object. */
function cumleOf(t: TFunction<'kayitGunlugu'>, { menu, islem, nesne, personelAdi }: KayitSatiri): string {
  const kim = personelAdi ?? t(menu === 'randevu' || menu === 'musteri' ? 'musteri' : 'sistem');
  const ozel = `kayitGunlugu:ozel.${nesne ?? menu}.${islem}`;
  if (i18next.exists(ozel)) return t(ozel as 'cumle.giris', { kim });
  return t(`cumle.${islem}`, { kim, nesne: t(`nesne.${nesne ?? menu}`) });
}

/** An entry of the record log as a sentence, with the old and new values. */
export function KayitIcerigi({ kayit, linked = true }: { kayit: KayitSatiri; linked?: boolean }) {
  const { t } = useTranslation('kayitGunlugu');
  const { menu, islem, nesne, kayitID, kayitAdi, aciklama, degisim, degisimSilindi } = kayit;
  const ownRecord = nesne !== null && (KAYIT_TURLERI as readonly string[]).includes(nesne);
  const adres = linked && !ownRecord && kayitID !== null && kayitAdi ? ADRESLER[menu]?.(kayitID) : undefined;
  return (
    <div>
      <Text size="sm" component="p" m={0}>
        {cumleOf(t, kayit)}
        {kayitAdi && ': '}
        {adres ? (
          <YetkiLink to={adres} fz="inherit" td="underline">
            {kayitAdi}
          </YetkiLink>
        ) : (
          kayitAdi
        )}
      </Text>
      {aciklama && (
        <Text size="sm" c="dimmed" component="p" m={0}>
          {aciklama}
        </Text>
      )}
      <Degisiklikler degisim={degisim} changed={islem === 'guncelleme'} />
      {degisimSilindi && (
        <Text size="sm" c="dimmed" component="p" m={0}>
          {t('silindi')}
        </Text>
      )}
    </div>
  );
}
