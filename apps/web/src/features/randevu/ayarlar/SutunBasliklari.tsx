import { type RandevuBasligi, randevuCalls } from '@defter/contract/randevu.ts';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { useOpenRecord } from '../../../app/data/use-open-record.ts';
import { usePanel } from '../../../app/routing/use-panel.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { ChevronDownIcon, ChevronUpIcon, PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { usePageKeys } from '../../../ui/page-keys.ts';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { usePart } from '../../../ui/use-part.ts';

const loadPanel = async () => (await import('./BaslikPaneli.tsx')).BaslikPaneli;

/** The columns of the calendar: their order, whom they stand for, whether they show; a tab of the settings. */
export function SutunBasliklari() {
  const { t } = useTranslation(['randevu', 'ortak']);
  const { data, error, isFetching, refetch } = useCall(randevuCalls.basliklar, { query: { tumu: true } });
  const save = useSave(randevuCalls.saveBasliklar, { notice: false });
  const remove = useSave(randevuCalls.removeBaslik);
  const panel = usePanel();
  const Panel = usePart(panel.id !== undefined, loadPanel);
  const acik = useOpenRecord(panel.id, data?.liste.find(({ id }) => id === panel.id), isFetching);
  usePageKeys(data ? [['n', () => panel.open()]] : []);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />;
  const { liste } = data;

  /** All get new places, so that two of one place cannot be. */
  const move = (from: number, to: number) => {
    const sirali = [...liste];
    sirali.splice(to, 0, ...sirali.splice(from, 1));
    save.mutate({ body: { surum: data.surum, model: sirali.map((baslik, i) => ({ ...baslik, randevuSiraNo: i + 1 })) } });
  };
  const ask = async ({ id, adi }: RandevuBasligi) => {
    if (await confirm({ title: t('sutunlar.silBaslik', { adi }), text: t('sutunlar.silMetin'), yes: t('ortak:sil'), danger: true })) {
      remove.mutate({ body: { id } });
    }
  };

  return (
    <Stack>
      <Rows>
        {liste.map((baslik, i) => (
          <Row key={baslik.id}>
            <RowText>
              <Text size="sm" fw={600}>
                {baslik.adi}
              </Text>
              <Text size="xs" c="dimmed">
                {t(`sutunlar.tip.${baslik.sutunBaslikTipi as 1 | 2 | 3}`)}
                {!baslik.ayniSaatteRandevuVerilmesin && ` · ${t('sutunlar.ustUste')}`}
              </Text>
            </RowText>
            {!baslik.randevudaGoster && <StatusBadge tone="gray" label={t('sutunlar.gizli')} />}
            <Group gap={2} wrap="nowrap">
              <Press label={t('sutunlar.yukari', baslik)} icon={ChevronUpIcon} disabled={i === 0 || save.isPending || isFetching} run={() => move(i, i - 1)} />
              <Press label={t('sutunlar.asagi', baslik)} icon={ChevronDownIcon} disabled={i === liste.length - 1 || save.isPending || isFetching} run={() => move(i, i + 1)} />
              <Press label={t('sutunlar.duzenle', baslik)} icon={PencilIcon} run={() => panel.open(baslik.id)} />
              <Press label={t('sutunlar.sil', baslik)} icon={TrashIcon} run={() => void ask(baslik)} />
            </Group>
          </Row>
        ))}
      </Rows>
      <Button variant="default" w="fit-content" leftSection={<PlusIcon size={18} />} onClick={() => panel.open()} aria-keyshortcuts="n">
        {t('sutunlar.ekle')}
      </Button>
      {Panel && panel.id !== undefined && (panel.id === 0 || acik) && (
        <Panel key={panel.id} baslik={acik} surum={data.surum} siraNo={liste.length + 1} onClose={panel.close} />
      )}
    </Stack>
  );
}

type PressProps = { label: string; icon: typeof TrashIcon; run: () => void; disabled?: boolean };
const Press = ({ label, icon: Drawing, run, disabled }: PressProps) => (
  <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} disabled={disabled} onClick={run}>
    <Drawing size={18} />
  </ActionIcon>
);
