import { type Arayan, type GelenArama, gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { isMaskeli } from '@defter/rules/maske.ts';
import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../app/data/read-anew.ts';
import { useSave } from '../../app/data/query.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue } from '../../ui/form.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { useToday } from '../../ui/today.ts';
import { TrashIcon } from 'lucide-react';
import { AramaAyrintilari } from './AramaAyrintilari.tsx';
import { Kim } from './Kim.tsx';

type AramaFormProps = {
  /** The call that is changed; undefined for a new one. */
  arama: GelenArama | undefined;
  arayan: Arayan | null;
  /** The missed call that a new one settles: the caller is called back. */
  onceki: GelenArama | undefined;
  yeniMusteri: boolean;
  onClose: () => void;
};

const YAKIN_GUNLER = [1, 3, 7] as const;

/** The form of a call. Calling back begins with what is known of the missed call. */
function valuesOf(arama: GelenArama | undefined, onceki: GelenArama | undefined) {
  const ilk = arama ?? onceki;
  return {
    id: arama?.id ?? 0,
    surum: arama?.surum ?? null,
    aramaYonu: arama?.aramaYonu ?? onceki === undefined,
    musteriID: ilk?.musteriID ?? null,
    telefonNo: arama?.telefonNo ?? (onceki ? sentTelefon(onceki) : null),
    arayanKisi: ilk?.arayanKisi ?? '',
    aramaMusteriNo: arama?.aramaMusteriNo ?? '',
    gelenHat: arama?.gelenHat ?? '',
    gorusmeKonuID: ilk?.gorusmeKonuID ?? null,
    gorusmeSekliID: arama?.gorusmeSekliID ?? null,
    hizmetID: ilk?.hizmetID ?? null,
    sonucID: arama?.sonucID ?? null,
    durumID: ilk?.durumID ?? null,
    neredenDuydunuzID: arama?.neredenDuydunuzID ?? null,
    mesajID: arama?.mesajID ?? null,
    aciklama: arama?.aciklama ?? '',
    tarih: arama?.tarih ?? null,
    saat: arama?.saat ?? null,
    sonrakiAramaTarihi: arama?.sonrakiAramaTarihi ?? null,
    sonrakiAramaSaati: arama?.sonrakiAramaSaati ?? null,
    oncekiAramaID: onceki?.id ?? null,
  };
}

/** The number of the call before. A hidden one is not sent back: the server takes that of the call before. */
const sentTelefon = ({ telefonNo }: GelenArama) => (telefonNo !== null && !isMaskeli('telefon', telefonNo) ? telefonNo : null);

/** A call: the number first, which tells the caller; then the result, and the day of the next call. */
export function AramaForm({ arama, arayan, onceki, yeniMusteri, onClose }: AramaFormProps) {
  const { t } = useTranslation('gelenArama');
  const bugun = useToday();
  const form = useRecordForm({
    record: arama,
    read: async ({ id }) => (await readAnew(gelenAramaCalls.get, { params: { id } })).arama,
    values: (record: GelenArama | undefined) => valuesOf(record, onceki),
    schema: gelenAramaCalls.create.body,
    call: arama ? gelenAramaCalls.update : gelenAramaCalls.create,
    onSaved: onClose,
  });
  const yon = useFormValue(form, 'aramaYonu');
  const sonraki = useFormValue(form, 'sonrakiAramaTarihi');
  const [kayitli] = useState(arayan);
  const yeni = onceki ? 'form.geriArama' : 'form.yeni';

  return (
    <SidePanel opened onClose={onClose} title={t(arama ? 'form.duzenle' : yeni)} form={form} size="md" extra={arama && <Sil arama={arama} onClose={onClose} />}>
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('form.yon')}
          value={String(yon)}
          onChange={(secilen) => form.setFieldValue('aramaYonu', secilen === 'true')}
          data={[
            { value: 'true', label: t('yon.gelen') },
            { value: 'false', label: t('yon.giden') },
          ]}
        />
        <PhoneInput label={t('form.telefon')} autoComplete="off" data-autofocus key={form.key('telefonNo')} {...form.getInputProps('telefonNo')} />
        <Kim form={form} aramaID={arama?.id ?? onceki?.id ?? null} kayitli={kayitli} acik={yeniMusteri} />
        <TanimSecimi tur="gelenAramaSonucu" label={t('form.sonuc')} clearable key={form.key('sonucID')} {...form.getInputProps('sonucID')} />
        <GrowingTextarea label={t('form.aciklama')} minRows={2} maxRows={6} maxLength={500} key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
        <FormSection legend={t('form.sonraki')}>
          <Group gap="xs" align="flex-end">
            <DateField label={t('form.gun')} w={150} key={form.key('sonrakiAramaTarihi')} {...form.getInputProps('sonrakiAramaTarihi')} />
            <TimeField label={t('form.saat')} w={90} key={form.key('sonrakiAramaSaati')} {...form.getInputProps('sonrakiAramaSaati')} />
            {YAKIN_GUNLER.map((gun) => (
              <Button
                key={gun}
                variant={sonraki === addDays(bugun, gun) ? 'light' : 'default'}
                size="compact-md"
                onClick={() => form.setFieldValue('sonrakiAramaTarihi', addDays(bugun, gun))}
              >
                {t(`form.yakin.${gun}`)}
              </Button>
            ))}
          </Group>
        </FormSection>
        <AramaAyrintilari form={form}>
          <TextInput label={t('form.arayanKisi')} description={t('form.arayanKisiAciklama')} maxLength={100} key={form.key('arayanKisi')} {...form.getInputProps('arayanKisi')} />
        </AramaAyrintilari>
      </Stack>
    </SidePanel>
  );
}

function Sil({ arama: { id }, onClose }: { arama: GelenArama; onClose: () => void }) {
  const { t } = useTranslation(['gelenArama', 'ortak']);
  const sil = useSave(gelenAramaCalls.remove);
  const ask = async () => {
    if (await confirm({ title: t('silinsinMi'), text: t('silAciklama'), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } }, { onSuccess: onClose });
  };
  return (
    <ReasonIcon label={t('sil')} reason={undefined} loading={sil.isPending} onClick={() => void ask()}>
      <TrashIcon size={18} />
    </ReasonIcon>
  );
}
