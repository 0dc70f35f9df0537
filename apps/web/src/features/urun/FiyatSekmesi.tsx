import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { FiyatGecmisi } from './FiyatGecmisi.tsx';
import { FiyatTahminKarti } from './FiyatTahminKarti.tsx';

/** The past, present and planned prices of a product, and an estimate. */
export function FiyatSekmesi({ altUrun }: { altUrun: AltUrun }) {
  const { t } = useTranslation('fiyat');
  const { data, error, refetch } = useCall(altUrunCalls.fiyatGecmisi, { params: { id: altUrun.id } });
  return (
    <Stack gap="xl">
      <section aria-label={t('tahmin.baslik')}>
        <Title order={2} fz="md" mb="sm">
          {t('tahmin.baslik')}
        </Title>
        <FiyatTahminKarti altUrunID={altUrun.id} />
      </section>
      <section aria-label={t('gecmis.baslik')}>
        <Title order={2} fz="md" mb="sm">
          {t('gecmis.baslik')}
        </Title>
        {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={32} />} />}
        {data && <FiyatGecmisi fiyatlar={data.liste} />}
      </section>
    </Stack>
  );
}
