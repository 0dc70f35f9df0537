import { taksitCalls } from '@defter/contract/taksit.ts';
import { mergeTaksitler } from '@defter/rules/taksit.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../../ui/form.ts';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import type { PlanPaneliProps } from './ErtelePaneli.tsx';
import { PlanOnizleme } from './PlanOnizleme.tsx';
import { useGorulenPlan } from './use-gorulen-plan.ts';

/** Makes instalments one of their sum; it is due with the last of them unless another day is said. */
export function BirlestirPaneli({ satis, secilen, onClose }: PlanPaneliProps) {
  const { t } = useTranslation('taksit');
  const save = useSave(taksitCalls.birlestir);
  const { gorulen, hearRefusal } = useGorulenPlan(satis);
  const idler = secilen.map(({ id }) => id);
  const form = useZodForm({
    schema: taksitCalls.birlestir.body,
    initialValues: { satisID: satis.id, surum: satis.surum, taksitIDler: idler, tarih: (secilen.at(-1)?.tarih ?? null) as string | null, neden: '' },
    save: async (body) => {
      await save.mutateAsync({ body: { ...body, surum: gorulen.surum, taksitIDler: idler } }, { onError: hearRefusal });
      onClose();
    },
  });
  const tarih = useFormValue(form, 'tarih');
  return (
    <SidePanel opened onClose={onClose} title={t('birlestir.baslik', { count: secilen.length })} form={form} saveLabel={t('birlestir.ac')}>
      <Stack gap="md">
        <DateField label={t('ertele.gun')} data-autofocus key={form.key('tarih')} {...form.getInputProps('tarih')} />
        <TextInput label={t('neden')} maxLength={300} key={form.key('neden')} {...form.getInputProps('neden')} />
        {(!tarih || isTarih(tarih)) && <PlanOnizleme plan={mergeTaksitler(gorulen.taksitler, idler, tarih ?? undefined)} isaretli={idler} />}
      </Stack>
    </SidePanel>
  );
}
