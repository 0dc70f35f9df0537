import type { BodyOf } from '@defter/contract/call.ts';
import type { beklemeCalls } from '@defter/contract/bekleme.ts';
import type { seriCalls } from '@defter/contract/seri.ts';
import { IskontoTip } from '@defter/contract/satis.ts';
import { kurus } from '@defter/rules/para.ts';
import { PeriyotTipi } from '@defter/rules/seri.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { createBekleme } from '../bekleme/create-bekleme.ts';
import { createDuyuru } from '../duyuru/save-duyuru.ts';
import { insertDemoIzinler } from '../ileti-izni/demo.ts';
import { insertDemoAramalar } from '../gelen-arama/demo.ts';
import type { DemoSutun } from '../randevu/demo.ts';
import { createKapora } from '../randevu/kapora/create-kapora.ts';
import { saveSeri } from '../randevu/seri/save-seri.ts';
import { createZiyaret } from '../randevu/ziyaret/create-ziyaret.ts';
import { createTalep } from '../randevu-talep/create-talep.ts';
import { sellPaket } from '../satis/paket/sell-paket.ts';
import type { DemoHizmet } from '../urun/demo.ts';
import { type BosYer, findBosYerler, findKur } from './find-bos-yerler.ts';

type Dunya = Omit<Context<typeof beklemeCalls.create>, 'body' | 'params' | 'query'> & { sutunlar: readonly DemoSutun[]; hizmetler: readonly DemoHizmet[] };

const NAKIT = 1;
const KAPORA = kurus(500_00);
const KUR_SEANS = 4;

/** What the desk has besides single appointments, through the operations that it uses: a course, a visit, requests, people who wait, a deposit, calls, an announcement. */
export async function insertDefter(dunya: Dunya): Promise<void> {
  const { tx, clock } = dunya;
  const bugun = clock.today();
  const [cilt, el] = [dunya.sutunlar[0]!, dunya.sutunlar.at(-1)!];
  const [bakim, manikur] = [cilt, el].map((sutun) => dunya.hizmetler.find(({ grup }) => sutun.gruplar.includes(grup))!) as [DemoHizmet, DemoHizmet];
  const musteriler = await readGelmeyecekler(dunya);
  const next = () => musteriler.pop()!;

  for (const sutun of dunya.sutunlar) {
    const [hizmet] = dunya.hizmetler.filter(({ grup }) => sutun.gruplar.includes(grup)).toSorted((a, b) => a.sure - b.sure);
    const kur = findKur(await findBosYerler(dunya, { sutunID: sutun.id, hizmetID: hizmet!.id }), KUR_SEANS);
    if (!kur) continue;
    const musteriID = next();
    await saveSeri({ ...dunya, ...BARE, body: seriOf(kur, { musteriID, altUrunID: hizmet!.id }) });
    // The course was bought as a package, so that the calendar takes its sessions.
    await sellPaket({ ...dunya, ...BARE, body: { ...SATIS, musteriID, eklenenler: [{ ...SATIR, altUrunID: hizmet!.id, miktar: KUR_SEANS }] } });
    break;
  }

  const [once] = await findBosYerler(dunya, { sutunID: cilt.id, hizmetID: bakim.id });
  const sonra = once && (await findBosYerler(dunya, { sutunID: el.id, hizmetID: manikur.id })).find(({ tarih, baslangicSaat }) => tarih === once.tarih && baslangicSaat >= once.bitisSaat);
  if (once && sonra) {
    const randevular = [{ ...lineOf(once), randevuHizmet: [{ id: 0, altUrunID: bakim.id }] }, { ...lineOf(sonra), randevuHizmet: [{ id: 0, altUrunID: manikur.id }] }];
    const { id: randevuID } = await createZiyaret({ ...dunya, ...BARE, body: { ...KIMSE, musteriID: next(), randevuTarihi: once.tarih, randevuDurumu: 'O', randevuNotu: null, randevular } });
    await createKapora({ ...dunya, ...BARE, body: { randevuID, odemeSekliID: NAKIT, tutar: KAPORA, tarih: null, kaporaSayisi: 0 } });
  }

  const yarin = addDays(bugun, 1);
  const bos = { randevuSutunBaslikID: null, uygulayanPersonelID: null, bitisSaat: null, ...KIMSE };
  const masa = { kaynak: 'masa', kaydeden: dunya.oturum, clock } as const;
  const sayfa = { kaynak: 'sayfa', kaydeden: null, clock } as const;
  await createTalep(tx, { ...bos, musteriID: next(), telefon: null, randevuTarihi: yarin, baslangicSaat: '11:00', altUrunIDler: [bakim.id], talepNotu: 'Öğleden önce olursa iyi olur.' }, masa);
  await createTalep(tx, { ...bos, musteriID: null, adi: 'Nehir', soyadi: 'Aydoğan', telefon: '+905550008877', randevuTarihi: addDays(bugun, 2), baslangicSaat: '15:30', altUrunIDler: [manikur.id], talepNotu: null }, sayfa);

  const bekleme = { uygulayanPersonelID: null, gunParcasi: null, ilkGun: bugun, sonGun: addDays(bugun, 10), beklemeNotu: null };
  const bekleyenler: BodyOf<typeof beklemeCalls.create>[] = [
    { ...bekleme, musteriID: next(), altUrunIDler: [bakim.id], gunParcasi: 'aksam', beklemeNotu: 'İş çıkışı gelebilir.' },
    { ...bekleme, musteriID: next(), altUrunIDler: [manikur.id], uygulayanPersonelID: el.personelID },
    { ...bekleme, musteriID: next(), altUrunIDler: [bakim.id], sonGun: addDays(bugun, 4) },
  ];
  for (const body of bekleyenler) await createBekleme({ ...dunya, ...BARE, body });
  await createDuyuru({ ...dunya, ...BARE, body: { baslik: 'Cuma 19.00’da ekip toplantısı', metin: 'Yeni kampanyayı ve haftanın randevularını konuşacağız. Herkesin gelmesini rica ederiz.', bitis: addDays(bugun, 7) } });
  await insertDemoIzinler(dunya.tx);
  await insertDemoAramalar(dunya, [next(), next(), next()]);
}

export const BARE = { params: {}, query: {} };
export const SATIS = { id: 0, surum: null, randevuID: null, tarih: null, iskontoTip: IskontoTip.tutar, iskonto: 0, personelID: null, islemde: false, aciklama: null, icerikler: [], odemeler: [], taksitler: [], bahsisler: [], menuID: null, avans: null, onayKodu: null, kampanyali: false, sozlesmeVerildi: false };
const SATIR = { id: 0, birimFiyat: null, iskontoTip: IskontoTip.tutar, iskonto: 0, uygulayanPersonelID: null };
/** Nobody without a card. */
const KIMSE = { adi: null, soyadi: null, kayitsizTelefon: null };

const lineOf = ({ sutunID, baslangicSaat, bitisSaat }: BosYer) => ({ randevuSutunBaslikID: sutunID, uygulayanPersonelID: null, baslangicSaat, bitisSaat, yerler: [], zorlamaNedeni: null });

/** A course of sessions at one time, every so many days. */
function seriOf({ yer, ara }: { yer: BosYer; ara: number }, { musteriID, altUrunID }: { musteriID: number; altUrunID: number }): BodyOf<typeof seriCalls.create> {
  const { sutunID, tarih, baslangicSaat, bitisSaat } = yer;
  const kural = { periyotTipi: PeriyotTipi.gun, periyotSayisi: ara, zamanTipi: true, randevuTekrari: KUR_SEANS, baslangicTarihi: tarih, bitisTarihi: null, haftaIciMi: false, haftalikGunler: [], ayinGunu: 1 };
  const randevu = { musteriID, randevuSutunBaslikID: sutunID, uygulayanPersonelID: null, randevuNotu: 'Kür bakımı', randevuHizmet: [{ id: 0, altUrunID }], yerler: [] };
  return { id: 0, ...kural, baslangicSaat, bitisSaat, ...randevu, randevular: [] };
}

/** Customers with nothing to come, so that nobody is in two places at once. */
export async function readGelmeyecekler({ tx, clock }: Pick<Dunya, 'tx' | 'clock'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from musteri_ozet m where not exists (
      select from randevu_ozet r where r.musteri_id = m.id and r.baslangic > ${clock.wallClock()}::timestamp) order by m.id desc`.execute(tx);
  return rows.map(({ id }) => id);
}
