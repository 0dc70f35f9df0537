import { GUN_RANDEVUSU_ALANLARI, RANDEVU_ALANLARI, type randevuCalls } from '@defter/contract/randevu.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { listRandevular } from './list-randevular.ts';

const HEPSI = { musteriID: null, randevuSutunBaslikID: null, sutun: null, randevuDurumu: null, personelID: null, altUrunID: null, ara: null, zorlananlar: false, sayfa: null, sayfaBoyutu: null };

type Soran = Context<typeof randevuCalls.dashboard>;

/** What the first page needs of a day. */
export const listDashboard = (context: Soran) => listGun(context, RANDEVU_ALANLARI);
/** The same with as many fields as it shows. */
export const listGunRandevulari = (context: Soran) => listGun(context, GUN_RANDEVUSU_ALANLARI);

async function listGun({ query: { tarih }, ...context }: Soran, alanlar: string) {
  const { fields } = await listRandevular({ ...context, query: { ...HEPSI, baslangicTarihi: tarih, bitisTarihi: tarih, gizliler: false, alanlar } });
  return new RawJson<JsonOf<typeof randevuCalls.dashboard>>(fields);
}
