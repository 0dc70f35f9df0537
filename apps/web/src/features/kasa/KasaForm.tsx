import { kasaCalls, type KasaSatiri } from '@defter/contract/kasa.ts';
import { PERSONEL_KATEGORISI } from '@defter/contract/personel-cari.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { useSave } from '../../app/data/query.ts';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { isPara } from '../../pickers/odeme-sekilleri.ts';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { messageText } from '../../ui/notice.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { today } from '../../ui/today.ts';

type KasaFormProps = { kayit: KasaSatiri | undefined; gelirMi: boolean; onClose: () => void };

/** A transfer between accounts is no category for income or expense. */
const VIRMAN_KATEGORISI = 8;

/** Income or expense outside of sales: rent, wages, an advance. */
export function KasaForm({ kayit, gelirMi, onClose }: KasaFormProps) {
  const { t } = useTranslation('kasa');
  const save = useSave(kayit ? kasaCalls.update : kasaCalls.create);
  const form = useZodForm({
    schema: kasaCalls.create.body,
    initialValues: {
      id: kayit?.id ?? 0,
      gelirMi,
      tutar: (kayit ? (gelirMi ? kayit.gelir : kayit.gider) : null) as number | string | null,
      odemeSekliID: (kayit?.odemeSekliID ?? NAKIT_ID) as number | null,
      kategoriID: kayit?.kategoriID ?? null,
      altKategoriID: kayit?.altKategoriID ?? null,
      personelID: kayit?.personelID ?? null,
      tarih: (kayit?.tarih ?? today()) as string | null,
      aciklama: kayit?.aciklama ?? '',
    },
    check: (values) => ({
      // The call takes an amount under several names, so that none of them is required by its shape.
      ...(values.tutar === null && { tutar: messageText('zorunluAlan') }),
      ...(values.kategoriID === null && { kategoriID: messageText('zorunluAlan') }),
      ...(values.kategoriID === PERSONEL_KATEGORISI && values.personelID === null && { personelID: messageText('zorunluAlan') }),
    }),
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const kategoriID = useFormValue(form, 'kategoriID');

  return (
    <SidePanel opened onClose={onClose} title={t(kayit ? (gelirMi ? 'gelirKaydi' : 'giderKaydi') : gelirMi ? 'gelirEkle' : 'giderEkle')} form={form}>
      <Stack gap="md">
        <MoneyInput label={t('tutar')} data-autofocus key={form.key('tutar')} {...form.getInputProps('tutar')} required />
        <TanimSecimi
          tur="odemeSekli"
          label={t('odemeSekli')}
          uygun={isPara}
          key={form.key('odemeSekliID')}
          {...form.getInputProps('odemeSekliID')}
        />
        <TanimSecimi
          tur="kategori"
          label={t('kategori')}
          required
          uygun={(kategori) => (kategori.gelirMi ?? gelirMi) === gelirMi && kategori.id !== VIRMAN_KATEGORISI}
          yeni={{ gelirMi }}
          value={kategoriID}
          error={form.errors.kategoriID}
          onChange={(id) => {
            form.setFieldValue('kategoriID', id);
            form.setFieldValue('altKategoriID', null);
          }}
        />
        {kategoriID !== null && (
          <TanimSecimi
            tur="altKategori"
            label={t('altKategori')}
            clearable
            uygun={(alt) => alt.kategoriID === kategoriID}
            yeni={{ kategoriID }}
            key={form.key('altKategoriID')}
            {...form.getInputProps('altKategoriID')}
          />
        )}
        <PersonelSecimi label={t('personel')} clearable required={kategoriID === PERSONEL_KATEGORISI} key={form.key('personelID')} {...form.getInputProps('personelID')} />
        <DateField label={t('tarih')} key={form.key('tarih')} {...form.getInputProps('tarih')} />
        <TextInput label={t('aciklama')} key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
        {kayit && <GecmisBolumu menu="kasa" kayitID={kayit.id} />}
      </Stack>
    </SidePanel>
  );
}
