import type { AnyCall, Erisim, ReplyOf } from '@defter/contract/call.ts';
import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { kurulumCalls } from '@defter/contract/kurulum.ts';
import { toWire } from '@defter/contract/lira.ts';
import { mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import * as z from 'zod/mini';
import { mayCall } from '../../platform/auth/permission.ts';
import type { Context, Platform } from '../../platform/http/context.ts';
import { type JsonOf, RawJson, toJson } from '../../platform/http/reply.ts';
import { listBosalanlar } from '../bekleme/bos-yer/list-bosalanlar.ts';
import { countBekleyenler, listAramalar } from '../gelen-arama/list-aramalar.ts';
import { listDuzenli } from '../kasa/duzenli/list-duzenli.ts';
import { getKurulum } from '../kurulum/adimlar.ts';
import { countFarklar } from '../mutabakat/get-mutabakat.ts';
import { listTalepler } from '../randevu-talep/list-talepler.ts';
import { listBekleyenler } from '../randevu/bekleyenler.ts';
import { listGunRandevulari } from '../randevu/list-dashboard.ts';
import { listIptaller } from '../randevu/list-durumda.ts';
import { getSmsDurumu } from '../sms/get-durum.ts';
import { listResimler } from '../kampanya/resim.ts';
import { listEksikUrunler } from '../stok/list-stoklar.ts';
import { getTemelBilgiler } from './firma-durumu.ts';
import { listDogumGunleri } from './list-dogum-gunleri.ts';
import { listIslemdeOlanlar, listTaksitiGecenler, listTaksitiGelenler } from './list-var-olanlar.ts';
import { countMusteriler, countRandevular, listGelecekRandevular, listGelirGider, sumSatislar } from './sayilar.ts';
import { listSonSeanslar, listSozlesmesizler, listTekrarGelenler } from './list-satis-isleri.ts';

/** As many rows of each section as leave the page calm; the rest is behind its link. */
const ROWS = 5;
const ilkler = { sayfa: 1, sayfaBoyutu: ROWS };

type BugunContext = Context<typeof dashboardCalls.bugun>;
type Bolum = { yetki: Erisim | readonly Yetki[]; read: (context: BugunContext, platform: Platform) => Promise<string> };

/**
 * A section is the answer of a call that stands by itself, asked as its own page asks it: it cannot say anything else, and its
 * right is that call's.
 */
function bolum<C extends AnyCall>(call: C, handler: (context: Context<C>) => Promise<object>, queryOf: (context: BugunContext) => object = () => ({})): Bolum {
  return {
    yetki: call.yetki,
    async read(context) {
      const asked = { ...context, query: z.parse(call.query, queryOf(context)), params: {}, body: {} } as unknown as Context<C>;
      const reply = await handler(asked);
      if (!(reply instanceof RawJson)) return JSON.stringify(toWire(call.reply, reply));
      return `{${Object.entries(reply.fields as Record<string, string>).map(([name, json]) => `"${name}":${json}`).join()}}`;
    },
  };
}

/** The sections of the first page. A new one is a line here and one in the panel's table. */
const BOLUMLER: Readonly<Record<Exclude<keyof ReplyOf<typeof dashboardCalls.bugun>, 'tarih'>, Bolum>> = {
  randevular: bolum(randevuCalls.dashboard, listGunRandevulari),
  bekleyenler: bolum(randevuCalls.bekleyenler, listBekleyenler),
  talepler: bolum(randevuTalepCalls.list, listTalepler, () => ({ durum: 'yeni', ...ilkler })),
  bosalanlar: bolum(beklemeCalls.bosalanlar, listBosalanlar),
  aramaSayilari: bolum(gelenAramaCalls.bekleyenler, countBekleyenler),
  cevapsizAramalar: bolum(gelenAramaCalls.list, listAramalar, () => ({ gorunum: 'cevapsiz', ...ilkler })),
  aranacaklar: bolum(gelenAramaCalls.list, listAramalar, ({ clock }) => ({ gorunum: 'aranacak', bitis: clock.today(), ...ilkler })),
  giderler: bolum(duzenliGiderCalls.list, listDuzenli),
  kurulum: bolum(kurulumCalls.get, getKurulum),
  musteriSayisi: bolum(dashboardCalls.musteriSayisi, countMusteriler),
  gunlukRandevuSayisi: bolum(dashboardCalls.gunlukRandevuSayisi, countRandevular),
  toplamSatis: bolum(dashboardCalls.toplamSatis, sumSatislar),
  islemdeOlanlar: bolum(dashboardCalls.islemdeOlanlar, listIslemdeOlanlar, () => ilkler),
  dogumGunuOlanlar: bolum(dashboardCalls.dogumGunuOlanlar, listDogumGunleri, () => ilkler),
  taksitiGelenler: bolum(dashboardCalls.taksitiGelenler, listTaksitiGelenler, () => ilkler),
  taksitiGecenler: bolum(dashboardCalls.taksitiGecenler, listTaksitiGecenler, () => ilkler),
  paketProgramSonSeans: bolum(dashboardCalls.paketProgramSonSeans, listSonSeanslar, () => ilkler),
  randevusuIptalEdilenler: bolum(dashboardCalls.randevusuIptalEdilenler, listIptaller, () => ilkler),
  sozlesmesiVerilmeyenler: bolum(dashboardCalls.sozlesmesiVerilmeyenler, listSozlesmesizler, () => ilkler),
  hizmetSuresiGelenler: bolum(dashboardCalls.hizmetSuresiGelenler, listTekrarGelenler, () => ilkler),
  sonGelirGider: bolum(dashboardCalls.sonGelirGider, listGelirGider),
  gelecekRandevular: bolum(dashboardCalls.gelecekRandevular, listGelecekRandevular),
  temelBilgiler: bolum({ ...dashboardCalls.temelBilgiler, yetki: dashboardCalls.saveTemelBilgiler.yetki }, getTemelBilgiler),
  // The page shows only a part of what the calls of these sections answer.
  kritikStoklar: { yetki: stokCalls.kritikler.yetki, read: ({ tx }) => listEksikUrunler(tx, ROWS) },
  smsDurumu: { yetki: smsCalls.durum.yetki, read: readSmsDurumu },
  sliderResimler: { yetki: dashboardCalls.sliderResimler.yetki, read: readResimler },
  mutabakatFarki: { yetki: mutabakatCalls.get.yetki, read: ({ tx }) => countFarklar(tx) },
};

/** Nothing is there where no campaign has a picture. */
async function readResimler({ tx, clock }: BugunContext): Promise<string> {
  const reply = await listResimler({ tx, clock });
  return reply.liste.length === 0 ? 'null' : JSON.stringify(reply);
}

const SMS_ALANLARI = ['kalanKontor', 'uyariMi', 'evMi', 'tutulanSayisi', 'ayarSorunu'] as const;
async function readSmsDurumu(context: BugunContext, platform: Platform): Promise<string> {
  const { fields } = await getSmsDurumu(context as unknown as Context<typeof smsCalls.durum>, platform);
  return `{${SMS_ALANLARI.map((ad) => `"${ad}":${fields[ad]}`).join()}}`;
}

/** All that the person may see of the first page, of one moment. What they may not see is null and is not asked for. */
export async function getBugun(context: BugunContext, platform: Platform) {
  const bolumler = await Promise.all(
    Object.entries(BOLUMLER).map(async ([ad, { yetki, read }]): Promise<[string, string]> => [ad, mayCall(context.oturum, yetki) ? await read(context, platform) : 'null']),
  );
  return new RawJson({ ...Object.fromEntries(bolumler), tarih: toJson(context.clock.today()) } as unknown as JsonOf<typeof dashboardCalls.bugun>);
}
