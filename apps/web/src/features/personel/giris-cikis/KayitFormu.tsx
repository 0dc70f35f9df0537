import { girisCikisCalls, GirisCikisKaydi, type GirisCikis } from '@defter/contract/giris-cikis.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { GirisCikisTipi, type GirisCikisKodu } from '@defter/rules/giris-cikis.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { Group, Stack, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { EklenebilirSecim } from '../../../pickers/EklenebilirSecim.tsx';
import { newPersonel } from '../../../pickers/lazy-form.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { FORM_BASLIGI } from '../form-basligi.ts';
import { KayitAlti } from '../KayitAlti.tsx';

type KayitFormuProps = {
  /** The colleagues it may be written for. */
  personeller: readonly { id: number; adSoyad: string }[];
  kayit: GirisCikis | undefined;
  /** The day that a new one begins with. */
  gun: string;
  onClose: () => void;
};

const valuesOf = (kayit: GirisCikis | undefined, { personelID, gun }: { personelID: number | null; gun: string }) => ({
  id: kayit?.id ?? 0,
  surum: kayit?.surum ?? null,
  personelID: kayit?.personelID ?? personelID,
  tarih: (kayit?.tarih ?? gun) as string | null,
  saat: kayit?.saat ?? null,
  islemTipi: (kayit?.islemTipi ?? GirisCikisTipi.giris) as GirisCikisKodu | null,
  kartNo: kayit?.kartNo ?? '',
  aciklama: kayit?.aciklama ?? '',
});

/** An entry or exit by hand, or the correction of one. */
export function KayitFormu({ personeller, kayit, gun, onClose }: KayitFormuProps) {
  const { t } = useTranslation('girisCikis');
  const form = useRecordForm({
    record: kayit,
    read: async ({ id, personelID, tarih }) => {
      const query = { personelID, baslangic: addDays(tarih, -15), bitis: addDays(tarih, 15) };
      return (await readAnew(girisCikisCalls.list, { query })).liste.flatMap(({ kayitlar }) => kayitlar).find((one) => one.id === id);
    },
    values: (record: GirisCikis | undefined) => valuesOf(record, { personelID: personeller.length === 1 ? personeller[0]!.id : null, gun }),
    schema: GirisCikisKaydi,
    call: kayit ? girisCikisCalls.update : girisCikisCalls.create,
    onSaved: onClose,
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md" maw={440}>
        <Title order={3} size="h4" {...FORM_BASLIGI}>
          {t(kayit ? 'duzenle' : 'elle')}
        </Title>
        {personeller.length > 1 && (
          <EklenebilirSecim
            label={t('personel')}
            disabled={kayit !== undefined}
            data={personeller.map(({ id, adSoyad }) => ({ value: id, label: adSoyad }))}
            ekle={{ yetki: personelCalls.create.yetki, form: newPersonel }}
            key={form.key('personelID')}
            {...form.getInputProps('personelID')}
          />
        )}
        <SelectField<GirisCikisKodu>
          label={t('islem')}
          data={Object.values(GirisCikisTipi).map((tip) => ({ value: tip, label: t(`tip.${tip}`) }))}
          key={form.key('islemTipi')}
          {...form.getInputProps('islemTipi')}
        />
        <Group grow align="flex-start">
          <DateField label={t('tarih')} key={form.key('tarih')} {...form.getInputProps('tarih')} />
          <TimeField label={t('saat')} step={5} data-autofocus key={form.key('saat')} {...form.getInputProps('saat')} />
        </Group>
        <TextInput label={t('kartNo')} autoComplete="off" key={form.key('kartNo')} {...form.getInputProps('kartNo')} />
        <TextInput label={t('aciklama')} autoComplete="off" key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
        <KayitAlti form={form} onClose={onClose} kayit={kayit} nesne="girisCikis" calls={girisCikisCalls} silindi={t('silindi')} />
      </Stack>
    </form>
  );
}
