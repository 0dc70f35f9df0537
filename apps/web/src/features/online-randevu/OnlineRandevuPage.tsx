import type { ReplyOf } from '@defter/contract/call.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { Button, Card, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { KurallarBolumu, SayfaBolumu, SunulanBolumu } from './AyarBolumleri.tsx';
import classes from './OnlineRandevuPage.module.css';
import { Onizleme } from './Onizleme.tsx';
import { Resimler } from './Resimler.tsx';
import { useSayfaFormu } from './use-sayfa-formu.ts';

/** The page on which customers book: its offers, its rules, and its look. */
export function OnlineRandevuPage() {
  const { t } = useTranslation('onlineRandevu');
  const { data, error, refetch } = useCall(onlineRandevuCalls.ayarlar);
  return (
    <>
      <PageHeader title={t('baslik')} />
      {data ? <Ayarlar kayit={data} /> : <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={5} />} />}
    </>
  );
}

function Ayarlar({ kayit }: { kayit: ReplyOf<typeof onlineRandevuCalls.ayarlar> }) {
  const { t } = useTranslation('ortak');
  const form = useSayfaFormu(kayit);
  useLeaveGuard(form.isDirty);
  return (
    <div className={classes.page}>
      <Stack gap="md">
        <Card component="form" padding="lg" onSubmit={form.submit} noValidate>
          <SayfaBolumu form={form} />
          <SunulanBolumu form={form} />
          <KurallarBolumu form={form} />
          <Button type="submit" mt="lg" w="fit-content" loading={form.busy}>
            {t('kaydet')}
          </Button>
        </Card>
        <Resimler />
      </Stack>
      <Onizleme kayit={kayit} />
    </div>
  );
}
