import type { satisCalls } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockSatis } from '../load-satis.ts';
import { odemeHareketleri } from '../odeme-hareketleri.ts';
import { tellSatis } from '../tell-satis.ts';

/** Gives back one tip today. The record log keeps the reason. One that was given back before is 404. */
export async function iadeBahsis(context: Context<typeof satisCalls.bahsisIade>) {
  const { tx, body, oturum, clock, degisim } = context;
  const bahsis = await tx.selectFrom('bahsis').where('id', '=', body.id).select('satis_id').executeTakeFirst();
  const satis = await lockSatis(context, { id: found(bahsis).satis_id });
  found(satis.bahsisler.find(({ id }) => id === body.id));
  const hareketler = odemeHareketleri({
    satisID: sql`${satis.id}::bigint`,
    bugun: clock.today(),
    personelID: oturum.personelID,
    sadeceUrun: false,
    yeniOdemeler: [],
    iptalOdemeIDler: [],
    cari: [],
    puan: [],
    iptalBahsisIDler: [body.id],
  });
  await sql`with ${hareketler} update satis set surum = surum + 1 where id = ${satis.id}`.execute(tx);
  degisim(tellSatis(satis), tellSatis({ ...satis, bahsisler: satis.bahsisler.filter(({ id }) => id !== body.id) }));
  if (body.neden !== null) degisim(null, { neden: body.neden });
  return { id: satis.id };
}
