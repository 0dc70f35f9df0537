import { type MusteriFiyati, musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { ActionIcon, Card, Group, Stack, Text } from '@mantine/core';
import { PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import type { MusteriSekmesiProps } from '../sekmeler.ts';
import { FiyatForm } from './FiyatForm.tsx';

/** The prices agreed with a customer, beside the usual ones. */
export function FiyatlarSekmesi({ musteri }: MusteriSekmesiProps) {
  const { t } = useTranslation('musteri');
  const { data, error, refetch } = useCall(musteriFiyatiCalls.list, { params: { id: musteri.id } });
  const [acik, setAcik] = useState<MusteriFiyati | 'yeni'>();
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />;
  const ekle = (
    <YetkiButton yetki={musteriFiyatiCalls.create.yetki} leftSection={<PlusIcon size={18} />} onClick={() => setAcik('yeni')}>
      {t('ozelFiyat.ekle')}
    </YetkiButton>
  );
  return (
    <Stack gap="sm">
      {data.ikinciMi && <Text size="sm">{t('ozelFiyat.ikinci')}</Text>}
      {data.liste.length === 0 ? (
        <EmptyState title={t('ozelFiyat.yok')} text={t('ozelFiyat.yokAciklama')}>
          {ekle}
        </EmptyState>
      ) : (
        <>
          <Group justify="flex-end">{ekle}</Group>
          <Card padding="sm">
            <Rows>
              {data.liste.map((fiyat) => (
                <Satir key={fiyat.id} fiyat={fiyat} onEdit={() => setAcik(fiyat)} />
              ))}
            </Rows>
          </Card>
        </>
      )}
      {acik && <FiyatForm musteriID={musteri.id} fiyat={acik === 'yeni' ? undefined : acik} onClose={() => setAcik(undefined)} />}
    </Stack>
  );
}

function Satir({ fiyat: { id, adi, fiyat, listeFiyati, bitis, gecerliMi }, onEdit }: { fiyat: MusteriFiyati; onEdit: () => void }) {
  const { t } = useTranslation('musteri');
  const { can } = useYetki();
  const sil = useSave(musteriFiyatiCalls.remove);
  const ask = async () => {
    if (await confirm({ title: t('ozelFiyat.silSorusu', { ad: adi }), text: t('ozelFiyat.silAciklama'), yes: t('ozelFiyat.silEvet') })) sil.mutate({ body: { id } });
  };
  const sure = bitis === null ? t('ozelFiyat.suresiz') : t(gecerliMi ? 'ozelFiyat.gune' : 'ozelFiyat.bitti', { tarih: formatTarih(bitis) });
  return (
    <Row>
      <RowText>
        <Text fw={550} c={gecerliMi ? undefined : 'dimmed'}>
          {adi}
        </Text>
        <Text size="sm" c="dimmed">
          {[t('ozelFiyat.liste', { fiyat: formatTL(listeFiyati) }), sure].join(' · ')}
        </Text>
      </RowText>
      <MoneyText tutar={fiyat} fw={600} />
      <Group gap={4} wrap="nowrap">
        {can(musteriFiyatiCalls.update.yetki) && (
          <ActionIcon variant="subtle" aria-label={t('ozelFiyat.duzenle', { ad: adi })} onClick={onEdit}>
            <PencilIcon size={16} />
          </ActionIcon>
        )}
        {can(musteriFiyatiCalls.remove.yetki) && (
          <ActionIcon variant="subtle" color="red" aria-label={t('ozelFiyat.sil', { ad: adi })} loading={sil.isPending} onClick={() => void ask()}>
            <TrashIcon size={16} />
          </ActionIcon>
        )}
      </Group>
    </Row>
  );
}
