import type { AnyCall } from '@defter/contract/call.ts';
import { type SatisKaydi, satisCalls, type Tahsilat } from '@defter/contract/satis.ts';
import { type Kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { spreadTahsilat } from '@defter/rules/satis.ts';
import { sql } from 'kysely';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import { kurusOf, liraOf } from '../../platform/db/lira.ts';
import { diffOf } from '../../platform/degisim.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockSatis } from './load-satis.ts';
import { moveOdemeler } from './move-odemeler.ts';

type Girdi = SatisKaydi['odemeler'][number];
type Acik = { id: number; musteriID: number; kalan: Kurus };
const KAYIT = satisCalls.tahsilat.kayit!;

/** Takes money for unpaid sales. Each sale gets its own payments and its own entry in the record log. */
export async function takeTahsilat(context: Context<typeof satisCalls.tahsilat>) {
  const { tx, body, oturum, client, degisim, about } = context;
  const acik = await lockAcikSatislar(context, body.model);
  const plan = spread(acik, body.model);
  const [ilk] = plan.keys();
  const tahsilatlar = await insertTahsilatlar(context, body.model);
  const sahipOf = new Map(acik.map(({ id, musteriID }) => [id, musteriID]));
  for (const [id, alinacak] of plan) {
    // A person who takes the money need not see the sale otherwise.
    const satis = await lockSatis(context, { id }, sql`true`);
    const { before, after } = await moveOdemeler(context, satis, { alinacak, iade: [], tahsilatID: tahsilatlar.get(sahipOf.get(id)!)! });
    if (id !== ilk) writeEntry(tx, describeEntry({ personelID: oturum.personelID, client }, KAYIT, { kayitID: id, degisim: diffOf(KAYIT, before, after) }));
    else degisim(before, after);
  }
  about(ilk!);
  const alinan = sum(body.model.map(({ tutar }) => tutar));
  const borc = sum(acik.map(({ kalan }) => kalan));
  return { id: ilk!, tahsilatID: tahsilatlar.get(body.model[0]!.musteriID)!, alinan, kalan: subtract(borc, alinan) };
}

/** Writes one collection for each customer who pays, and tells which it is. */
async function insertTahsilatlar({ tx, oturum, clock }: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>, model: readonly Tahsilat[]): Promise<Map<number, number>> {
  const tutarlar = new Map<number, Kurus>();
  for (const { musteriID, tutar } of model) tutarlar.set(musteriID, sum([tutarlar.get(musteriID) ?? ZERO, tutar]));
  const satirlar = [...tutarlar].map(([musteriID, tutar]) => ({ musteriID, tutar: liraOf(tutar) }));
  const { rows } = await sql<{ id: number; musteriID: number }>`
    insert into tahsilat (musteri_id, tarih, tutar, islemi_yapan_personel_id)
    select y."musteriID", ${clock.today()}::date, y.tutar, ${oturum.personelID}::bigint
    from json_to_recordset(${JSON.stringify(satirlar)}::json) as y ("musteriID" bigint, tutar numeric)
    returning id, musteri_id as "musteriID"`.execute(tx);
  return new Map(rows.map(({ id, musteriID }) => [musteriID, id]));
}

/**
 * The unpaid sales of the customers, oldest first, locked until the end of the transaction. Throws 404 for an unknown
 * customer.
 */
async function lockAcikSatislar({ tx }: Pick<Context<AnyCall>, 'tx'>, model: readonly Tahsilat[]): Promise<Acik[]> {
  const musteriIDler = [...new Set(model.map(({ musteriID }) => musteriID))];
  const { rows: bilinen } = await sql<{ id: number }>`select id from musteri_ozet where id = any(${musteriIDler}::bigint[])`.execute(tx);
  for (const id of musteriIDler) found(bilinen.find((musteri) => musteri.id === id));
  await sql`select id from satis where musteri_id = any(${musteriIDler}::bigint[]) and iptal_zamani is null and alinan < toplam_tutar order by id for update`.execute(tx);
  const { rows } = await sql<Acik>`
    select id, musteri_id as "musteriID", ${kurusOf(sql`(toplam_tutar - alinan)`)} as kalan from satis
    where musteri_id = any(${musteriIDler}::bigint[]) and iptal_zamani is null and alinan < toplam_tutar order by tarih, id`.execute(tx);
  return rows;
}

/**
 * Divides the money among the sales. Throws odemeFazla if it is more than the debt, and bulunamadi for a sale of another
 * customer.
 */
function spread(acik: readonly Acik[], model: readonly Tahsilat[]): Map<number, Girdi[]> {
  const left = new Map(acik.map(({ id, kalan }) => [id, kalan]));
  const plan = new Map<number, Girdi[]>();
  for (const [index, { tahsilatSatisID, musteriID, tutar, ...odeme }] of model.entries()) {
    const borclar = acik.filter((satis) => satis.musteriID === musteriID && (tahsilatSatisID === 0 || satis.id === tahsilatSatisID));
    const paylar = spreadTahsilat(borclar.map(({ id }) => left.get(id)!), tutar);
    if (!paylar) throw new AppError('odemeFazla', { alanlar: { [`model.${index}.tutar`]: 'odemeFazla' } });
    for (const [i, pay] of paylar.entries()) {
      if (pay === 0) continue;
      const { id } = borclar[i]!;
      left.set(id, subtract(left.get(id)!, pay));
      plan.set(id, [...(plan.get(id) ?? []), { ...odeme, id: 0, tutar: pay }]);
    }
  }
  return plan;
}
