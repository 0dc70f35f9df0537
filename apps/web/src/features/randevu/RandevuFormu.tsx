import { type Randevu, randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { canEdit } from '@defter/rules/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { Box, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { readAranan } from '../../pickers/aranan.ts';
import { EklenebilirSecim } from '../../pickers/EklenebilirSecim.tsx';
import { lazyForm } from '../../pickers/lazy-form.tsx';
import { MusteriPicker, type SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue } from '../../ui/form.ts';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bitisOf, HELD, kayitOf, valuesOf } from './form-values.ts';
import { HizmetSecimi, type SecilenHizmet } from './HizmetSecimi.tsx';
import { MusteriOzeti } from './MusteriOzeti.tsx';
import { OnayUyarisi } from './OnayUyarisi.tsx';
import { RandevuIslemleri } from './RandevuIslemleri.tsx';
import type { RandevuPaneliProps } from './RandevuPaneli.tsx';
import { type KayitliRandevu, readNewest } from './read-newest.ts';
import { SilmeSorusu } from './SilmeSorusu.tsx';
import { TaslakYeri } from './TaslakYeri.tsx';
import type { GunHedefi } from './use-randevu-paneli.ts';
import { YerUyarisi } from './YerUyarisi.tsx';

const newSutun = lazyForm(async () => (await import('../../pickers/YeniSutun.tsx')).YeniSutun);

/** A place with the length that an appointment has. */
const withLength = (hedef: GunHedefi, { baslangicSaat, bitisSaat }: Randevu): GunHedefi => ({ ...hedef, bitis: Math.min(hedef.baslangic + toDakika(bitisSaat) - toDakika(baslangicSaat), 24 * 60) });

type RandevuFormuProps = RandevuPaneliProps & { kayit: KayitliRandevu | undefined; ilkMusteri: SecilenMusteri | null };

/** The form of an appointment, beside the calendar: a press there moves the one that is being begun. */
export function RandevuFormu({ kayit: given, hedef, tarih: ilkTarih, basliklar, ayarlar, onClose, onYer, ilkMusteri }: RandevuFormuProps) {
  const { t } = useTranslation(['randevu', 'ortak']);
  const [kayit] = useState(given);
  const randevu = kayit?.randevu;
  const [siliniyor, setSiliniyor] = useState(false);
  const { kayitsizMusteriRandevuAlinsinMi } = useAyarlar();
  const call = randevu ? randevuCalls.update : randevuCalls.create;
  const saveReason = useReason(call.yetki);
  /** A closed appointment must be reopened before it is changed. */
  const kapali = randevu !== undefined && !canEdit(randevu.randevuDurumu);

  const form = useRecordForm({
    record: kayit,
    read: (record) => readNewest(record.randevu),
    values: (record: KayitliRandevu | undefined) => valuesOf(record, { musteri: ilkMusteri, hedef, tarih: ilkTarih }),
    schema: randevuCalls.create.body,
    held: HELD,
    call,
    onSaved: onClose,
  });
  const musteri = useFormValue(form, 'musteri');
  const hizmetler = useFormValue(form, 'randevuHizmet');
  const sutunID = useFormValue(form, 'randevuSutunBaslikID');
  const yazilanTarih = useFormValue(form, 'randevuTarihi');
  const tarih = yazilanTarih && isTarih(yazilanTarih) ? yazilanTarih : ilkTarih;
  const baslik = basliklar.find(({ id }) => id === sutunID);

  /** The end follows the services until somebody sets it by hand. */
  const followHizmetler = (secilen: readonly SecilenHizmet[]) => {
    const bitis = bitisOf(form.getValues().baslangicSaat, secilen, ayarlar);
    if (bitis) form.setFieldValue('bitisSaat', bitis);
  };
  const chooseHizmetler = (secilen: SecilenHizmet[]) => {
    form.setFieldValue('randevuHizmet', kayitOf(secilen));
    followHizmetler(secilen);
  };

  const drawn = useRef(hedef);
  useEffect(() => {
    if (!hedef || hedef === drawn.current) return;
    drawn.current = hedef;
    const { randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat } = valuesOf(undefined, { musteri: null, hedef: randevu ? withLength(hedef, randevu) : hedef, tarih: hedef.tarih });
    form.setFieldValue('randevuSutunBaslikID', randevuSutunBaslikID);
    form.setFieldValue('randevuTarihi', randevuTarihi);
    form.setFieldValue('baslangicSaat', baslangicSaat);
    form.setFieldValue('bitisSaat', bitisSaat);
    if (!randevu) followHizmetler(form.getValues().randevuHizmet);
  });

  return (
    <SidePanel
      opened
      beside
      onClose={onClose}
      title={t(randevu ? 'randevu' : 'takvim.yeni')}
      description={randevu && <RandevuDurumBadge durum={randevu.randevuDurumu} />}
      form={saveReason || kapali ? undefined : form}
      extra={
        randevu && (
          <YetkiButton yetki={randevuCalls.remove.yetki} variant="subtle" color="red" onClick={() => setSiliniyor(true)}>
            {t('ortak:sil')}
          </YetkiButton>
        )
      }
    >
      <Stack gap="md">
        <TaslakYeri form={form} randevu={randevu} onYer={onYer} />
        {randevu && <RandevuIslemleri randevu={randevu} onDone={onClose} />}
        <MusteriPicker
          label={t('musteri')}
          value={musteri}
          autoFocus={!musteri}
          error={form.errors.musteriID}
          onChange={(secilen) => {
            form.setFieldValue('musteri', secilen);
            form.setFieldValue('musteriID', secilen?.id ?? null);
            const { ad, soyad } = readAranan(secilen?.id === 0 ? secilen.adSoyad : '');
            form.setFieldValue('adi', ad);
            form.setFieldValue('soyadi', soyad);
          }}
          kayitsiz={!randevu && kayitsizMusteriRandevuAlinsinMi}
        />
        {musteri && musteri.id > 0 && <MusteriOzeti musteriID={musteri.id} tarih={tarih} haricID={randevu?.id} />}
        {randevu?.onayEksikMi && musteri?.id === randevu.musteriID && <OnayUyarisi musteriID={randevu.musteriID} />}
        {musteri?.id === 0 && <PhoneInput label={t('kayitsizTelefon')} key={form.key('kayitsizTelefon')} {...form.getInputProps('kayitsizTelefon')} />}
        <HizmetSecimi value={hizmetler} onChange={chooseHizmetler} />
        <Group align="flex-start" wrap="nowrap" gap="xs">
          <DateField label={t('gun')} flex={2} miw={0} key={form.key('randevuTarihi')} {...form.getInputProps('randevuTarihi')} />
          <Box flex={3} miw={0}>
            <EklenebilirSecim
              label={t('sutun')}
              data={basliklar.map(({ id, adi }) => ({ value: id, label: adi }))}
              ekle={{ yetki: randevuCalls.saveBasliklar.yetki, form: newSutun }}
              key={form.key('randevuSutunBaslikID')}
              {...form.getInputProps('randevuSutunBaslikID')}
            />
          </Box>
        </Group>
        {baslik && baslik.sutunBaslikTipi !== SutunBaslikTipi.personel && (
          <PersonelSecimi label={t('uygulayan')} placeholder={t('uygulayanYok')} clearable key={form.key('uygulayanPersonelID')} {...form.getInputProps('uygulayanPersonelID')} />
        )}
        <Group grow align="flex-start">
          <TimeField label={t('baslangic')} key={form.key('baslangicSaat')} {...form.getInputProps('baslangicSaat')} />
          <TimeField label={t('bitis')} key={form.key('bitisSaat')} {...form.getInputProps('bitisSaat')} />
        </Group>
        {!kapali && <YerUyarisi form={form} randevu={randevu} basliklar={basliklar} zamanPeriyodu={ayarlar.zamanPeriyodu} />}
        <Textarea label={t('not')} autosize minRows={2} key={form.key('randevuNotu')} {...form.getInputProps('randevuNotu')} />
        {randevu && <GecmisBolumu menu="randevu" kayitID={randevu.id} />}
        {kapali && (
          <Text size="sm" c="dimmed">
            {t('kapali')}
          </Text>
        )}
        {(saveReason || kapali) && (
          <Button variant="default" onClick={onClose}>
            {t('ortak:kapat')}
          </Button>
        )}
      </Stack>
      {siliniyor && randevu && <SilmeSorusu randevu={randevu} onClose={() => setSiliniyor(false)} onDeleted={onClose} />}
    </SidePanel>
  );
}
