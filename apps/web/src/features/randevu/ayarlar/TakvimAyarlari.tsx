import type { ReplyOf } from '@defter/contract/call.ts';
import { randevuCalls, ZAMAN_PERIYOTLARI } from '@defter/contract/randevu.ts';
import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../../app/data/query.ts';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useLeaveGuard } from '../../../app/drafts/use-leave-guard.ts';
import { useZodForm } from '../../../ui/form.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';

/** Hours of the calendar and the length of its slots; a tab of the settings. */
export function TakvimAyarlari() {
  const { data, isPending, refetch } = useCall(randevuCalls.ayarlar);
  if (isPending) return <FormSkeleton fields={3} />;
  if (!data) return <LoadError onRetry={() => void refetch()} />;
  return <AyarForm ilk={valuesOf(data)} />;
}

type Ayarlar = ReplyOf<typeof randevuCalls.ayarlar>;
const valuesOf = ({ surum, ayarlar: { bayiID: _bayiID, ...ayarlar } }: Pick<Ayarlar, 'surum' | 'ayarlar'>) => ({ surum, ...ayarlar });

function AyarForm({ ilk }: { ilk: ReturnType<typeof valuesOf> }) {
  const { t } = useTranslation(['randevu', 'ortak']);
  const save = useSave(randevuCalls.saveAyarlar, { seconds: 2.5 });
  const form = useZodForm({
    schema: randevuCalls.saveAyarlar.body,
    initialValues: ilk,
    save: async (body) => {
      await save.mutateAsync({ body });
      await form.renew();
    },
    newest: async () => valuesOf(await readAnew(randevuCalls.ayarlar)),
  });
  useLeaveGuard(form.isDirty);
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack maw={560}>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <TimeField label={t('ayar.baslangicSaati')} key={form.key('baslangicSaati')} {...form.getInputProps('baslangicSaati')} />
          <TimeField label={t('ayar.bitisSaati')} key={form.key('bitisSaati')} {...form.getInputProps('bitisSaati')} />
          <SelectField
            label={t('ayar.zamanPeriyodu')}
            searchable={false}
            data={ZAMAN_PERIYOTLARI.map((dakika) => ({ value: dakika, label: t('dakika', { dakika }) }))}
            key={form.key('zamanPeriyodu')}
            {...form.getInputProps('zamanPeriyodu')}
          />
        </SimpleGrid>
        <Button type="submit" w="fit-content" loading={form.busy}>
          {t('ortak:kaydet')}
        </Button>
      </Stack>
    </form>
  );
}
