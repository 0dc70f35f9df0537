import { musteriCalls } from '@defter/contract/musteri.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { Card, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { MusteriPicker } from '../../../pickers/MusteriPicker.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { PaketlerSekmesi } from './PaketlerSekmesi.tsx';

/** Taking a session from anywhere: first the customer, then the packages of that customer. `/seans-dusme?musteri=7` begins with the customer chosen. */
export function SeansDusmePage() {
  const { t } = useTranslation('seans');
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('musteri')) || 0;
  const musteriReason = useReason(musteriCalls.get.yetki);
  const reason = useReason(seansCalls.paketler.yetki) ?? musteriReason;
  const isAsked = id > 0 && !musteriReason;
  const { data, error, refetch } = useCall(musteriCalls.get, { params: { id } }, { enabled: isAsked });
  const musteri = data?.musteri;
  const secilen = musteri && { id, adSoyad: musteri.adSoyad, telefon: musteri.telefonlar[0]?.telefon ?? null };
  return (
    <>
      <PageHeader title={t('dusme.baslik')} />
      <Stack gap="md">
        <Card padding="sm">
          <MusteriPicker
            label={t('dusme.musteri')}
            value={secilen ?? null}
            autoFocus={id === 0}
            onChange={(yeni) => setParams(yeni ? { musteri: String(yeni.id) } : {}, { replace: true })}
          />
          {id === 0 && (
            <Text size="sm" c="dimmed" mt="xs">
              {t('dusme.aciklama')}
            </Text>
          )}
        </Card>
        {isAsked && !musteri && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} />} />}
        {reason && <Text size="sm">{reason}</Text>}
        {musteri && !reason && <PaketlerSekmesi key={id} musteri={musteri} />}
      </Stack>
    </>
  );
}
