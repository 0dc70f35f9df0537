import type { Satis } from '@defter/contract/satis.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Box, Card, Checkbox, Group, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../../app/session/yetki.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { TaksitDurumBadge } from '../../../pickers/TaksitDurumBadge.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { BirlestirPaneli } from './BirlestirPaneli.tsx';
import { ErkenKapatPaneli } from './ErkenKapatPaneli.tsx';
import { ErtelePaneli } from './ErtelePaneli.tsx';
import { PlanGecmisi } from './PlanGecmisi.tsx';
import { TaksitKagitlari } from './TaksitKagitlari.tsx';

type Panel = 'ertele' | 'birlestir' | 'kapat';

/** The instalments of a sale with their days and payments, its papers, and the acts on the plan. */
export function TaksitPlani({ satis }: { satis: Satis }) {
  const { t } = useTranslation(['taksit', 'satis']);
  const { can } = useYetki();
  const [isaretli, setIsaretli] = useState<readonly number[]>([]);
  const [panel, setPanel] = useState<Panel>();
  const { taksitler, iptalMi } = satis;
  const acik = taksitler.filter(({ kalan }) => kalan > 0);
  const degisir = !iptalMi && acik.length > 0 && can(taksitCalls.ertele.yetki);
  // An instalment that was paid meanwhile can no longer be chosen.
  const secilen = acik.filter(({ id }) => isaretli.includes(id));
  const toggle = (id: number) => setIsaretli(isaretli.includes(id) ? isaretli.filter((one) => one !== id) : [...isaretli, id]);
  const close = () => {
    setPanel(undefined);
    setIsaretli([]);
  };
  return (
    <Card>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h4">
          {t('satis:taksit.baslik')}
        </Title>
        {can(sozlesmeCalls.belge.yetki) && <TaksitKagitlari satisID={satis.id} />}
      </Group>
      <Table aria-label={t('satis:taksit.baslik')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('taksit')}</Table.Th>
            <Table.Th>{t('tarih')}</Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              {t('tutar')}
            </Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              {t('odenen')}
            </Table.Th>
            <Table.Th ta="right">{t('kalan')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('durumu')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {taksitler.map(({ id, no, tarih, tutar, odenen, kalan, durum, aciklama }) => (
            <Table.Tr key={id}>
              <Table.Td className="tabular">
                <Group gap={8} wrap="nowrap">
                  {degisir && <Checkbox size="sm" disabled={kalan === 0} checked={kalan > 0 && isaretli.includes(id)} onChange={() => toggle(id)} aria-label={t('sec', { no })} />}
                  {no}/{taksitler.length}
                </Group>
                {aciklama && (
                  <Text size="xs" c="dimmed">
                    {aciklama}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className="tabular">
                {formatTarih(tarih)}
                {/* A phone has no room for a column of its own. */}
                <Box hiddenFrom="sm" mt={2}>
                  <TaksitDurumBadge durum={durum} />
                </Box>
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                <MoneyText tutar={tutar} />
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                <MoneyText tutar={odenen} />
              </Table.Td>
              <Table.Td ta="right">
                <MoneyText tutar={kalan} />
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <TaksitDurumBadge durum={durum} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {degisir && (
        <Group gap="xs" mt="sm">
          <YetkiButton yetki={taksitCalls.ertele.yetki} reason={secilen.length === 0 ? t('once') : undefined} size="compact-md" variant="default" onClick={() => setPanel('ertele')}>
            {t('ertele.ac')}
          </YetkiButton>
          <YetkiButton yetki={taksitCalls.birlestir.yetki} reason={secilen.length < 2 ? t('onceIki') : undefined} size="compact-md" variant="default" onClick={() => setPanel('birlestir')}>
            {t('birlestir.ac')}
          </YetkiButton>
          <YetkiButton yetki={taksitCalls.kapat.yetki} size="compact-md" variant="default" onClick={() => setPanel('kapat')}>
            {t('kapat.ac')}
          </YetkiButton>
        </Group>
      )}
      {can(taksitCalls.degisiklikler.yetki) && <PlanGecmisi satis={satis} />}
      {panel === 'ertele' && <ErtelePaneli satis={satis} secilen={secilen} onClose={close} />}
      {panel === 'birlestir' && <BirlestirPaneli satis={satis} secilen={secilen} onClose={close} />}
      {panel === 'kapat' && <ErkenKapatPaneli satis={satis} onClose={close} />}
    </Card>
  );
}
