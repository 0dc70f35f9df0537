import { musteriCalls } from '@defter/contract/musteri.ts';
import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Anchor, Card, Group, Table, Text } from '@mantine/core';
import { RepeatIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { usePages } from '../../app/data/use-pages.ts';
import { BaglantilariKapat } from '../../pickers/BaglantilariKapat.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatYerel } from '../../ui/format.ts';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import type { MusteriSekmesiProps } from './sekmeler.ts';

const SAYFA = 25;

/** Every appointment of a customer, newest first. */
export function RandevularSekmesi({ musteri }: MusteriSekmesiProps) {
  const { t } = useTranslation(['musteri', 'randevu']);
  const { data, pages, error, refetch } = usePages(musteriCalls.randevular, { query: { musteriID: musteri.id } }, SAYFA);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />;
  const { ozet } = data;
  if (data.liste.length === 0) {
    return (
      <EmptyState title={t('ozet.randevuYok')}>
        <BaglantilariKapat musteriID={musteri.id} />
      </EmptyState>
    );
  }

  return (
    <Card padding="sm">
      <Group gap="lg" mb="sm">
        <Text size="sm">{ozet.sonraki ? t('randevular.sonraki', { zaman: formatYerel(ozet.sonraki) }) : t('randevular.sonrakiYok')}</Text>
        <Text size="sm" c={ozet.gelmedi > 0 ? 'var(--defter-danger)' : 'dimmed'}>
          {t('randevular.gelmedi', { count: ozet.gelmedi })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('randevular.iptal', { count: ozet.iptal })}
        </Text>
        <BaglantilariKapat musteriID={musteri.id} />
      </Group>
      <Table aria-label={t('sekme.randevular')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('randevular.zaman')}</Table.Th>
            <Table.Th>{t('randevular.hizmetler')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('randevular.uygulayan')}</Table.Th>
            <Table.Th>{t('randevular.durum')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.liste.map(({ id, randevuTarihi, baslangicSaat, bitisSaat, hizmetler, uygulayan, randevuDurumu, randevuNotu, sira, toplam }) => (
            <Table.Tr key={id}>
              <Table.Td className="tabular">
                <Anchor component={Link} to={paths.randevular({ tarih: randevuTarihi })} size="sm">
                  {formatTarih(randevuTarihi)} {baslangicSaat}–{bitisSaat}
                </Anchor>
              </Table.Td>
              <Table.Td>
                {hizmetler || t('gecmis.hizmetsiz')}
                {sira !== null && toplam !== null && (
                  <Text span size="xs" c="dimmed" ml={6} className="tabular" title={t('randevular.seri', { sira, toplam })}>
                    <RepeatIcon size={12} aria-hidden /> {sira}/{toplam}
                  </Text>
                )}
                {randevuNotu && (
                  <Text size="xs" c="dimmed">
                    {randevuNotu}
                  </Text>
                )}
              </Table.Td>
              <Table.Td visibleFrom="sm">{uygulayan}</Table.Td>
              <Table.Td>
                <RandevuDurumBadge durum={randevuDurumu as RandevuDurumKodu} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <MoreRows pages={pages} />
    </Card>
  );
}
