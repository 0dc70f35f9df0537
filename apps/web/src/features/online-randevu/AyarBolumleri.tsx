import { randevuCalls } from '@defter/contract/randevu.ts';
import { Checkbox, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { useUrunler } from '../../pickers/use-urunler.ts';
import { useFormValue } from '../../ui/form.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import classes from './OnlineRandevuPage.module.css';
import type { SayfaFormu } from './use-sayfa-formu.ts';

type BolumProps = { form: SayfaFormu };

/** Whether the page is open, its address, its words and its colour. */
export function SayfaBolumu({ form }: BolumProps) {
  const { t } = useTranslation('onlineRandevu');
  return (
    <FormSection legend={t('bolum.sayfa')}>
      <Stack gap="md" pb="sm">
        <Switch label={t('sayfaAcik')} description={t('sayfaAcikAciklama')} key={form.key('sayfaAcik')} {...form.getInputProps('sayfaAcik', { type: 'checkbox' })} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label={t('sayfaKodu')}
            description={t('sayfaKoduAciklama')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            leftSection="/r/"
            autoCapitalize="none"
            spellCheck={false}
            key={form.key('sayfaKodu')}
            {...form.getInputProps('sayfaKodu')}
          />
          <TextInput type="color" label={t('sayfaRengi')} className={classes.colour} key={form.key('sayfaRengi')} {...form.getInputProps('sayfaRengi')} />
        </SimpleGrid>
        <GrowingTextarea
          label={t('karsilama')}
          placeholder={t('karsilamaOrnek')}
          minRows={2}
          maxRows={6}
          key={form.key('karsilama')}
          {...form.getInputProps('karsilama')}
        />
        <Switch
          label={t('fiyatGoster')}
          description={t('fiyatGosterAciklama')}
          key={form.key('fiyatGoster')}
          {...form.getInputProps('fiyatGoster', { type: 'checkbox' })}
        />
      </Stack>
    </FormSection>
  );
}

/** The services that can be booked, and the colleagues. */
export function SunulanBolumu({ form }: BolumProps) {
  const { t } = useTranslation('onlineRandevu');
  const { urunler } = useUrunler({ satisTipi: 1, ara: '' });
  const { data } = useCall(randevuCalls.basliklar, { query: { tumu: false } }, { staleTime: 5 * 60_000 });
  const kisiler = (data?.liste ?? []).flatMap(({ personelID, adi }) => (personelID === null ? [] : [{ id: personelID, adi }]));
  return (
    <FormSection legend={t('bolum.sunulan')}>
      <Stack gap="md" pb="sm">
        <Secim
          ad={t('sayfaHizmetleri')}
          hepsi={t('hepsiHizmet')}
          secenekler={urunler}
          secili={useFormValue(form, 'sayfaHizmetleri')}
          onChange={(idler) => form.setFieldValue('sayfaHizmetleri', idler)}
        />
        <Secim
          ad={t('sayfaPersonelleri')}
          hepsi={t('hepsiPersonel')}
          secenekler={kisiler}
          secili={useFormValue(form, 'sayfaPersonelleri')}
          onChange={(idler) => form.setFieldValue('sayfaPersonelleri', idler)}
        />
      </Stack>
    </FormSection>
  );
}

type SecimProps = { ad: string; hepsi: string; secenekler: readonly { id: number; adi: string }[]; secili: number[] | undefined; onChange: (idler: number[]) => void };

/** Without a tick all are offered, so that new ones need not be added. */
function Secim({ ad, hepsi, secenekler, secili = [], onChange }: SecimProps) {
  return (
    <Checkbox.Group label={ad} description={secili.length === 0 ? hepsi : undefined} value={secili.map(String)} onChange={(values) => onChange(values.map(Number))}>
      <SimpleGrid className={classes.choice} cols={{ base: 1, xs: 2 }} spacing="xs">
        {secenekler.map(({ id, adi }) => (
          <Checkbox key={id} value={String(id)} label={adi} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

/** The times that can be booked, how often, and the limit for changes by the customer. */
export function KurallarBolumu({ form }: BolumProps) {
  const { t } = useTranslation('onlineRandevu');
  const sayi = (alan: 'enErkenSaat' | 'enGecGun' | 'gundeEnCok' | 'iptalSaati', max: number) => ({
    label: t(alan),
    description: t(`${alan}Aciklama`),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    max,
    ...form.getInputProps(alan),
  });
  return (
    <FormSection legend={t('bolum.kurallar')}>
      <Switch mb="md" label={t('talepMi')} description={t('talepMiAciklama')} key={form.key('talepMi')} {...form.getInputProps('talepMi', { type: 'checkbox' })} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberField key={form.key('enErkenSaat')} {...sayi('enErkenSaat', 720)} />
        <NumberField key={form.key('enGecGun')} min={1} {...sayi('enGecGun', 365)} />
        <NumberField key={form.key('iptalSaati')} {...sayi('iptalSaati', 720)} />
        <NumberField key={form.key('gundeEnCok')} min={1} placeholder={t('sinirsiz')} {...sayi('gundeEnCok', 500)} />
        <MoneyInput
          label={t('kaporaTutari')}
          description={t('kaporaTutariAciklama')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          key={form.key('kaporaTutari')}
          {...form.getInputProps('kaporaTutari')}
        />
      </SimpleGrid>
    </FormSection>
  );
}
