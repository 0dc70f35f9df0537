import type { avansCalls } from '@defter/contract/avans.ts';
import { type Kurus, kurus, negate, subtract, sum } from '@defter/rules/para.ts';
import { spreadTahsilat } from '@defter/rules/satis.ts';
import { sql } from 'kysely';
import { kurusOf } from '../../../platform/db/lira.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireMusteri } from '../../musteri/queries.ts';
import { collectOdemeler } from '../collect-odemeler.ts';
import { insertTahsilatlar } from '../insert-tahsilatlar.ts';
import type { Mahsup } from '../move-odemeler.ts';
import { lockAvanslar } from './lock-avanslar.ts';
import { moveAvanslar } from './move-avanslar.ts';
import { tellAvans } from './tell-avans.ts';

type MahsupContext = Context<typeof avansCalls.mahsup>;
type Acik = { id: number; kalan: Kurus };

/**
 * Sets credit off against what a customer owes, the oldest sale and the oldest credit first. It is a collection of its own, so it is
 * taken back as one. Of two desks that set off the last lira, the second one finds none.
 */
export async function mahsupAvans(context: MahsupContext) {
  const { tx, body, oturum, clock } = context;
  const { musteriID } = body;
  await requireMusteri(tx, musteriID);
  const acik = await lockAciklar(context);
  const avanslar = await lockAvanslar(tx, sql`a.musteri_id = ${musteriID} and a.kalan > 0`);
  const avans = sum(avanslar.map(({ kalan }) => kalan));
  const borc = sum(acik.map(({ kalan }) => kalan));
  const tutar = body.tutar ?? kurus(Math.min(avans, borc));
  if (tutar > avans || avans === 0) throw new AppError('avansYetersiz', { alanlar: { tutar: 'avansYetersiz' } });
  if (tutar > borc || borc === 0) throw new AppError('odemeFazla', { alanlar: { tutar: 'odemeFazla' } });

  const tahsilatID = (await insertTahsilatlar(context, [{ musteriID, tutar }], { mahsup: true })).get(musteriID)!;
  const plan = divide(acik, avanslar, tutar);
  await moveAvanslar(
    tx,
    plan.flatMap(({ satisID, mahsup }) => mahsup.map(({ avansID, tutar: pay }) => ({ avansID, musteriID, tahsilatID, tur: 'mahsup' as const, tutar: negate(pay), satisID }))),
    { tarih: clock.today(), personelID: oturum.personelID },
  );
  await collectOdemeler(context, plan.map((pay) => ({ ...pay, tahsilatID })));
  tellAvans(context, { musteriID, once: avans, sonra: subtract(avans, tutar) });
  return { id: plan[0]!.satisID, tahsilatID, mahsup: tutar, avans: subtract(avans, tutar), kalan: subtract(borc, tutar) };
}

/** The unpaid sales of the customer, or the one that is named, locked and then read. */
async function lockAciklar({ tx, body: { musteriID, satisID } }: MahsupContext): Promise<Acik[]> {
  const kosul = sql`musteri_id = ${musteriID} and iptal_zamani is null and alinan < toplam_tutar ${satisID === null ? sql`` : sql`and id = ${satisID}`}`;
  await sql`select id from satis where ${kosul} order by id for update`.execute(tx);
  const { rows } = await sql<Acik>`select id, ${kurusOf(sql`(toplam_tutar - alinan)`)} as kalan from satis where ${kosul} order by tarih, id`.execute(tx);
  return rows;
}

/** What each sale gets of each credit. */
function divide(acik: readonly Acik[], avanslar: readonly { id: number; odemeSekliID: number; kalan: Kurus }[], tutar: Kurus): { satisID: number; mahsup: Mahsup[] }[] {
  const left = new Map(avanslar.map(({ id, kalan }) => [id, kalan]));
  return spreadTahsilat(acik.map(({ kalan }) => kalan), tutar)!.flatMap((pay, i) => {
    if (pay === 0) return [];
    const paylar = spreadTahsilat(avanslar.map(({ id }) => left.get(id)!), pay)!;
    const mahsup = avanslar.flatMap(({ id, odemeSekliID }, j) => (paylar[j]! > 0 ? [{ avansID: id, odemeSekliID, tutar: paylar[j]! }] : []));
    for (const { avansID, tutar: alinan } of mahsup) left.set(avansID, subtract(left.get(avansID)!, alinan));
    return [{ satisID: acik[i]!.id, mahsup }];
  });
}
