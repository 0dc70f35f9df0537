import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls, RANDEVU_ALANLARI } from '@defter/contract/randevu.ts';
import { addDays, formatTarih } from '@defter/rules/tarih.ts';
import { Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { TakvimAboneligi } from '../../pickers/TakvimAboneligi.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PeriodSelect } from '../../ui/PeriodSelect.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useToday } from '../../ui/today.ts';
import type { KayitSekmesiProps } from './sekmeler.ts';

/** The server answers for at most so many days at once (spec 2§5). */
const EN_COK_GUN = 31;

/** The appointments that a colleague performs in a period, at first from today on. */
export function RandevularSekmesi({ personel }: KayitSekmesiProps) {
  const { t } = useTranslation(['personel', 'randevu']);
  const { can } = useYetki();
  const bugun = useToday();
  const [aralik, setAralik] = useState({ baslangicTarihi: bugun, bitisTarihi: addDays(bugun, EN_COK_GUN - 1) });
  const { data, error, refetch } = useCall(randevuCalls.list, { query: { ...aralik, personelID: personel.id, alanlar: RANDEVU_ALANLARI } }, { keep: true });

  return (
    <>
      <Group gap="xs" justify="space-between">
        <PeriodSelect value={aralik} onChange={setAralik} />
        <Button component={Link} to={paths.randevular({ gorunum: 'liste', personelID: personel.id, ...aralik })} variant="subtle" size="compact-md">
          {t('randevular.ac')}
        </Button>
      </Group>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={5} />} />}
      {data?.liste.length === 0 && <EmptyState title={t('randevular.bos')} />}
      {data && data.liste.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {t('randevular.sayi', { count: data.toplamKayit })}
          </Text>
          <Table aria-label={t('sekme.randevular')}>
            <Table.Tbody>
              {data.liste.map(({ id, randevuTarihi, baslangicSaat, bitisSaat, adi, soyadi, hizmetler, randevuDurumu }) => (
                <Table.Tr key={id}>
                  <Table.Td className="tabular">
                    {formatTarih(randevuTarihi)} {baslangicSaat}–{bitisSaat}
                  </Table.Td>
                  <Table.Td>
                    {[adi, soyadi].filter(Boolean).join(' ')}
                    {hizmetler && (
                      <Text size="sm" c="dimmed">
                        {hizmetler}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    <RandevuDurumBadge durum={randevuDurumu} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
      {can(personelCalls.update.yetki) && <TakvimAboneligi personelID={personel.id} />}
    </>
  );
}
