import type { Randevu, RandevuBasligi } from '@defter/contract/randevu.ts';
import { isSaat, overlaps, type SaatAraligi, toDakika } from '@defter/rules/saat.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { Alert } from '@mantine/core';
import { ClockIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../app/session/yetki.ts';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { messageText } from '../../ui/notice.ts';
import { useToday } from '../../ui/today.ts';
import type { RandevuDegerleri } from './form-values.ts';
import { useKapali } from './use-kapali.ts';
import { useSimdi } from '../../ui/use-simdi.ts';

type YerUyarisiProps = { form: ZodForm<RandevuDegerleri>; randevu: Randevu | undefined; basliklar: readonly RandevuBasligi[]; zamanPeriyodu: number };

/** Tells while the form is filled in what speaks against its time: closed hours, leave, shift, the past. The server has the last word. */
export function YerUyarisi({ form, randevu, basliklar, zamanPeriyodu }: YerUyarisiProps) {
  const { t } = useTranslation('randevu');
  const { can } = useYetki();
  const bugun = useToday();
  const simdi = useSimdi();
  const yazilan = useFormValue(form, 'randevuTarihi');
  const baslangicSaat = useFormValue(form, 'baslangicSaat');
  const bitisSaat = useFormValue(form, 'bitisSaat');
  const sutunID = useFormValue(form, 'randevuSutunBaslikID');
  const uygulayanID = useFormValue(form, 'uygulayanPersonelID');
  const tarih = yazilan && isTarih(yazilan) ? yazilan : bugun;
  const { kapaliOf } = useKapali(tarih);
  // The date is still being typed.
  if (yazilan !== tarih) return null;
  if (!baslangicSaat || !bitisSaat || !isSaat(baslangicSaat) || !isSaat(bitisSaat)) return null;

  const baslik = basliklar.find(({ id }) => id === sutunID);
  // In another column the appointment goes to that column's person, unless another performer was chosen for it.
  const isFollowing = randevu !== undefined && randevu.randevuSutunBaslikID !== sutunID && uygulayanID === randevu.uygulayanPersonelID;
  const kapali = kapaliOf({ id: sutunID ?? 0, personelID: (isFollowing ? (baslik?.personelID ?? uygulayanID) : (uygulayanID ?? baslik?.personelID)) ?? null });
  const saatler = { baslangic: toDakika(baslangicSaat), bitis: toDakika(bitisSaat) };
  const isIn = (araliklar: readonly SaatAraligi[] = []) => araliklar.some((aralik) => overlaps(aralik, saatler));
  const isMoved = randevu?.randevuTarihi !== tarih || randevu.baslangicSaat !== baslangicSaat;
  const isGecmis = tarih < bugun || (tarih === bugun && saatler.baslangic + zamanPeriyodu <= simdi);

  if (isGecmis && isMoved && !can('gecmisTarihIslem')) return <Uyari metin={messageText('gecmiseRandevu')} />;
  const ara = kapali.aralar.find((aralik) => overlaps(aralik, saatler));
  if (ara && isMoved) return <Uyari metin={ara.neden ? messageText('sutunKapali', { neden: ara.neden }) : messageText('calismaSaatiDisinda')} />;
  if (isIn(kapali.izinAraliklari)) return <Uyari metin={messageText('personelIzinli')} />;
  if (!isIn(kapali.kapaliAraliklar)) return null;
  return can('vardiyaKullan') ? <Uyari metin={t('vardiyaDisinda')} color="gray" /> : <Uyari metin={messageText('vardiyaDisinda')} />;
}

const Uyari = ({ metin, color = 'yellow' }: { metin: string; color?: string }) => (
  <Alert color={color} role="status" icon={<ClockIcon size={18} />} p="xs">
    {metin}
  </Alert>
);
