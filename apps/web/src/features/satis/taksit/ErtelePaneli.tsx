import type { Satis } from '@defter/contract/satis.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { addMonths, isTarih } from '@defter/rules/tarih.ts';
import { putOff } from '@defter/rules/taksit.ts';
import { Group, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../../ui/form.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { PlanOnizleme } from './PlanOnizleme.tsx';
import { useGorulenPlan } from './use-gorulen-plan.ts';

type Taksitler = Satis['taksitler'];
export type PlanPaneliProps = { satis: Satis; secilen: Taksitler; onClose: () => void };

/** Puts instalments off: one to a day, several by months and days. The plan as it will be stands below. */
export function ErtelePaneli({ satis, secilen: given, onClose }: PlanPaneliProps) {
  const { t } = useTranslation('taksit');
  const save = useSave(taksitCalls.ertele);
  const { gorulen, hearRefusal } = useGorulenPlan(satis);
  const idler = given.map(({ id }) => id);
  const [ilk, ...digerleri] = given;
  const tek = digerleri.length === 0 ? ilk : undefined;
  const form = useZodForm({
    schema: taksitCalls.ertele.body,
    initialValues: {
      satisID: satis.id,
      surum: satis.surum,
      taksitIDler: idler,
      tarih: (tek ? addMonths(tek.tarih, 1) : null) as string | null,
      ay: (tek ? 0 : 1) as number | string | null,
      gun: 0 as number | string | null,
      neden: '',
    },
    save: async (body) => {
      await save.mutateAsync({ body: { ...body, surum: gorulen.surum, taksitIDler: idler } }, { onError: hearRefusal });
      onClose();
    },
  });
  const tarih = useFormValue(form, 'tarih');
  const ay = useFormValue(form, 'ay');
  const gun = useFormValue(form, 'gun');
  const erteleme = tek ? tarih && isTarih(tarih) && { tarih } : typeof ay === 'number' && typeof gun === 'number' && { ay, gun };
  return (
    <SidePanel opened onClose={onClose} title={t('ertele.baslik', { count: given.length })} form={form} saveLabel={t('ertele.ac')}>
      <Stack gap="md">
        {tek ? (
          <DateField label={t('ertele.gun')} data-autofocus key={form.key('tarih')} {...form.getInputProps('tarih')} />
        ) : (
          <Group grow gap="xs">
            <NumberField label={t('ertele.ay')} data-autofocus min={0} max={60} key={form.key('ay')} {...form.getInputProps('ay')} />
            <NumberField label={t('ertele.ekGun')} min={0} max={366} key={form.key('gun')} {...form.getInputProps('gun')} />
          </Group>
        )}
        <TextInput label={t('neden')} maxLength={300} key={form.key('neden')} {...form.getInputProps('neden')} />
        {erteleme && <PlanOnizleme plan={putOff(gorulen.taksitler, idler, erteleme)} isaretli={idler} />}
      </Stack>
    </SidePanel>
  );
}
