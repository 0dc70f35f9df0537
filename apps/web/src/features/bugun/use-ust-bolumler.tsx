import { kurulumCalls } from '@defter/contract/kurulum.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeyOf } from '../../app/data/query.ts';
import { withTexts } from '../../app/routing/with-texts.ts';
import { usePart } from '../../ui/use-part.ts';
import type { Bugun } from './bolum-props.ts';

const loadMutabakatUyarisi = async () => (await import('./MutabakatUyarisi.tsx')).MutabakatUyarisi;
const loadSmsUyarisi = async () => (await import('./SmsUyarisi.tsx')).SmsUyarisi;
const loadKurulumListesi = withTexts(['kurulum'], async () => (await import('../../app/kurulum/KurulumListesi.tsx')).KurulumListesi);

/** What stands above the day: a till that does not agree, texts that do not leave, the first steps. The day waits until `isHere`, because they would push it down. */
export function useUstBolumler(bugun: Bugun | undefined) {
  const fark = bugun?.mutabakatFarki?.fark ?? 0;
  const MutabakatUyarisi = usePart(fark > 0, loadMutabakatUyarisi);
  const sms = bugun?.smsDurumu;
  const smsUyarir = sms != null && (sms.tutulanSayisi > 0 || sms.uyariMi || sms.ayarSorunu);
  const SmsUyarisi = usePart(smsUyarir, loadSmsUyarisi);
  const kurulum = bugun?.kurulum;
  const kurulumAcik = kurulum?.acikMi === true;
  const KurulumListesi = usePart(kurulumAcik, loadKurulumListesi);
  // The list of first steps reads by itself too; it finds what the page has read already.
  const client = useQueryClient();
  useEffect(() => {
    if (kurulum) client.setQueryData(queryKeyOf(kurulumCalls.get), { ...kurulum, message: '' });
  }, [client, kurulum]);
  return {
    isHere: (fark === 0 || MutabakatUyarisi !== undefined) && (!smsUyarir || SmsUyarisi !== undefined) && (!kurulumAcik || KurulumListesi !== undefined),
    parts: (
      <>
        {MutabakatUyarisi && fark > 0 && <MutabakatUyarisi fark={fark} />}
        {SmsUyarisi && smsUyarir && <SmsUyarisi durum={sms} />}
        {KurulumListesi && <KurulumListesi />}
      </>
    ),
  };
}
