import { musteriCalls } from '@defter/contract/musteri.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { useCall } from '../../app/query.ts';
import { useYetki } from '../../app/yetki.ts';

/** The customer, passive ones too, who has this number already; undefined while it is nobody's or not whole yet. */
export function useTelefonSahibi(numara: string | null, musteriID: number): { id: number; adSoyad: string; aktifMi: boolean } | undefined {
  const { can } = useYetki();
  const ara = normalizeTelefon(numara ?? '');
  const enabled = ara !== undefined && can(musteriCalls.list.yetki);
  // Two, since one of them may be the customer being edited.
  const { data } = useCall(musteriCalls.list, { query: { ara: ara ?? null, durum: 'tumu', sayfaBoyutu: 2 } }, { enabled });
  return enabled ? data?.liste.find(({ id }) => id !== musteriID) : undefined;
}
