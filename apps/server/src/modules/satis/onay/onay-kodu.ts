import { hash } from 'node:crypto';
import type { BodyOf } from '@defter/contract/call.ts';
import type { satisOnayiCalls } from '@defter/contract/satis-onayi.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import metinler from '../../../../data/sms-metinleri-tr.json' with { type: 'json' };
import { member } from '../../../platform/auth/asker.ts';
import { findCepTelefonu } from '../../../platform/auth/kimlik.ts';
import { proveKod, type QueueKod, queueKod, useKanit } from '../../../platform/auth/kod.ts';
import type { Kim, Oturum } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { asOwner } from '../../../platform/db/scope.ts';
import { found, refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context, Preparation } from '../../../platform/http/context.ts';

type Call = typeof satisOnayiCalls.kod;
type Soylenen = { musteriID: number | null; toplamTutar: Kurus; iskontoToplam: Kurus };

/** The digest of what the text of a code tells of a sale: an approval by that code is for a sale of which it is true. */
export const soylenenOf = ({ musteriID, toplamTutar, iskontoToplam }: Soylenen): string => hash('sha256', JSON.stringify([musteriID, toplamTutar, iskontoToplam]), 'hex');

/** What a code is for: who asks whom, for which sale, and what the text says of it. */
const konuOf = ({ bayiID, personelID: isteyenID }: Oturum, { istek, personelID, ...soylenen }: BodyOf<Call>): string =>
  hash('sha256', JSON.stringify([bayiID, isteyenID, personelID, istek, soylenenOf(soylenen)]), 'hex');

/** The colleague who is asked, if they may approve anything. Throws onayYetkisiYok. */
export async function readOnaylayan(tx: Tx, personelID: number): Promise<{ adSoyad: string }> {
  const { rows } = await sql<{ adSoyad: string; verir: boolean }>`
    select concat_ws(' ', ad, soyad) as "adSoyad", yetkiler && array['satisIskonto', 'satisFiyatDegistir'] as verir
    from personel_ozet where id = ${personelID} and calisiyor_mu`.execute(tx);
  const { adSoyad, verir } = found(rows[0]);
  if (!verir) throw refusalAt('personelID', 'onayYetkisiYok');
  return { adSoyad };
}

/** Makes the code before the transaction, because its hash is slow. Its text says who asks, for whom and how much. */
export async function makeOnayKodu({ body, oturum, database }: Preparation<Call>): Promise<QueueKod> {
  const adlar = await database.read(oturum, async (tx) => {
    await readOnaylayan(tx, body.personelID);
    const { rows } = await sql<{ isteyen: string; musteri: string | null }>`
      select concat_ws(' ', p.ad, p.soyad) as isteyen, (select concat_ws(' ', m.ad, m.soyad) from musteri_ozet m where m.id = ${body.musteriID}::bigint) as musteri
      from personel_ozet p where p.id = ${oturum.personelID}`.execute(tx);
    return rows[0]!;
  });
  const musteri = body.musteriID === null ? metinler.kapidan : found(adlar.musteri);
  const telefon = await telefonOf(database, { bayiID: oturum.bayiID, personelID: body.personelID });
  return queueKod(telefon, 'satisOnayi', member(oturum), {
    konu: konuOf(oturum, body),
    soylenen: { isteyen: adlar.isteyen, musteri, tutar: formatTL(body.toplamTutar), iskonto: formatTL(body.iskontoToplam) },
  });
}

/** Sends the code to the number that the colleague signs in with. */
export const sendOnayKodu = ({ tx }: Context<Call>, queue: QueueKod) => asOwner(tx, () => queue(tx));

async function telefonOf(database: Preparation<Call>['database'], kim: Kim): Promise<string> {
  const telefon = await database.system((tx) => findCepTelefonu(tx, kim));
  if (!telefon) throw refusalAt('personelID', 'onayTelefonuYok');
  return telefon;
}

/** Proves the code. @returns a function that uses it up in the transaction of the approval; if two use it at once, one succeeds */
export async function proveOnayKodu({ oturum, database }: Pick<Preparation<Call>, 'oturum' | 'database'>, body: BodyOf<Call>, smsKodu: string): Promise<(tx: Tx) => Promise<void>> {
  const telefon = await telefonOf(database, { bayiID: oturum.bayiID, personelID: body.personelID });
  const konu = konuOf(oturum, body);
  await proveKod({ database }, { telefon, amac: 'satisOnayi', smsKodu, asker: member(oturum), konu });
  return async (tx) => {
    if (!(await asOwner(tx, () => useKanit(tx, telefon, 'satisOnayi', { konu })))) throw refusalAt('smsKodu', 'kodGecersiz');
  };
}
