import { randevuCalls } from '@defter/contract/randevu.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useCall } from '../../../app/data/query.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import type { Saatler } from './izin-girdisi.ts';

/** The hours of somebody on a day: of the shifts, or those of the calendar. Undefined until they are here. */
export function useCalismaSaatleri(personelID: number, tarih: Tarih | null): readonly Saatler[] | undefined {
  const { can } = useYetki();
  const gun = tarih ?? '';
  const wanted = tarih !== null && can(vardiyaCalls.kayitlar.yetki);
  const plan = useCall(vardiyaCalls.kayitlar, { query: { baslangicTarihi: gun, bitisTarihi: gun, personelID } }, { enabled: wanted });
  const ayarlar = useCall(randevuCalls.ayarlar, {}, { enabled: tarih !== null, staleTime: 5 * 60_000 });
  if (tarih === null || !ayarlar.data || (wanted && plan.isPending)) return undefined;
  const vardiyalar = plan.data?.liste.filter(({ baslangic, bitis }) => baslangic < bitis) ?? [];
  const { baslangicSaati, bitisSaati } = ayarlar.data.ayarlar;
  if (vardiyalar.length === 0) return [{ baslangic: baslangicSaati, bitis: bitisSaati }];
  return vardiyalar.map(({ baslangic, bitis }) => ({ baslangic: baslangic.slice(11), bitis: bitis.slice(11) }));
}
