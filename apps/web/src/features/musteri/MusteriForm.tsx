import { musteriCalls } from '@defter/contract/musteri.ts';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZorunluAlanlar } from '../../app/ayar/ayarlar.ts';
import { useSave } from '../../app/data/query.ts';
import { useZodForm } from '../../ui/form.ts';
import { messageText } from '../../ui/notice.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { AdresAlanlari } from './AdresAlanlari.tsx';
import { AlanBolumleri } from './AlanBolumleri.tsx';
import { findEksikler } from './eksikler.ts';
import { bodyOf, MusteriDegerleriSekli, MusteriFormu, withAskedRows, type MusteriDegerleri, findTekrarlar } from './form-values.ts';
import { readNewest } from './read-newest.ts';
import { Benzerler } from './tekrar/Benzerler.tsx';
import { TelefonAlanlari } from './TelefonAlanlari.tsx';

type MusteriFormProps = {
  ilk: MusteriDegerleri;
  onClose: () => void;
};

/** All data of a customer, with the two or three everyday fields on top. */
export function MusteriForm({ ilk: given, onClose }: MusteriFormProps) {
  const { t } = useTranslation('musteri');
  // The record is fetched again when another desk saves it. Typed values stay.
  const isZorunlu = useZorunluAlanlar();
  const [ilk] = useState(() => withAskedRows(given, isZorunlu, t('evAdresi')));
  const { id } = ilk.musteri;
  const save = useSave(id > 0 ? musteriCalls.update : musteriCalls.create);

  const form = useZodForm({
    schema: MusteriFormu,
    held: MusteriDegerleriSekli,
    initialValues: ilk,
    check: (values) => ({
      ...findEksikler(values, isZorunlu, messageText('zorunluAlan')),
      ...findTekrarlar(values.musteriTelefon, t('telefonListede')),
    }),
    save: async (body) => {
      await save.mutateAsync({ body: bodyOf(body) });
      onClose();
    },
    newest: async () => (id > 0 ? withAskedRows(await readNewest(id), isZorunlu, t('evAdresi')) : undefined),
  });

  return (
    <SidePanel opened onClose={onClose} title={t(id > 0 ? 'duzenle' : 'yeni')} form={form} size="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <TextInput label={t('alan.ad')} data-autofocus autoComplete="off" key={form.key('musteri.ad')} {...form.getInputProps('musteri.ad')} />
        <TextInput label={t('alan.soyad')} autoComplete="off" key={form.key('musteri.soyad')} {...form.getInputProps('musteri.soyad')} {...(isZorunlu('musteri.soyad') && { required: true })} />
      </SimpleGrid>
      <Benzerler form={form} />
      <TelefonAlanlari form={form} musteriID={id} />
      <AlanBolumleri form={form} />
      <AdresAlanlari form={form} />
    </SidePanel>
  );
}
