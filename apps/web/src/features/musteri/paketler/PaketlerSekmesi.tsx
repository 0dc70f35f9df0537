import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { Group, Stack } from '@mantine/core';
import { PackageIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { usePages } from '../../../app/data/use-pages.ts';
import { paths } from '../../../app/routing/paths.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { PAKET_SAYFASI } from '../../../pickers/use-seanslar.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MoreRows } from '../../../ui/MoreRows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import type { MusteriSekmesiProps } from '../sekmeler.ts';
import { PaketKarti } from './PaketKarti.tsx';

/** The packages of a customer: used sessions, last day, and the press that takes a session. */
export function PaketlerSekmesi({ musteri }: MusteriSekmesiProps) {
  const { t } = useTranslation('seans');
  const navigate = useNavigate();
  const { data, pages, error, refetch } = usePages(seansCalls.paketler, { params: { id: musteri.id } }, PAKET_SAYFASI);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />;
  const sat = (
    <YetkiButton
      yetki={paketSatisCalls.create.yetki}
      reason={musteri.aktifMi ? undefined : t('pasif')}
      variant={data.liste.length === 0 ? 'filled' : 'default'}
      leftSection={<PackageIcon size={18} />}
      onClick={() => navigate(paths.paketSatis({ musteri: musteri.id }))}
    >
      {t('paketSat')}
    </YetkiButton>
  );
  if (data.liste.length === 0) {
    return (
      <EmptyState title={t('yok.baslik')} text={t('yok.aciklama')}>
        {sat}
      </EmptyState>
    );
  }
  return (
    <Stack gap="sm">
      <Group justify="flex-end">{sat}</Group>
      {data.liste.map((hak) => (
        <PaketKarti key={hak.id} hak={hak} haklar={data.liste} musteri={musteri} />
      ))}
      <MoreRows pages={pages} />
    </Stack>
  );
}
