import { istisnaCalls } from '@defter/contract/istisna.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { ISTISNA_TURLERI } from '@defter/rules/acik-saat.ts';
import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../../app/data/query.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../../ui/form.ts';
import { HaftaGunuSecimi } from '../../../ui/HaftaGunuSecimi.tsx';
import { notice } from '../../../ui/notice.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { today } from '../../../ui/today.ts';

/** Closes days or hours, or opens some days at other hours. */
export function IstisnaFormu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('randevu');
  const { data: basliklar } = useCall(randevuCalls.basliklar, { query: { tumu: false } }, { staleTime: 5 * 60_000 });
  const save = useSave(istisnaCalls.create, { notice: false });
  const form = useZodForm({
    schema: istisnaCalls.create.body,
    initialValues: {
      tur: 'kapali' as (typeof ISTISNA_TURLERI)[number],
      randevuSutunBaslikID: null as number | null,
      baslangicTarihi: today() as string | null,
      bitisTarihi: null as string | null,
      baslangicSaat: null as string | null,
      bitisSaat: null as string | null,
      gunler: [] as number[],
      aciklama: '',
    },
    save: async (body) => {
      const { randevuSayisi } = await save.mutateAsync({ body });
      notice.info(randevuSayisi > 0 ? t('istisna.randevuVar', { count: randevuSayisi }) : t('istisna.eklendi'), { seconds: randevuSayisi > 0 ? 10 : 2.5 });
      onClose();
    },
  });
  const tur = useFormValue(form, 'tur');
  const gunler = useFormValue(form, 'gunler') ?? [];

  return (
    <SidePanel opened onClose={onClose} title={t('istisna.yeni')} form={form}>
      <Stack>
        <SelectField
          label={t('istisna.tur')}
          data-autofocus
          searchable={false}
          data={ISTISNA_TURLERI.map((value) => ({ value, label: t(`istisna.turler.${value}`) }))}
          key={form.key('tur')}
          {...form.getInputProps('tur')}
        />
        {tur === 'ara' && (
          <SelectField
            label={t('istisna.sutun')}
            placeholder={t('istisna.herkes')}
            clearable
            data={(basliklar?.liste ?? []).map(({ id, adi }) => ({ value: id, label: adi }))}
            key={form.key('randevuSutunBaslikID')}
            {...form.getInputProps('randevuSutunBaslikID')}
          />
        )}
        <SimpleGrid cols={2} spacing="sm">
          <DateField label={t('istisna.ilkGun')} key={form.key('baslangicTarihi')} {...form.getInputProps('baslangicTarihi')} />
          <DateField
            label={t('istisna.sonGun')}
            description={t(tur === 'ara' ? 'istisna.sonsuz' : 'istisna.tekGun')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            key={form.key('bitisTarihi')}
            {...form.getInputProps('bitisTarihi')}
          />
        </SimpleGrid>
        {tur !== 'kapali' && (
          <SimpleGrid cols={2} spacing="sm">
            <TimeField label={t('baslangic')} required key={form.key('baslangicSaat')} {...form.getInputProps('baslangicSaat')} />
            <TimeField label={t('bitis')} required key={form.key('bitisSaat')} {...form.getInputProps('bitisSaat')} />
          </SimpleGrid>
        )}
        {tur === 'ara' && (
          <HaftaGunuSecimi
            label={t('istisna.gunler')}
            description={t('istisna.gunlerAciklama')}
            value={gunler}
            onChange={(secilen) => form.setFieldValue('gunler', secilen)}
          />
        )}
        <TextInput label={t('istisna.aciklama')} placeholder={t(`istisna.ornek.${tur}`)} key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
      </Stack>
    </SidePanel>
  );
}
