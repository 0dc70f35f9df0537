import { randevuCalls } from '@defter/contract/randevu.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useCall } from '../../../app/query.ts';
import { useYetki } from '../../../app/yetki.ts';

/** The hours of somebody on a day: of the shift, or those of the calendar. Undefined until they are here. */
export function useCalismaSaatleri(personelID: number, tarih: Tarih | null): { baslangic: string; bitis: string } | undefined {
  const { can } = useYetki();
  const gun = tarih ?? '';
  const wanted = tarih !== null && can(vardiyaCalls.kayitlar.yetki);
  const plan = useCall(vardiyaCalls.kayitlar, { query: { baslangicTarihi: gun, bitisTarihi: gun, personelID } }, { enabled: wanted });
  const ayarlar = useCall(randevuCalls.ayarlar, {}, { enabled: tarih !== null, staleTime: 5 * 60_000 });
  if (tarih === null || !ayarlar.data || (wanted && plan.isPending)) return undefined;
  const vardiya = plan.data?.liste.find(({ baslangic, bitis }) => baslangic < bitis && baslangic.slice(0, 10) === bitis.slice(0, 10));
  const { baslangicSaati, bitisSaati } = ayarlar.data.ayarlar;
  return vardiya ? { baslangic: vardiya.baslangic.slice(11), bitis: vardiya.bitis.slice(11) } : { baslangic: baslangicSaati, bitis: bitisSaati };
}
