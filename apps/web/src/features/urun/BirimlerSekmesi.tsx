import { type AltUrunBirim, altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { BirimPaneli } from './BirimPaneli.tsx';
import { formatMiktar } from '../../ui/format.ts';

/** The further units in which a product is bought, sold or used up. */
export function BirimlerSekmesi({ altUrun }: { altUrun: AltUrun }) {
  const { t } = useTranslation(['altUrun', 'ortak']);
  const { data, error, refetch } = useCall(altUrunCalls.birimler, { params: { id: altUrun.id } });
  /** Undefined is closed, null a new one. */
  const [acik, setAcik] = useState<AltUrunBirim | null>();
  const sil = useSave(altUrunCalls.removeBirim);
  const reason = useReason(altUrunCalls.updateBirim.yetki);
  const anaBirim = altUrun.birimAdi ?? t('anaBirim');

  const remove = async ({ id, birimAdi }: AltUrunBirim) => {
    if (await confirm({ title: t('birimSilinsinMi', { birim: birimAdi }), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } });
  };
  const ekle = (
    <YetkiButton yetki={altUrunCalls.createBirim.yetki} variant="default" leftSection={<PlusIcon size={18} />} onClick={() => setAcik(null)}>
      {t('birimEkle')}
    </YetkiButton>
  );

  return (
    <>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={36} />} />}
      {data?.liste.length === 0 && (
        <EmptyState title={t('birimYok.baslik')} text={t('birimYok.aciklama', { birim: anaBirim })}>
          {ekle}
        </EmptyState>
      )}
      {data && data.liste.length > 0 && (
        <>
          <Group justify="space-between" mb="sm">
            <Text size="sm" c="dimmed">
              {t('birimAciklama', { birim: anaBirim })}
            </Text>
            {ekle}
          </Group>
          <Table aria-label={t('sekme.birimler')}>
            <Table.Tbody>
              {data.liste.map((birim) => (
                <Table.Tr key={birim.id}>
                  <Table.Td>{t('birimEsitligi', { birim: birim.birimAdi, miktar: formatMiktar(birim.miktar), anaBirim })}</Table.Td>
                  <Table.Td>{!birim.aktifMi && <StatusBadge tone="gray" label={t('ortak:pasif')} />}</Table.Td>
                  <Table.Td ta="right">
                    <ReasonIcon label={t('ortak:duzenle')} reason={reason} onClick={() => setAcik(birim)}>
                      <PencilIcon size={17} />
                    </ReasonIcon>
                    <ReasonIcon label={t('birimSil', { birim: birim.birimAdi })} reason={reason} onClick={() => void remove(birim)}>
                      <TrashIcon size={17} />
                    </ReasonIcon>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
      {acik !== undefined && <BirimPaneli altUrun={altUrun} birim={acik ?? undefined} onClose={() => setAcik(undefined)} />}
    </>
  );
}
