import { type PuanHareketi, puanCalls } from '@defter/contract/puan.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatPuan } from '@defter/rules/puan.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Group, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/routing/paths.ts';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { usePages } from '../../../app/data/use-pages.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { YetkiLink } from '../../../app/session/YetkiLink.tsx';
import { MoreRows } from '../../../ui/MoreRows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { PuanAktarPaneli, PuanYuklePaneli } from './PuanPanelleri.tsx';
import type { MusteriSekmesiProps } from '../sekmeler.ts';

const SAYFA = 25;

/** The points of a customer: their number, worth and movements. */
export function PuanSekmesi({ musteri }: MusteriSekmesiProps) {
  const { t } = useTranslation('musteri');
  const [panel, setPanel] = useState<'yukle' | 'aktar'>();
  const { data, pages, error, refetch } = usePages(puanCalls.hareketler, { params: { id: musteri.id } }, SAYFA);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />;
  const { puan, deger, liste } = data;

  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>{t(puan < 0 ? 'puan.eksi' : 'puan.durum', { count: puan, puan: formatPuan(puan), deger: formatTL(deger) })}</Text>
          <Group gap="xs">
            <YetkiButton yetki={puanCalls.yukle.yetki} variant="default" size="compact-md" onClick={() => setPanel('yukle')}>
              {t('puan.yukle')}
            </YetkiButton>
            <YetkiButton yetki={puanCalls.aktar.yetki} variant="default" size="compact-md" reason={puan > 0 ? undefined : t('puan.yok')} onClick={() => setPanel('aktar')}>
              {t('puan.aktar')}
            </YetkiButton>
          </Group>
        </Group>
        {liste.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('puan.yok')}
          </Text>
        ) : (
          <Table aria-label={t('puan.hareketler')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('puan.tarih')}</Table.Th>
                <Table.Th>{t('puan.islem')}</Table.Th>
                <Table.Th ta="right">{t('ozet.puan')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {liste.map((hareket) => (
                <Table.Tr key={hareket.id}>
                  <Table.Td className="tabular">{formatTarih(hareket.tarih)}</Table.Td>
                  <Table.Td>
                    <PuanIslemi hareket={hareket} />
                  </Table.Td>
                  <Table.Td ta="right" className="tabular" c={hareket.puan < 0 ? 'red' : undefined}>
                    {formatPuan(hareket.puan)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        <MoreRows pages={pages} />
      </Stack>
      {panel === 'yukle' && <PuanYuklePaneli musteriID={musteri.id} puan={puan} onClose={() => setPanel(undefined)} />}
      {panel === 'aktar' && <PuanAktarPaneli musteriID={musteri.id} puan={puan} onClose={() => setPanel(undefined)} />}
    </Card>
  );
}

/** The kind of a movement, with its sale, or with the reason if it was made by hand. */
function PuanIslemi({ hareket: { tur, puan, satisID, satisNo, neden, yapanAdi, karsiAdi } }: { hareket: PuanHareketi }) {
  const { t } = useTranslation('musteri');
  const islem = t(`puan.${tur}${(tur !== 'odeme') === puan > 0 ? '' : 'Geri'}`);
  if (satisID !== null) {
    return (
      <>
        {islem}{' '}
        <YetkiLink to={paths.satis(satisID)} size="sm" td="underline">
          {t('puan.satis', { no: satisNo })}
        </YetkiLink>
      </>
    );
  }
  return (
    <>
      {karsiAdi === null ? islem : `${islem} ${t(puan > 0 ? 'puan.alindi' : 'puan.verildi', { ad: karsiAdi })}`}{' '}
      <Text span size="sm" c="dimmed">
        {t('puan.yapan', { ad: yapanAdi, neden })}
      </Text>
    </>
  );
}
