import type { Randevu, RandevuBasligi, RandevuKaydi } from '@defter/contract/randevu.ts';
import { isSaat, toDakika } from '@defter/rules/saat.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { sharedMinutes } from '@defter/rules/vardiya.ts';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../app/session/yetki.ts';
import type { ZodForm } from '../../ui/form.ts';
import { ClockIcon } from 'lucide-react';
import { messageText } from '../../ui/notice.ts';
import { useToday } from '../../ui/today.ts';
import { useKapali } from './use-kapali.ts';

const WATCHED = ['randevuTarihi', 'baslangicSaat', 'bitisSaat', 'randevuSutunBaslikID'] as const;
type Yer = { [A in (typeof WATCHED)[number]]: RandevuKaydi[A] | null };

type VardiyaNotuProps<V> = { form: ZodForm<V>; randevu: Randevu | undefined; basliklar: readonly RandevuBasligi[] };

/** Tells while the form is filled in that whoever performs it does not work then, and whether it can be booked all the same. */
export function VardiyaNotu<V extends Yer>({ form, randevu, basliklar }: VardiyaNotuProps<V>) {
  const { t } = useTranslation('randevu');
  const { can } = useYetki();
  const bugun = useToday();
  const [{ randevuTarihi, baslangicSaat, bitisSaat, randevuSutunBaslikID }, setYer] = useState<Yer>(form.getValues);
  for (const path of WATCHED) form.watch(path, () => setYer(form.getValues()));
  const tarih = randevuTarihi && isTarih(randevuTarihi) ? randevuTarihi : bugun;
  const { kapaliOf } = useKapali(tarih);

  const baslik = basliklar.find(({ id }) => id === randevuSutunBaslikID);
  // In its column an appointment keeps who performs it; in another one that column decides.
  const eski = randevu?.randevuSutunBaslikID === baslik?.id ? randevu?.uygulayanPersonelID : null;
  const kapali = kapaliOf(eski ?? baslik?.personelID ?? null)?.kapaliAraliklar;
  if (!kapali || !baslangicSaat || !bitisSaat || !isSaat(baslangicSaat) || !isSaat(bitisSaat)) return null;
  const saatler = { baslangic: toDakika(baslangicSaat), bitis: toDakika(bitisSaat) };
  if (!kapali.some((aralik) => sharedMinutes(aralik, saatler) > 0)) return null;
  return (
    <Alert color={can('vardiyaKullan') ? undefined : 'yellow'} role="status" icon={<ClockIcon size={18} />} p="xs">
      {can('vardiyaKullan') ? t('vardiyaDisinda') : messageText('vardiyaDisinda')}
    </Alert>
  );
}
