import { RANDEVU_ALANLARI, type randevuCalls } from '@defter/contract/randevu.ts';
import type { Context } from '../../platform/http/context.ts';
import { listRandevular } from './list-randevular.ts';

const HEPSI = { musteriID: null, randevuSutunBaslikID: null, sutun: null, randevuDurumu: null, personelID: null, altUrunID: null, ara: null, zorlananlar: false, sayfa: null, sayfaBoyutu: null };

/** The day as the first page shows it. */
export const listDashboard = ({ query: { tarih }, ...context }: Context<typeof randevuCalls.dashboard>) =>
  listRandevular({ ...context, query: { ...HEPSI, baslangicTarihi: tarih, bitisTarihi: tarih, gizliler: false, alanlar: RANDEVU_ALANLARI } });
