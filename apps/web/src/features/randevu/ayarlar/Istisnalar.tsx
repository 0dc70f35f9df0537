import { type Istisna, istisnaCalls } from '@defter/contract/istisna.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { usePanel } from '../../../app/routing/use-panel.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { haftaGunuKisa } from '../../../ui/hafta-gunu.ts';
import { usePageKeys } from '../../../ui/page-keys.ts';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { usePart } from '../../../ui/use-part.ts';

const loadPanel = async () => (await import('./IstisnaFormu.tsx')).IstisnaFormu;

/** Days and hours on which the calendar differs from the week: added and taken back in one place; a tab of the settings. */
export function Istisnalar() {
  const { t } = useTranslation(['randevu', 'ortak']);
  const { data, error, refetch } = useCall(istisnaCalls.list);
  const remove = useSave(istisnaCalls.remove);
  const panel = usePanel();
  const Panel = usePart(panel.id !== undefined, loadPanel);
  const zamanOf = useZaman();
  usePageKeys([['n', () => panel.open()]]);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />;

  const ask = async (istisna: Istisna) => {
    const title = t('istisna.kaldirBaslik', { aciklama: istisna.aciklama });
    if (await confirm({ title, text: t('istisna.kaldirMetin'), yes: t('istisna.kaldir'), danger: true })) remove.mutate({ body: { id: istisna.id } });
  };

  return (
    <Stack maw={640}>
      {data.liste.length === 0 ? (
        <EmptyState title={t('istisna.bos')} text={t('istisna.bosMetin')} />
      ) : (
        <Rows>
          {data.liste.map((istisna) => (
            <Row key={istisna.id}>
              <RowText>
                <Text size="sm" fw={600}>
                  {istisna.aciklama}
                </Text>
                <Text size="xs" c="dimmed" className="tabular">
                  {zamanOf(istisna)}
                </Text>
              </RowText>
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('istisna.kaldirilan', { aciklama: istisna.aciklama })} onClick={() => void ask(istisna)}>
                <TrashIcon size={18} />
              </ActionIcon>
            </Row>
          ))}
        </Rows>
      )}
      <Group>
        <Button variant="default" leftSection={<PlusIcon size={18} />} onClick={() => panel.open()} aria-keyshortcuts="n">
          {t('istisna.ekle')}
        </Button>
      </Group>
      {Panel && panel.id !== undefined && <Panel onClose={panel.close} />}
    </Stack>
  );
}

/** Says when an exception holds, and for whom. */
function useZaman() {
  const { t } = useTranslation('randevu');
  return ({ tur, sutunAdi, baslangicTarihi, bitisTarihi, baslangicSaat, bitisSaat, gunler }: Istisna): string => {
    const ilk = formatTarih(baslangicTarihi);
    const gunu = bitisTarihi === null ? t('istisna.tarihinden', { tarih: ilk }) : bitisTarihi === baslangicTarihi ? ilk : `${ilk} – ${formatTarih(bitisTarihi)}`;
    const saati = tur === 'kapali' ? t('istisna.kapali') : t(tur === 'saat' ? 'istisna.acikSaat' : 'istisna.kapaliSaat', { saat: `${baslangicSaat}–${bitisSaat}` });
    const gunleri = gunler.map(haftaGunuKisa).join(', ');
    return [gunu, gunleri, saati, tur === 'ara' ? (sutunAdi ?? t('istisna.herkes')) : ''].filter(Boolean).join(' · ');
  };
}
