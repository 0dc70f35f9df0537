import { girisCikisCalls, type GirisCikis } from '@defter/contract/giris-cikis.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatAy } from '../../../ui/format.ts';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon } from 'lucide-react';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { rangeOf } from '@defter/rules/donem.ts';
import { useToday } from '../../../ui/today.ts';
import type { KayitSekmesiProps } from '../sekmeler.ts';
import { GunListesi } from './GunListesi.tsx';
import { KayitFormu } from './KayitFormu.tsx';

/** The comings and goings of a colleague, a month at a time, against the shifts. */
export function GirisCikisSekmesi({ personel }: KayitSekmesiProps) {
  const { t } = useTranslation('girisCikis');
  const bugun = useToday();
  const [gun, setGun] = useState(bugun);
  const [acik, setAcik] = useState<GirisCikis | 'yeni'>();
  const { baslangicTarihi: baslangic, bitisTarihi: bitis } = rangeOf('buAy', gun);
  const { data, error, refetch } = useCall(girisCikisCalls.list, { query: { personelID: personel.id, baslangic, bitis } }, { keep: true });

  // An open form stays, whatever happens to the list behind it.
  if (acik) {
    const kayit = acik === 'yeni' ? undefined : acik;
    return <KayitFormu personeller={[{ id: personel.id, adSoyad: personel.adSoyad }]} kayit={kayit} gun={bugun} onClose={() => setAcik(undefined)} />;
  }
  return (
    <>
      <Group gap="xs">
        <ActionIcon variant="default" size="lg" aria-label={t('oncekiAy')} onClick={() => setGun(addDays(baslangic, -1))}>
          <ChevronLeftIcon size={18} />
        </ActionIcon>
        <Text fw={600}>{formatAy(gun)}</Text>
        <ActionIcon variant="default" size="lg" aria-label={t('sonrakiAy')} onClick={() => setGun(addDays(bitis, 1))}>
          <ChevronRightIcon size={18} />
        </ActionIcon>
        <Button ml="auto" leftSection={<PlusIcon size={18} />} onClick={() => setAcik('yeni')}>
          {t('elle')}
        </Button>
      </Group>
      {!data ? (
        <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />
      ) : data.liste.length === 0 ? (
        <EmptyState title={t('bos.baslik')} text={t('bos.ay')} />
      ) : (
        <GunListesi gunler={data.liste} baslik="tarih" onEdit={setAcik} />
      )}
    </>
  );
}
