import { type PaketHakki, seansCalls } from '@defter/contract/seans.ts';
import { useCall } from '../app/data/query.ts';
import { useYetki } from '../app/session/yetki.ts';

/** As many as a customer's card shows at first, so that both read the same answer. */
export const PAKET_SAYFASI = 25;

/** The packages of a customer with sessions left, also those that are frozen, to those who see packages; undefined until they are known. */
export function useAcikPaketler(musteriID: number): PaketHakki[] | undefined {
  const { can } = useYetki();
  const { data } = useCall(seansCalls.paketler, { params: { id: musteriID }, query: { sayfaBoyutu: PAKET_SAYFASI } }, { enabled: musteriID > 0 && can(seansCalls.paketler.yetki) });
  return data?.liste.filter(({ durum }) => durum === 'acik' || durum === 'donuk');
}
