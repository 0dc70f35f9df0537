import { avansCalls } from '@defter/contract/avans.ts';
import { cariCalls } from '@defter/contract/cari.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExcelButton } from '../../../app/data/ExcelButton.tsx';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { usePages } from '../../../app/data/use-pages.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { MoreRows } from '../../../ui/MoreRows.tsx';
import { PeriodSelect } from '../../../ui/PeriodSelect.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import type { MusteriSekmesiProps } from '../sekmeler.ts';
import { AvansKarti } from './AvansKarti.tsx';
import { AcikTaksitler } from './AcikTaksitler.tsx';
import { CariTablosu } from './CariTablosu.tsx';

const SAYFA = 100;
type Aralik = { baslangicTarihi: string | null; bitisTarihi: string | null };

/** The account of a customer: open instalments with their days, and every movement with the balance after it. */
export function OdemelerSekmesi({ musteri: { id } }: MusteriSekmesiProps) {
  const { t } = useTranslation('cari');
  const { can } = useYetki();
  const [aralik, setAralik] = useState<Aralik>({ baslangicTarihi: null, bitisTarihi: null });
  const { data, pages, error, refetch } = usePages(cariCalls.kart, { query: { musteriID: id, ...aralik, sirala: '-tarih' } }, SAYFA);
  const { baslangicTarihi, bitisTarihi } = aralik;

  return (
    <Stack gap="md">
      {can(avansCalls.get.yetki) && <AvansKarti musteriID={id} />}
      {can(taksitCalls.list.yetki) && <AcikTaksitler musteriID={id} />}
      <Card>
        <Stack gap="sm">
          <Group justify="space-between" gap="xs">
            <Title order={2} size="h4">
              {t('baslik')}
            </Title>
            <Group gap="xs">
              <PeriodSelect value={aralik} orAlways onChange={setAralik} />
              <Button
                component={Link}
                to={paths.cariKart(id, { baslangicTarihi: baslangicTarihi ?? undefined, bitisTarihi: bitisTarihi ?? undefined })}
                target="_blank"
                variant="default"
                leftSection={<PrinterIcon size={18} />}
              >
                {t('yazdir')}
              </Button>
              <ExcelButton call={cariCalls.kart} list={{ search: '', sort: undefined, filter: { musteriID: id, ...aralik } as never }} />
            </Group>
          </Group>
          {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />}
          {data && (data.toplamKayit === 0 ? <Text c="dimmed">{t('yok')}</Text> : <CariTablosu kart={data} hepsi={pages.more === undefined} />)}
          <MoreRows pages={pages} />
        </Stack>
      </Card>
    </Stack>
  );
}
