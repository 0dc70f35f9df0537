import { randevuCalls } from '@defter/contract/randevu.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useCall } from '../../../app/data/query.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { calismaSaatleri, type Saatler } from './izin-girdisi.ts';

/** The hours of somebody on a day: of the shifts, or those of the calendar for its weekday. Undefined until they are here. */
export function useCalismaSaatleri(personelID: number, tarih: Tarih | null): readonly Saatler[] | undefined {
  const { can } = useYetki();
  const gun = tarih ?? '';
  const wanted = tarih !== null && can(vardiyaCalls.kayitlar.yetki);
  const plan = useCall(vardiyaCalls.kayitlar, { query: { baslangicTarihi: gun, bitisTarihi: gun, personelID } }, { enabled: wanted });
  const ayarlar = useCall(randevuCalls.ayarlar, {}, { enabled: tarih !== null, staleTime: 5 * 60_000 });
  if (tarih === null || !ayarlar.data || (wanted && plan.isPending)) return undefined;
  return calismaSaatleri(tarih, plan.data?.liste ?? [], ayarlar.data.ayarlar);
}
