import type { BodyOf } from '@defter/contract/call.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import type { Context } from '../../platform/http/context.ts';
import { createSatis } from '../satis/plain-satis.ts';
import { SESSIZ } from './demo-context.ts';
import type { Random } from '../../platform/random.ts';
import { type Kurus, kurus, subtract } from '@defter/rules/para.ts';

type SatisContext = Context<typeof satisCalls.create>;
type Dunya = Pick<SatisContext, 'files' | 'totals'> & { random: Random; oturum: Oturum; clock: Clock };
type Kapanan = { id: number; musteri_id: number; uygulayan_personel_id: number | null; tarih: string; urunler: number[]; toplam: Kurus };

const NAKIT = 1;
const KART = 2;
const HAVALE = 4;

/** A sale for every visit that was closed, through the operation that the desk uses, so that every sum holds. */
export async function insertSatislar(tx: Tx, dunya: Dunya): Promise<void> {
  const { random, clock } = dunya;
  const kapananlar: Kapanan[] = await tx
    .selectFrom('randevu_ozet as r')
    .innerJoin('randevu_hizmet_ozet as h', (join) => join.onRef('h.bayi_id', '=', 'r.bayi_id').onRef('h.randevu_id', '=', 'r.id'))
    .innerJoin('alt_urun_ozet as u', (join) => join.onRef('u.bayi_id', '=', 'h.bayi_id').onRef('u.id', '=', 'h.alt_urun_id'))
    .where('r.durum', '=', 'K')
    .groupBy(['r.id', 'r.musteri_id', 'r.uygulayan_personel_id', 'r.baslangic'])
    .orderBy('r.baslangic')
    .select(({ fn, cast }) => [
      'r.id',
      'r.musteri_id',
      'r.uygulayan_personel_id',
      cast<string>('r.baslangic', 'date').as('tarih'),
      fn.agg<number[]>('json_agg', ['u.id']).as('urunler'),
      kurusOf(fn.sum<number>('u.ilk_fiyat')).as('toplam'),
    ])
    // The columns of a view may be null as far as the types know.
    .$narrowType<{ id: number; musteri_id: number }>()
    .execute();

  for (const randevu of kapananlar) {
    const yuzde = random.next() < 0.2 ? 10 : 0;
    const body: BodyOf<typeof satisCalls.create> = {
      id: 0,
      surum: null,
      musteriID: randevu.musteri_id,
      randevuID: randevu.id,
      tarih: randevu.tarih,
      iskontoTip: '%',
      iskonto: yuzde,
      personelID: null,
      islemde: false,
      aciklama: null,
      taksitler: [],
      bahsisler: [],
      avans: null,
      onayKodu: null,
      kampanyali: false,
      sozlesmeVerildi: false,
      kapidan: false,
      icerikler: randevu.urunler.map((altUrunID) => ({
        id: 0,
        altUrunID,
        adet: 1,
        birimFiyat: null,
        iskontoTip: '₺',
        iskonto: 0,
        uygulayanPersonelID: randevu.uygulayan_personel_id,
        hediyeNedeni: null,
      })),
      odemeler: odemelerOf(random, wholeLira(randevu.toplam * (1 - yuzde / 100))),
    };
    await createSatis({ ...SESSIZ, ...dunya, clock, tx, body, params: {}, query: {} });
  }
}

const wholeLira = (amount: number): Kurus => kurus(Math.floor(amount / 100) * 100);

/** Mostly paid at once, some in two ways, some in part. */
function odemelerOf(random: Random, toplam: Kurus) {
  const odeme = (odemeSekliID: number, tutar: Kurus) => ({ id: 0, odemeSekliID, tutar, tarih: null, aciklama: null });
  const yarisi = wholeLira(toplam / 2);
  const sans = random.next();
  if (sans < 0.07) return [odeme(NAKIT, yarisi)];
  if (sans < 0.17) return [odeme(NAKIT, yarisi), odeme(KART, subtract(toplam, yarisi))];
  return [odeme(sans < 0.55 ? KART : sans < 0.9 ? NAKIT : HAVALE, toplam)];
}
