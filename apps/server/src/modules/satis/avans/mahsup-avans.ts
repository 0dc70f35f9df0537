import type { AnyCall } from '@defter/contract/call.ts';
import { avansCalls } from '@defter/contract/avans.ts';
import { type Kurus, kurus, negate, subtract, sum } from '@defter/rules/para.ts';
import { spreadTahsilat } from '@defter/rules/satis.ts';
import { sql } from 'kysely';
import { kurusOf } from '../../../platform/db/lira.ts';
import { mayCall } from '../../../platform/auth/permission.ts';
import { refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireMusteri } from '../../musteri/queries.ts';
import { collectBeside, collectOdemeler, type Pay } from '../collect-odemeler.ts';
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
  const { tx, body } = context;
  const { musteriID } = body;
  await requireMusteri(tx, musteriID);
  const acik = await lockAciklar(context);
  const borc = sum(acik.map(({ kalan }) => kalan));
  const { tutar, avans, paylar } = await takeAvans(context, { musteriID, acik, tutar: body.tutar, alan: 'tutar' });
  await collectOdemeler(context, paylar);
  return { id: paylar[0]!.satisID, tahsilatID: paylar[0]!.tahsilatID, mahsup: tutar, avans, kalan: subtract(borc, tutar) };
}

/**
 * Pays a sale that was just written, and that the caller holds, out of the credit of its customer.
 * @throws AppError yetkiYok, avansYetersiz, odemeFazla at `avans`
 */
export async function payByAvans(context: AvansContext, { satisID, musteriID, kalan, tutar }: { satisID: number; musteriID: number | null; kalan: Kurus; tutar: Kurus }): Promise<{ kalan: Kurus; surum: number }> {
  if (!mayCall(context.oturum, avansCalls.mahsup.yetki)) throw refusalAt('avans', 'yetkiYok');
  if (musteriID === null) throw refusalAt('avans', 'avansYetersiz');
  const { paylar } = await takeAvans(context, { musteriID, acik: [{ id: satisID, kalan }], tutar, alan: 'avans' });
  return collectBeside(context, paylar[0]!);
}

type AvansContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'client'>;
type Istenen = { musteriID: number; acik: readonly Acik[]; /** Null for as much as can be. */ tutar: Kurus | null; /** The field that asks for it. */ alan: string };

/** Takes credit for sales that the caller holds, the oldest first, and tells what is left of it and what each sale gets. */
async function takeAvans(context: AvansContext, { musteriID, acik, alan, ...istenen }: Istenen): Promise<{ tutar: Kurus; avans: Kurus; paylar: Pay[] }> {
  const { tx, oturum, clock } = context;
  const avanslar = await lockAvanslar(tx, sql`a.musteri_id = ${musteriID} and a.kalan > 0`);
  const avans = sum(avanslar.map(({ kalan }) => kalan));
  const borc = sum(acik.map(({ kalan }) => kalan));
  const tutar = istenen.tutar ?? kurus(Math.min(avans, borc));
  if (tutar > avans || avans === 0) throw refusalAt(alan, 'avansYetersiz');
  if (tutar > borc || borc === 0) throw refusalAt(alan, 'odemeFazla');

  const tahsilatID = (await insertTahsilatlar(context, [{ musteriID, tutar }], { mahsup: true })).get(musteriID)!;
  const plan = divide(acik, avanslar, tutar);
  await moveAvanslar(
    tx,
    plan.flatMap(({ satisID, mahsup }) => mahsup.map(({ avansID, tutar: pay }) => ({ avansID, musteriID, tahsilatID, tur: 'mahsup' as const, tutar: negate(pay), satisID }))),
    { tarih: clock.today(), personelID: oturum.personelID },
  );
  const kalan = subtract(avans, tutar);
  tellAvans(context, { musteriID, once: avans, sonra: kalan });
  return { tutar, avans: kalan, paylar: plan.map((pay) => ({ ...pay, tahsilatID })) };
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
