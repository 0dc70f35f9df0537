import type { Randevu, RandevuBasligi } from '@defter/contract/randevu.ts';
import { isSaat, overlaps, type SaatAraligi, toDakika } from '@defter/rules/saat.ts';
import { isTarih, type Tarih } from '@defter/rules/tarih.ts';
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
  const zaman = useZaman(form);
  const sutunID = useFormValue(form, 'randevuSutunBaslikID');
  const uygulayanID = useFormValue(form, 'uygulayanPersonelID');
  const { kapaliOf } = useKapali(zaman.tarih ?? bugun);
  if (!zaman.tarih || !zaman.saatler) return null;

  const { tarih, saatler } = zaman;
  const baslik = basliklar.find(({ id }) => id === sutunID);
  // In another column the appointment goes to that column's person, unless another performer was chosen for it.
  const isFollowing = randevu !== undefined && randevu.randevuSutunBaslikID !== sutunID && uygulayanID === randevu.uygulayanPersonelID;
  const kisiler = isFollowing ? [baslik?.personelID, uygulayanID] : [uygulayanID, baslik?.personelID];
  const kapali = kapaliOf({ id: sutunID ?? 0, personelID: kisiler[0] ?? kisiler[1] ?? null });
  const isIn = (aralik: SaatAraligi) => overlaps(aralik, saatler);
  const isMoved = randevu?.randevuTarihi !== tarih || toDakika(randevu.baslangicSaat) !== saatler.baslangic;
  const isGecmis = tarih < bugun || (tarih === bugun && saatler.baslangic + zamanPeriyodu <= simdi);

  if (isGecmis && isMoved && !can('gecmisTarihIslem')) return <Uyari metin={messageText('gecmiseRandevu')} />;
  const ara = kapali.aralar.find(isIn);
  if (ara && isMoved) return <Uyari metin={ara.neden ? messageText('sutunKapali', { neden: ara.neden }) : messageText('calismaSaatiDisinda')} />;
  if (kapali.izinAraliklari.some(isIn)) return <Uyari metin={messageText('personelIzinli')} />;
  if (!kapali.kapaliAraliklar.some(isIn)) return null;
  return can('vardiyaKullan') ? <Uyari metin={t('vardiyaDisinda')} color="gray" /> : <Uyari metin={messageText('vardiyaDisinda')} />;
}

/** The day and times of the form; undefined while they are still being typed. */
function useZaman(form: ZodForm<RandevuDegerleri>): { tarih: Tarih | undefined; saatler: SaatAraligi | undefined } {
  const tarih = useFormValue(form, 'randevuTarihi');
  const baslangic = useFormValue(form, 'baslangicSaat');
  const bitis = useFormValue(form, 'bitisSaat');
  const isWhole = baslangic && isSaat(baslangic) && bitis && isSaat(bitis);
  return { tarih: tarih && isTarih(tarih) ? tarih : undefined, saatler: isWhole ? { baslangic: toDakika(baslangic), bitis: toDakika(bitis) } : undefined };
}

const Uyari = ({ metin, color = 'yellow' }: { metin: string; color?: string }) => (
  <Alert color={color} role="status" icon={<ClockIcon size={18} />} p="xs">
    {metin}
  </Alert>
);
