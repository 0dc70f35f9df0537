import { musteriCalls } from '@defter/contract/musteri.ts';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useZorunluAlanlar } from '../../app/ayar/ayarlar.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { messageText } from '../../ui/notice.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { AdresAlanlari } from './AdresAlanlari.tsx';
import { AlanBolumleri } from './AlanBolumleri.tsx';
import { findEksikler } from './eksikler.ts';
import { bodyOf, MusteriDegerleriSekli, MusteriFormu, withAskedRows, type MusteriDegerleri, findTekrarlar, valuesOf } from './form-values.ts';
import { Benzerler } from './tekrar/Benzerler.tsx';
import { TelefonAlanlari } from './TelefonAlanlari.tsx';

type MusteriFormProps = {
  ilk: MusteriDegerleri;
  onClose: () => void;
};

/** All data of a customer, with the two or three everyday fields on top. */
export function MusteriForm({ ilk, onClose }: MusteriFormProps) {
  const { t } = useTranslation('musteri');
  const isZorunlu = useZorunluAlanlar();
  const { id } = ilk.musteri;
  const form = useRecordForm({
    record: ilk,
    read: async () => (id > 0 ? readKayit(id) : undefined),
    values: (record: MusteriDegerleri) => withAskedRows(record, isZorunlu, t('evAdresi')),
    schema: MusteriFormu,
    held: MusteriDegerleriSekli,
    check: (values) => ({
      ...findEksikler(values, isZorunlu, messageText('zorunluAlan')),
      ...findTekrarlar(values.musteriTelefon, t('telefonListede')),
    }),
    call: id > 0 ? musteriCalls.update : musteriCalls.create,
    save: (body, send) => send(bodyOf(body)),
    onSaved: onClose,
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

/** Reads the record of a customer again, with all its parts. */
async function readKayit(id: number): Promise<MusteriDegerleri> {
  const [{ musteri }, adresler, { digerBilgiler }] = await Promise.all([
    readAnew(musteriCalls.get, { params: { id } }),
    readAnew(musteriCalls.adresler, { params: { id } }),
    readAnew(musteriCalls.digerBilgiler, { params: { id } }),
  ]);
  return valuesOf(musteri, adresler.liste, digerBilgiler);
}
