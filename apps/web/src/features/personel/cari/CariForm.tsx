import { personelCariCalls, PERSONEL_KATEGORISI, type CariSatiri } from '@defter/contract/personel-cari.ts';
import type { Personel } from '@defter/contract/personel.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { Stack, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { TanimSecimi } from '../../../pickers/TanimSecimi.tsx';
import { isPara } from '../../../pickers/odeme-sekilleri.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../../ui/form.ts';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { today } from '../../../ui/today.ts';
import { FORM_BASLIGI } from '../form-basligi.ts';
import { CariGirdisi, toKayit } from './cari-girdisi.ts';
import { ISLEM_ADLARI, ISLEMLER, type IslemAdi } from './islemler.ts';

type CariFormProps = { personel: Personel; islem: IslemAdi; satir?: CariSatiri; onClose: () => void };

/** One movement: earned, deducted, or paid by the till. A change reverses the movement and writes a new one. */
export function CariForm({ personel, islem: ilk, satir, onClose }: CariFormProps) {
  const { t } = useTranslation(['personel', 'ortak']);
  const save = useSave(satir ? personelCariCalls.update : personelCariCalls.create);
  const form = useZodForm({
    schema: CariGirdisi,
    initialValues: {
      islem: ilk,
      // The monthly wage is already known.
      tutar: (satir ? satir.gelir + satir.gider : ilk === 'maas' ? personel.maas || null : null) as number | string | null,
      odemeSekliID: (satir?.odemeSekliID ?? NAKIT_ID) as number | null,
      altKategoriID: satir?.altKategoriID ?? null,
      tarih: satir?.tarih ?? today(),
      aciklama: satir?.aciklama ?? '',
    },
    save: async (girdi) => {
      await save.mutateAsync({ body: toKayit(girdi, { id: satir?.id ?? 0, personelID: personel.id }) });
      onClose();
    },
  });
  const islem = useFormValue(form, 'islem');
  const isKasa = ISLEMLER[islem].tur === 'kasa';
  // A movement keeps its kind: one of the till stays one of the till.
  const secilebilir = satir ? [ilk] : ISLEM_ADLARI;

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md" maw={420}>
        <Title order={3} size="h4" {...FORM_BASLIGI}>
          {t(satir ? 'cari.duzenle' : 'cari.yeni')}
        </Title>
        <SelectField<IslemAdi>
          label={t('cari.sutun.islem')}
          description={t(`cari.islemAciklama.${islem}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={secilebilir.map((ad) => ({ value: ad, label: t(`cari.islem.${ad}`) }))}
          value={islem}
          disabled={satir !== undefined}
          onChange={(ad) => ad !== null && form.setFieldValue('islem', ad)}
        />
        <MoneyInput label={t('cari.sutun.tutar')} data-autofocus key={form.key('tutar')} {...form.getInputProps('tutar')} />
        {isKasa && (
          <>
            <TanimSecimi
              tur="odemeSekli"
              label={t('cari.odemeSekli')}
              uygun={isPara}
              key={form.key('odemeSekliID')}
              {...form.getInputProps('odemeSekliID')}
            />
            <TanimSecimi
              tur="altKategori"
              label={t('cari.altKategori')}
              clearable
              uygun={({ kategoriID }) => kategoriID === PERSONEL_KATEGORISI}
              yeni={{ kategoriID: PERSONEL_KATEGORISI }}
              key={form.key('altKategoriID')}
              {...form.getInputProps('altKategoriID')}
            />
          </>
        )}
        <DateField label={t('cari.sutun.tarih')} key={form.key('tarih')} {...form.getInputProps('tarih')} />
        <TextInput label={t('cari.aciklama')} autoComplete="off" key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
        <FormButtons busy={form.busy} isDirty={form.isDirty} onCancel={onClose} />
      </Stack>
    </form>
  );
}
