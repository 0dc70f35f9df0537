import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import { addDays } from '@defter/rules/tarih.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { listSatislar } from '../satis/list-satislar.ts';
import { listTaksitSayfasi } from '../satis/list-taksitler.ts';

/* Sections that are a view of a list that stands elsewhere: they ask that list itself, so that they cannot say something else. */

const SATIS_SUZGECI = { ara: null, sirala: '-tarih', baslangicTarihi: null, bitisTarihi: null, musteriID: null, randevuID: null, personelID: null, borcluMu: null, durum: 'gecerli', satisTuru: null } as const;

/** Sales that were begun and not finished, the newest first. */
export async function listIslemdeOlanlar({ query, ...context }: Context<typeof dashboardCalls.islemdeOlanlar>) {
  const { fields } = await listSatislar({ ...context, query: { ...query, ...SATIS_SUZGECI, islemde: true } });
  return new RawJson<JsonOf<typeof dashboardCalls.islemdeOlanlar>>({ ...fields, islemdeOlanlar: fields.toplamKayit });
}

const WEEK = 6;
type TaksitContext = Context<typeof dashboardCalls.taksitiGelenler>;

/** Open instalments of today and of the days after it. */
export const listTaksitiGelenler = (context: TaksitContext) => {
  const bugun = context.clock.today();
  return taksitler(context, { durum: 'acik', baslangicTarihi: bugun, bitisTarihi: addDays(bugun, WEEK) });
};

/** Instalments that are late, the latest first. */
export const listTaksitiGecenler = (context: TaksitContext) => taksitler(context, { durum: 'gecikti', baslangicTarihi: null, bitisTarihi: null });

const taksitler = ({ query, ...context }: TaksitContext, suzgec: { durum: 'acik' | 'gecikti'; baslangicTarihi: string | null; bitisTarihi: string | null }) =>
  listTaksitSayfasi({ ...context, query: { ...query, ...suzgec, ara: null, sirala: 'tarih', musteriID: null, satisID: null } });
