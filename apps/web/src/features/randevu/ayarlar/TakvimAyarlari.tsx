import type { ReplyOf } from '@defter/contract/call.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { useLeaveGuard } from '../../../ui/leave-guard.ts';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { AyarAlanlari, useAyarFormu } from './AyarAlanlari.tsx';

type Ayarlar = ReplyOf<typeof randevuCalls.ayarlar>;

/** Hours of the calendar, the length of its slots and what comes first in it; a tab of the settings. */
export function TakvimAyarlari() {
  const { data, error, refetch } = useCall(randevuCalls.ayarlar);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={3} />} />;
  return <AyarSekmesi ilk={data} />;
}

function AyarSekmesi({ ilk }: { ilk: Ayarlar }) {
  const { t } = useTranslation('ortak');
  const form = useAyarFormu(ilk);
  useLeaveGuard(form.isDirty);
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack maw={560}>
        <AyarAlanlari form={form} />
        <Button type="submit" w="fit-content" loading={form.busy}>
          {t('kaydet')}
        </Button>
      </Stack>
    </form>
  );
}

/** The same settings in a panel beside the calendar. */
export function AyarPaneli({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('randevu');
  const { data, refetch, error } = useCall(randevuCalls.ayarlar);
  if (data) return <AyarPaneliFormu ilk={data} onClose={onClose} />;
  return (
    <SidePanel opened onClose={onClose} title={t('ayar.baslik')}>
      <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={3} />} />
    </SidePanel>
  );
}

function AyarPaneliFormu({ ilk, onClose }: { ilk: Ayarlar; onClose: () => void }) {
  const { t } = useTranslation('randevu');
  const form = useAyarFormu(ilk, onClose);
  return (
    <SidePanel opened onClose={onClose} title={t('ayar.baslik')} form={form}>
      <AyarAlanlari form={form} />
    </SidePanel>
  );
}
