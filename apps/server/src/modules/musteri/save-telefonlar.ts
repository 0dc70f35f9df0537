import type { BodyOf } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import { isYeterliUzunlukta, telefonTuru } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { mergeLines } from '../../platform/db/lines.ts';
import { takeTurns } from '../../platform/db/turn.ts';
import { AppError, refusalAt } from '../../platform/errors/app-error.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';

type Telefonlar = NonNullable<BodyOf<typeof musteriCalls.update>['musteriTelefon']>;
type Telefon = { id: number; telefon: string; aciklama: string | null };

/** The customer of the phones, and the person who saves them. */
type Kim = { id: number; oturum: Yapan };

/**
 * Replaces the phones of a customer by the sent ones and chooses the default. A phone that came back hidden stays as it
 * was. Refuses a phone that another customer has, with the name for people who may see both the name and the phone.
 * @param pathOf the field of the phone at an index, for the refusal
 */
export async function saveTelefonlar(
  tx: Tx,
  { id: musteriID, oturum }: Kim,
  telefonlar: Telefonlar,
  pathOf = (index: number) => `musteriTelefon.${index}.telefon`,
): Promise<void> {
  const mevcut = await tx.selectFrom('musteri_telefon').where('musteri_id', '=', musteriID).select(['id', 'telefon', 'aciklama']).execute();
  const istenen = mergeLines<Telefon>(telefonlar, mevcut);
  if (new Set(istenen.map(({ telefon }) => telefon)).size < istenen.length) throw new AppError('telefonVar');
  const numaralar = telefonlar.flatMap(({ telefon }) => telefon ?? []);
  const alanOf = (telefon: string) => pathOf(telefonlar.findIndex((satir) => satir.telefon === telefon));
  const yeniler = numaralar.filter((numara) => !mevcut.some(({ telefon }) => telefon === numara));
  await refuseUzunluk(tx, yeniler, alanOf);
  // Two who save a number at once would both find it free.
  takeTurns(tx, yeniler.map((numara) => `telefon ${numara}`));
  if (numaralar.length > 0) await refuseTaken(tx, { id: musteriID, oturum }, numaralar, alanOf);

  const satirlar = JSON.stringify(istenen);
  await sql`delete from musteri_telefon where musteri_id = ${musteriID} and id <> all(${istenen.map(({ id }) => id)}::bigint[])`.execute(tx);
  await sql`
    update musteri_telefon t set telefon = y.telefon, aciklama = y.aciklama
    from json_to_recordset(${satirlar}::json) as y (id bigint, telefon text, aciklama text)
    where t.id = y.id and t.musteri_id = ${musteriID}`.execute(tx);
  await sql`
    insert into musteri_telefon (musteri_id, telefon, aciklama)
    select ${musteriID}::bigint, telefon, aciklama
    from json_to_recordset(${satirlar}::json) as y (id bigint, telefon text, aciklama text) where id = 0`.execute(tx);
  await chooseVarsayilan(tx, musteriID, telefonlar.find(({ varsayilanMi }) => varsayilanMi));
}

/** Makes the wanted phone the default. Without a wish the present default stays, or the first phone becomes it. */
export async function chooseVarsayilan(tx: Tx, musteriID: number, wanted?: { id: number; telefon?: string | undefined }): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from musteri_telefon where musteri_id = ${musteriID}
    order by (id = ${wanted?.id ?? 0} or telefon = ${wanted?.telefon ?? null}) desc nulls last, varsayilan_mi desc, id limit 1`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return;
  // There are two steps, because the unique index on the default is checked after every single row.
  await sql`update musteri_telefon set varsayilan_mi = false
    where musteri_id = ${musteriID} and varsayilan_mi and id <> ${id}`.execute(tx);
  await sql`update musteri_telefon set varsayilan_mi = true where id = ${id} and not varsayilan_mi`.execute(tx);
}

/** Refuses a new foreign number that is shorter or longer than the business takes (spec 2§5). */
async function refuseUzunluk(tx: Tx, numaralar: string[], pathOf: (telefon: string) => string): Promise<void> {
  if (numaralar.every((telefon) => telefonTuru(telefon) !== 'yurtdisi')) return;
  const { telefonEnAz: enAz, telefonEnCok: enCok } = await loadAyarlar(tx);
  const fault = numaralar.find((telefon) => !isYeterliUzunlukta(telefon, { enAz, enCok }));
  if (fault !== undefined) throw refusalAt(pathOf(fault), 'telefonUzunlugu', { enAz, enCok });
}

async function refuseTaken(tx: Tx, { id, oturum }: Kim, numaralar: string[], pathOf: (telefon: string) => string): Promise<void> {
  const other = await tx
    .selectFrom('musteri_telefon as t')
    .innerJoin('musteri as m', (join) => join.onRef('m.bayi_id', '=', 't.bayi_id').onRef('m.id', '=', 't.musteri_id'))
    .where('t.telefon', 'in', numaralar)
    .where('t.musteri_id', '<>', id)
    .select(['m.id', 'm.ad', 'm.soyad', 't.telefon'])
    .executeTakeFirst();
  if (!other) return;
  const alan = pathOf(other.telefon);
  // A person who may not see contact data or customers is not told the owner, because the name would tell them that data.
  const mayKnow = oturum.yetkiler.has('musteriIletisim') && oturum.yetkiler.has('musteriGoruntule');
  if (!mayKnow) throw refusalAt(alan, 'telefonKayitli');
  throw refusalAt(alan, 'telefonBaskaMusteride', { musteri: [other.ad, other.soyad].filter(Boolean).join(' '), musteriID: other.id });
}
