import { type BekleyenGider, type DuzenliGider, duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { ActionIcon, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { PencilIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { useOpenRecord } from '../../../app/data/use-open-record.ts';
import { paths } from '../../../app/routing/paths.ts';
import { usePanel } from '../../../app/routing/use-panel.ts';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { BekleyenGiderler } from '../../../pickers/BekleyenGiderler.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { herHaftaGunu } from '../../../ui/hafta-gunu.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { usePart } from '../../../ui/use-part.ts';
import { AtlaModal } from './AtlaModal.tsx';

const loadForm = async () => (await import('./DuzenliGiderForm.tsx')).DuzenliGiderForm;

/** Recurring costs: those that are due, and the next days of each. */
export function DuzenliGiderlerPage() {
  const { t } = useTranslation('duzenliGider');
  const { data, error, refetch, isFetching } = useCall(duzenliGiderCalls.list);
  const panel = usePanel();
  const [atlanan, setAtlanan] = useState<BekleyenGider>();
  const reason = useReason(duzenliGiderCalls.create.yetki);
  const Form = usePart(panel.id !== undefined, loadForm);
  const acik = useOpenRecord(panel.id, data?.liste.find(({ id }) => id === panel.id), isFetching);

  return (
    <>
      <PageHeader title={t('baslik')} aside={t('altBaslik')} action={{ label: t('ekle'), run: () => panel.open(), reason }}>
        <Button component={Link} to={paths.kasa()} variant="default">
          {t('kasa')}
        </Button>
      </PageHeader>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={5} />} />}
      {data && data.liste.length === 0 && <EmptyState title={t('bos.baslik')} text={t('bos.aciklama')} />}
      {data && data.liste.length > 0 && (
        <Stack gap="sm" maw={820}>
          <Card component="section" padding="sm" aria-label={t('bekleyen')}>
            <Title order={2} fz="md" mb={6}>
              {t('bekleyen')}
            </Title>
            {data.bekleyenler.length === 0 ? (
              <Text size="sm" c="dimmed">
                {t('bekleyenYok')}
              </Text>
            ) : (
              <BekleyenGiderler bekleyenler={data.bekleyenler} onSkip={setAtlanan} />
            )}
          </Card>
          <Card component="section" padding="sm" aria-label={t('liste')}>
            <Title order={2} fz="md" mb={6}>
              {t('liste')}
            </Title>
            <Rows>
              {data.liste.map((gider) => (
                <Satir key={gider.id} gider={gider} onEdit={() => panel.open(gider.id)} />
              ))}
            </Rows>
          </Card>
        </Stack>
      )}
      {Form && (panel.id === 0 || acik) && <Form key={panel.id} gider={acik} onClose={panel.close} />}
      {atlanan && <AtlaModal gider={atlanan} onClose={() => setAtlanan(undefined)} />}
    </>
  );
}

function Satir({ gider, onEdit }: { gider: DuzenliGider; onEdit: () => void }) {
  const { t } = useTranslation('duzenliGider');
  const { id, adi, tutar, periyot, gun, kategoriAdi, personelAdi, odemeSekliAdi, bitis } = gider;
  const sil = useSave(duzenliGiderCalls.remove);
  const reason = useReason(duzenliGiderCalls.update.yetki);
  const ask = async () => {
    if (await confirm({ title: t('silSorusu', { ad: adi }), text: t('silAciklama'), yes: t('silEvet') })) sil.mutate({ body: { id } });
  };
  const ne = periyot === 'ay' ? t('her.ay', { gun }) : t('her.hafta', { gun: herHaftaGunu(gun) });
  return (
    <Row>
      <RowText>
        <Text fw={550}>
          {adi}
        </Text>
        <Text size="sm" c="dimmed">
          {[ne, kategoriAdi, personelAdi, odemeSekliAdi, bitis !== null && t('bitisi', { tarih: formatTarih(bitis) })].filter(Boolean).join(' · ')}
        </Text>
      </RowText>
      <MoneyText tutar={tutar} fw={600} />
      {reason === undefined && (
        <Group gap={4} wrap="nowrap">
          <ActionIcon variant="subtle" aria-label={t('duzenle', { ad: adi })} onClick={onEdit}>
            <PencilIcon size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" aria-label={t('sil', { ad: adi })} loading={sil.isPending} onClick={() => void ask()}>
            <TrashIcon size={16} />
          </ActionIcon>
        </Group>
      )}
    </Row>
  );
}
