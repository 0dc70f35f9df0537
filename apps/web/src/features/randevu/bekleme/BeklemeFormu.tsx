import { beklemeCalls } from '@defter/contract/bekleme.ts';
import type { RandevuHizmet } from '@defter/contract/randevu.ts';
import { GUN_PARCALARI, type GunParcasi } from '@defter/rules/bos-yer.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import { Group, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSave } from '../../../app/data/query.ts';
import type { SecilenMusteri } from '../../../pickers/MusteriPicker.tsx';
import { MusteriSecimi } from '../../../pickers/MusteriSecimi.tsx';
import { PersonelSecimi } from '../../../pickers/PersonelSecimi.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { useZodForm } from '../../../ui/form.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { today } from '../../../ui/today.ts';
import { ISTENEN, IstenenHizmetler } from '../IstenenHizmetler.tsx';

const HELD = z.object({ ...beklemeCalls.create.body.shape, ...ISTENEN });
const GUN_SAYISI = 14;

/** The values that are known when a customer is put on the list. */
export type IlkBekleme = { musteri: SecilenMusteri | null; hizmetler?: RandevuHizmet[]; tarih?: Tarih; personelID?: number | null };

/** Puts somebody on the waiting list. */
export function BeklemeFormu({ ilk, onClose }: { ilk?: IlkBekleme; onClose: () => void }) {
  const { t } = useTranslation('bekleme');
  const save = useSave(beklemeCalls.create);
  const ilkGun = ilk?.tarih ?? today();
  const form = useZodForm({
    schema: beklemeCalls.create.body,
    held: HELD,
    initialValues: {
      musteri: ilk?.musteri ?? null,
      musteriID: (ilk?.musteri?.id || null) as number | null,
      hizmetler: ilk?.hizmetler ?? ([] as RandevuHizmet[]),
      altUrunIDler: ilk?.hizmetler?.map(({ altUrunID }) => altUrunID) ?? ([] as number[]),
      uygulayanPersonelID: ilk?.personelID ?? null,
      gunParcasi: null as GunParcasi | null,
      ilkGun: ilkGun as string | null,
      sonGun: addDays(ilkGun, GUN_SAYISI) as string | null,
      beklemeNotu: '',
    },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });

  return (
    <SidePanel opened beside onClose={onClose} title={t('ekle')} form={form}>
      <Stack gap="md">
        <MusteriSecimi label={t('sutun.kisi')} form={form} />
        <IstenenHizmetler form={form} />
        <Group grow align="flex-start">
          <DateField
            label={t('ilkGun')}
            key={form.key('ilkGun')}
            {...form.getInputProps('ilkGun')}
            onDay={(tarih) => {
              const { sonGun } = form.getValues();
              if (sonGun && sonGun < tarih) form.setFieldValue('sonGun', addDays(tarih, GUN_SAYISI));
            }}
          />
          <DateField label={t('sonGun')} key={form.key('sonGun')} {...form.getInputProps('sonGun')} />
        </Group>
        <SelectField
          label={t('parcasi')}
          placeholder={t('farkEtmez')}
          clearable
          data={GUN_PARCALARI.map((parca) => ({ value: parca, label: t(`parca.${parca}`) }))}
          key={form.key('gunParcasi')}
          {...form.getInputProps('gunParcasi')}
        />
        <PersonelSecimi label={t('sutun.kiminle')} placeholder={t('farkEtmez')} clearable key={form.key('uygulayanPersonelID')} {...form.getInputProps('uygulayanPersonelID')} />
        <TextInput label={t('not')} key={form.key('beklemeNotu')} {...form.getInputProps('beklemeNotu')} />
      </Stack>
    </SidePanel>
  );
}
