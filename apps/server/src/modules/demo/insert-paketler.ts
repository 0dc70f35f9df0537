import type { satisCalls } from '@defter/contract/satis.ts';
import { kurus, multiply, subtract } from '@defter/rules/para.ts';
import { addDays, addMonths, type Tarih } from '@defter/rules/tarih.ts';
import { planTaksitler } from '@defter/rules/taksit.ts';
import { sql } from 'kysely';
import { createClock } from '../../platform/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { saveFirma } from '../bayi/save-firma.ts';
import { createKampanya } from '../kampanya/save-kampanya.ts';
import type { DemoProgram } from '../paket-program/demo.ts';
import { sellPaket } from '../satis/paket/sell-paket.ts';
import { dusSeans } from '../satis/seans/dus-seans.ts';
import { takeTahsilat } from '../satis/take-tahsilat.ts';
import { readBelge } from '../sozlesme/read-belge.ts';
import { signSozlesme } from '../sozlesme/sign-sozlesme.ts';
import { BARE, readGelmeyecekler, SATIS } from './insert-defter.ts';

type Dunya = Omit<Context<typeof satisCalls.create>, 'body' | 'params' | 'query'>;
/** A package in instalments: days before today, of the sale and of its sessions. */
type Paket = { kacGunOnce: number; taksit: number; seanslar: readonly number[]; /** What was paid of the first instalment, in percent. */ odenen?: { kacGunOnce: number; yuzde: number }; imzali?: true };

const NAKIT = 1;
const KART = 2;
const ISTANBUL = 34;
const KADIKOY = 1421;
/** One with an instalment that is late and paid in part, one that is paid ahead of its day, and one that was sold and signed today. */
const PAKETLER: readonly Paket[] = [
  { kacGunOnce: 50, taksit: 4, seanslar: [44, 30, 16], odenen: { kacGunOnce: 12, yuzde: 50 } },
  { kacGunOnce: 26, taksit: 3, seanslar: [20, 6], odenen: { kacGunOnce: 6, yuzde: 100 } },
  { kacGunOnce: 0, taksit: 2, seanslar: [0], imzali: true },
];
const FIRMA = { adres: 'Bahariye Caddesi 42', ilID: ISTANBUL, ilceID: KADIKOY, ePosta: 'bilgi@isilguzellik.test', telefon: '+902165550142', vergiDairesi: 'Kadıköy', vergiNo: '4810365276' };
const IMZA = '40,80 52,60 66,42 80,34 88,48 82,70 74,86 90,78 108,62 124,50 132,62 126,78;140,70 156,60 172,66 188,58 206,64 224,54 240,60';
const KAMPANYA = {
  kampanyaAdi: 'Kış bakımı', resim: null, aciklama: 'Cilt bakımlarında geçerli', tumu: false, tur: 'oran' as const, iskonto: 15, al: 1, ode: 0, gunler: [],
  baslangicSaati: null, bitisSaati: null, musteriGruplari: [], ilkZiyaret: false, birlesir: false, aktifMi: true,
};

/** Packages that are paid in instalments and used, a contract that was signed, and a campaign, each on its day. */
export async function insertPaketler(dunya: Dunya, programlar: readonly DemoProgram[]): Promise<void> {
  const bugun = dunya.clock.today();
  await saveFirma({ ...dunya, ...BARE, body: FIRMA }, undefined);
  const musteriler = await readGelmeyecekler(dunya);
  for (const [i, paket] of PAKETLER.entries()) await insertPaket(dunya, paket, { musteriID: musteriler[i]!, program: programlar[i]! });
  const { rows } = await sql<{ anaUrunID: number }>`select id as "anaUrunID" from ana_urun_ozet where adi = 'Cilt Bakımı' and satis_tipi = 1`.execute(dunya.tx);
  const icerikler = rows.map(({ anaUrunID }) => ({ id: 0, altUrunID: null, anaUrunID, iskonto: null }));
  await createKampanya({ ...dunya, ...BARE, body: { id: 0, surum: null, ...KAMPANYA, baslangicTarihi: addDays(bugun, -9), bitisTarihi: addDays(bugun, 21), icerikler } });
}

async function insertPaket(dunya: Dunya, { kacGunOnce, taksit, seanslar, odenen, imzali }: Paket, { musteriID, program }: { musteriID: number; program: DemoProgram }): Promise<void> {
  const bugun = dunya.clock.today();
  const at = (once: number) => ({ ...dunya, ...BARE, clock: clockOn(addDays(bugun, -once)) });
  const tarih = addDays(bugun, -kacGunOnce);
  const { toplam } = program;
  const pesinat = kurus(Math.floor(toplam / 4 / 100) * 100);
  const plan = planTaksitler(subtract(toplam, pesinat), { adet: taksit, ilkTarih: addMonths(tarih, 1), ritim: 'ay' });
  const { id } = await sellPaket({
    ...at(kacGunOnce),
    body: {
      ...SATIS, musteriID, menuID: program.id, eklenenler: [], tarih,
      odemeler: [{ id: 0, odemeSekliID: KART, tutar: pesinat, tarih: null, aciklama: null }],
      taksitler: plan.map((biri) => ({ id: 0, ...biri, aciklama: null })),
    },
  });
  for (const once of seanslar) {
    const icerikler = [{ id: 0, altUrunID: program.altUrunID, adet: 1, birimFiyat: null, iskontoTip: SATIS.iskontoTip, iskonto: 0, uygulayanPersonelID: null, hediyeNedeni: null, paketHakID: null, paketKodu: null }];
    await dusSeans({ ...at(once), body: { ...SATIS, musteriID, tarih: addDays(bugun, -once), icerikler } });
  }
  if (odenen) {
    const model = [{ id: 0, musteriID, tahsilatSatisID: id, odemeSekliID: NAKIT, tutar: multiply(plan[0]!.tutar, odenen.yuzde, 100), tarih: addDays(bugun, -odenen.kacGunOnce), aciklama: null }];
    await takeTahsilat({ ...at(odenen.kacGunOnce), body: { model, satisIDler: [], avans: false, gorulenBorc: null, gorulenAvans: null } });
  }
  if (imzali) {
    const { metinler, surum } = await readBelge(dunya, id);
    await signSozlesme({ ...dunya, ...BARE, body: { id, surum, taksitliID: metinler.taksitli.id, caymaID: metinler.cayma.id, senetID: metinler.senet.id, imza: IMZA } });
  }
}

/** Two in the afternoon of a day. */
const clockOn = (gun: Tarih) => createClock(() => new Date(`${gun}T14:00:00+03:00`));
