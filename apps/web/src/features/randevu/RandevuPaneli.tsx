import { musteriCalls } from '@defter/contract/musteri.ts';
import { type Randevu, type RandevuAyari, type RandevuBasligi, randevuCalls, RandevuHizmet } from '@defter/contract/randevu.ts';
import { canEdit, RANDEVU_GECISLERI, visitMinutes } from '@defter/rules/randevu.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { EklenebilirSecim } from '../../pickers/EklenebilirSecim.tsx';
import { lazyForm } from '../../pickers/lazy-form.tsx';
import { readAranan } from '../../pickers/aranan.ts';
import { MusteriPicker, type SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { SECILEN_MUSTERI } from '../../pickers/secilen-musteri.ts';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { ReceiptTextIcon } from 'lucide-react';
import { LoadError } from '../../ui/LoadError.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import type { Hedef } from './calendar/types.ts';
import { HizmetSecimi, type SecilenHizmet } from './HizmetSecimi.tsx';
import { OnayUyarisi } from './OnayUyarisi.tsx';
import { readNewest } from './read-newest.ts';
import { SilmeSorusu } from './SilmeSorusu.tsx';
import { adSoyadOf } from './takvim-verisi.ts';
import { useIslemler } from './use-islemler.ts';
import { VardiyaNotu } from './VardiyaNotu.tsx';

type RandevuPaneliProps = {
  /** Undefined for a new one. */
  randevu: Randevu | undefined;
  /** Where in the calendar it was begun, or where there is room for a new one. */
  hedef: Hedef | undefined;
  tarih: string;
  /** The customer that the address names. */
  musteriID: number | undefined;
  basliklar: RandevuBasligi[];
  ayarlar: z.output<typeof RandevuAyari>;
  onClose: () => void;
};

/** Waits for what the form begins with: the services of an appointment, the customer of an address. */
export function RandevuPaneli(props: RandevuPaneliProps) {
  const { t } = useTranslation('randevu');
  const { randevu, musteriID } = props;
  const hizmetler = useCall(randevuCalls.hizmetler, { params: { id: randevu?.id ?? 0 } }, { enabled: randevu !== undefined, staleTime: 0 });
  const musteri = useCall(musteriCalls.get, { params: { id: musteriID ?? 0 } }, { enabled: !randevu && musteriID !== undefined });
  const title = t(randevu ? 'randevu' : 'takvim.yeni');

  const isReading = hizmetler.isFetching && !hizmetler.isFetchedAfterMount;
  if ((randevu && (!hizmetler.data || isReading)) || (!randevu && musteriID !== undefined && musteri.isPending)) {
    return (
      <SidePanel opened onClose={props.onClose} title={title}>
        {hizmetler.error ? <LoadError onRetry={() => void hizmetler.refetch()} /> : <FormSkeleton />}
      </SidePanel>
    );
  }
  const bilinen = musteri.data?.musteri;
  const ilkMusteri: SecilenMusteri | null = randevu
    ? { id: randevu.musteriID, adSoyad: adSoyadOf(randevu), telefon: randevu.telefon }
    : bilinen
      ? { id: bilinen.id, adSoyad: bilinen.adSoyad, telefon: bilinen.telefonlar[0]?.telefon ?? null }
      : null;
  return <RandevuFormu {...props} title={title} ilkMusteri={ilkMusteri} ilkHizmetler={hizmetler.data?.liste ?? []} />;
}

const newSutun = lazyForm(async () => (await import('../../pickers/YeniSutun.tsx')).YeniSutun);

/** Services have no identity that outlives a save. */
const kayitOf = (hizmetler: readonly SecilenHizmet[]): SecilenHizmet[] => hizmetler.map((hizmet) => ({ ...hizmet, id: 0 }));

const HELD = z.object({ ...randevuCalls.create.body.shape, musteri: SECILEN_MUSTERI, randevuHizmet: z.array(RandevuHizmet) });

type RandevuFormuProps = RandevuPaneliProps & { title: string; ilkMusteri: SecilenMusteri | null; ilkHizmetler: SecilenHizmet[] };

function RandevuFormu({ randevu: given, hedef, tarih, basliklar, ayarlar, onClose, title, ilkMusteri, ilkHizmetler }: RandevuFormuProps) {
  const { t } = useTranslation(['randevu', 'ortak']);
  // Another desk may change it meanwhile: what is typed here stays, and saving it over the newer one is refused.
  const [randevu] = useState(given);
  const [siliniyor, setSiliniyor] = useState(false);
  const { kayitsizMusteriRandevuAlinsinMi } = useAyarlar();
  const islemler = useIslemler();
  const save = useSave(randevu ? randevuCalls.update : randevuCalls.create);
  const saveReason = useReason(randevu ? randevuCalls.update.yetki : randevuCalls.create.yetki);
  /** What was closed must be reopened before it is changed. */
  const kapali = randevu !== undefined && !canEdit(randevu.randevuDurumu);

  const ilk = {
    id: randevu?.id ?? 0,
    surum: randevu?.surum ?? null,
    musteriID: ilkMusteri?.id ?? null,
    musteri: ilkMusteri,
    adi: '',
    soyadi: '',
    kayitsizTelefon: '',
    randevuSutunBaslikID: (randevu?.randevuSutunBaslikID ?? hedef?.sutunID ?? null) as number | null,
    uygulayanPersonelID: randevu?.uygulayanPersonelID ?? null,
    randevuTarihi: (randevu?.randevuTarihi ?? tarih) as string | null,
    baslangicSaat: (randevu?.baslangicSaat ?? (hedef ? toSaat(hedef.baslangic) : null)) as string | null,
    bitisSaat: (randevu?.bitisSaat ?? (hedef ? toSaat(hedef.bitis) : null)) as string | null,
    randevuDurumu: randevu?.randevuDurumu ?? 'B',
    randevuNotu: randevu?.randevuNotu ?? '',
    randevuHizmet: kayitOf(ilkHizmetler),
  };
  const form = useZodForm({
    schema: randevuCalls.create.body,
    held: HELD,
    initialValues: ilk,
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
    newest: async () => {
      const newest = randevu && (await readNewest(randevu));
      if (!newest) return undefined;
      const { surum, randevuSutunBaslikID, uygulayanPersonelID, randevuTarihi, baslangicSaat, bitisSaat, randevuDurumu, randevuNotu } = newest.randevu;
      const alanlar = { surum, randevuSutunBaslikID, uygulayanPersonelID, randevuTarihi, baslangicSaat, bitisSaat, randevuDurumu, randevuNotu: randevuNotu ?? '' };
      return { ...ilk, ...alanlar, randevuHizmet: kayitOf(newest.hizmetler) };
    },
  });
  const musteri = useFormValue(form, 'musteri');
  const hizmetler = useFormValue(form, 'randevuHizmet');

  /** The end follows the services until somebody sets it by hand. */
  const chooseHizmetler = (secilen: SecilenHizmet[]) => {
    form.setFieldValue('randevuHizmet', kayitOf(secilen));
    const { baslangicSaat } = form.getValues();
    const sure = visitMinutes(secilen);
    if (sure === 0 || !baslangicSaat) return;
    const bitis = Math.ceil((toDakika(baslangicSaat) + sure) / ayarlar.zamanPeriyodu) * ayarlar.zamanPeriyodu;
    form.setFieldValue('bitisSaat', toSaat(Math.min(bitis, toDakika(ayarlar.bitisSaati))));
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={title}
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
        {randevu && (
          <Group gap={6}>
            {RANDEVU_GECISLERI[randevu.randevuDurumu].map((durum) => (
              <ReasonButton
                key={durum}
                size="compact-md"
                variant="light"
                reason={saveReason}
                loading={islemler.busy}
                onClick={() => {
                  islemler.setDurum(randevu, durum);
                  onClose();
                }}
              >
                {t(`islem.${durum}`)}
              </ReasonButton>
            ))}
            <YetkiButton yetki={randevuCalls.satis.yetki} size="compact-md" leftSection={<ReceiptTextIcon size={16} />} loading={islemler.busy} onClick={() => islemler.sell(randevu)}>
              {t(randevu.satisID ? 'satisaGit' : 'sat')}
            </YetkiButton>
          </Group>
        )}
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
        {randevu?.onayEksikMi && musteri?.id === randevu.musteriID && <OnayUyarisi musteriID={randevu.musteriID} />}
        {musteri?.id === 0 && <PhoneInput label={t('kayitsizTelefon')} key={form.key('kayitsizTelefon')} {...form.getInputProps('kayitsizTelefon')} />}
        <HizmetSecimi value={hizmetler} onChange={chooseHizmetler} />
        <Group grow align="flex-start">
          <DateField label={t('gun')} key={form.key('randevuTarihi')} {...form.getInputProps('randevuTarihi')} />
          <EklenebilirSecim
            label={t('sutun')}
            data={basliklar.map(({ id, adi }) => ({ value: id, label: adi }))}
            ekle={{ yetki: randevuCalls.saveBasliklar.yetki, form: newSutun }}
            key={form.key('randevuSutunBaslikID')}
            {...form.getInputProps('randevuSutunBaslikID')}
          />
        </Group>
        <Group grow align="flex-start">
          <TimeField label={t('baslangic')} key={form.key('baslangicSaat')} {...form.getInputProps('baslangicSaat')} />
          <TimeField label={t('bitis')} key={form.key('bitisSaat')} {...form.getInputProps('bitisSaat')} />
        </Group>
        {!kapali && <VardiyaNotu form={form} randevu={randevu} basliklar={basliklar} />}
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
