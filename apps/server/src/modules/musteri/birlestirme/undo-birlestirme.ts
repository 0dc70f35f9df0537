import type { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { sql } from 'kysely';
import { sendStatement, type Tx } from '../../../platform/db/connection.ts';
import { found, AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { chooseVarsayilan } from '../save-telefonlar.ts';
import { refreshAramaSutunu } from '../arama.ts';
import { columns, listBaglar, listYazilanSutunlar } from './baglar.ts';
import { GERI_ALMA_GUNU, type Satir, type Tasinan, type Yedek } from './yedek.ts';

/**
 * Undoes a merge. All moved rows go back, a sale with all movements that it has made since, an appointment with the sale that was made
 * of it since. Other rows that were added since stay with the remaining customer, and so does a field that somebody has changed since.
 */
export async function undoBirlestirme({ tx, body, clock, degisim }: Context<typeof birlestirmeCalls.geriAl>) {
  const { kalanID, gidenID, yedek } = await requireUndoable(tx, body.id, clock.now());
  await restoreKalan(tx, kalanID, yedek);
  await insertRows(tx, 'musteri', [yedek.giden]);
  if (yedek.kalan.tavsiye_eden_id === gidenID) {
    await sql`update musteri set tavsiye_eden_id = ${gidenID} where id = ${kalanID} and tavsiye_eden_id is null`.execute(tx);
  }
  const anahtarlar = new Map((await listBaglar(tx)).map(({ tablo, anahtar }) => [tablo, anahtar]));
  const tasinanlar = [...yedek.tasinanlar, await findSatislar(tx, yedek.tasinanlar)];
  for (const tasinan of tasinanlar) await moveBack(tx, tasinan, anahtarlar.get(tasinan.tablo) ?? ['id'], { kalanID, gidenID });
  await followHesap(tx, tasinanlar, { kalanID, gidenID });
  for (const { tablo, satirlar } of yedek.ayrilanlar) await insertRows(tx, tablo, satirlar);
  await chooseTelefonlar(tx, { kalanID, gidenID }, yedek.varsayilanTelefonID);
  await refreshAramaSutunu(tx, kalanID);
  await refreshAramaSutunu(tx, gidenID);
  // The backup names a person, so it is deleted once it was used.
  await sql`update musteri_birlestirme set geri_alma_zamani = ${clock.now()}, yedek = null where id = ${body.id}`.execute(tx);
  degisim({ birlestirilen: [yedek.giden.ad, yedek.giden.soyad].filter(Boolean).join(' ') }, null);
  return { id: kalanID };
}

async function requireUndoable(tx: Tx, id: number, now: Date): Promise<{ kalanID: number; gidenID: number; yedek: Yedek }> {
  // A later merge of the same person holds the customer. It is waited for by a statement of its own, so that the next one sees it.
  sendStatement(tx, sql`select from musteri where id = (select kalan_id from musteri_birlestirme where id = ${id}) for update`);
  const { rows } = await sql<{ kalanID: number; gidenID: number; yedek: Yedek | null; gecti: boolean; sonraki: boolean }>`
    select b.kalan_id as "kalanID", b.giden_id as "gidenID", b.yedek,
      b.zaman < ${now}::timestamptz - make_interval(days => ${GERI_ALMA_GUNU}) as gecti,
      exists (select from musteri_birlestirme s where s.geri_alma_zamani is null and s.id > b.id
        and b.kalan_id in (s.kalan_id, s.giden_id)) as sonraki
    from musteri_birlestirme b where b.id = ${id} for update`.execute(tx);
  const { kalanID, gidenID, yedek, gecti, sonraki } = found(rows[0]);
  if (yedek !== null && gecti) throw new AppError('geriAlmaSuresiGecti');
  if (yedek === null) throw new AppError('geriAlinamaz');
  if (sonraki) throw new AppError('oncekiBirlestirme');
  return { kalanID, gidenID, yedek };
}

/**
 * The fields that the merge has written and nobody has changed since. The version goes on: given back, it would be used again, and a
 * form that was opened in between could be saved over a later change.
 */
async function restoreKalan(tx: Tx, kalanID: number, { kalan, kalanSonra, giden }: Yedek): Promise<void> {
  const own = ['surum', 'arama'];
  // Nothing can point at the removed record before it is there again.
  if (kalan.tavsiye_eden_id === giden.id) own.push('tavsiye_eden_id');
  const written = await listYazilanSutunlar(tx, 'musteri');
  const changed = written.filter((sutun) => kalan[sutun] !== kalanSonra[sutun] && !own.includes(sutun));
  const set = changed.map((name) => {
    const sutun = sql.ref(name);
    return sql`${sutun} = case when m.${sutun} is not distinct from s.${sutun} then o.${sutun} else m.${sutun} end`;
  });
  const { numAffectedRows } = await sql`
    update musteri m set ${sql.join([...set, sql`surum = m.surum + 1`])}
    from jsonb_populate_record(null::musteri, ${JSON.stringify(kalan)}::jsonb) o,
      jsonb_populate_record(null::musteri, ${JSON.stringify(kalanSonra)}::jsonb) s
    where m.id = ${kalanID}`.execute(tx);
  if (numAffectedRows === 0n) throw new AppError('bulunamadi');
}

async function insertRows(tx: Tx, tablo: string, satirlar: Satir[]): Promise<void> {
  const sutunlar = columns(await listYazilanSutunlar(tx, tablo));
  await sql`
    insert into ${sql.table(tablo)} (${sutunlar})
    select ${sutunlar} from jsonb_populate_recordset(null::${sql.table(tablo)}, ${JSON.stringify(satirlar)}::jsonb)`.execute(tx);
}

/** Rows that were deleted since, or that somebody gave to a third customer, are left out. */
async function moveBack(tx: Tx, { tablo, sutun, satirlar }: Tasinan, anahtar: string[], { kalanID, gidenID }: { kalanID: number; gidenID: number }): Promise<void> {
  await sql`
    update ${sql.table(tablo)} t set ${sql.ref(sutun)} = ${gidenID}
    from jsonb_populate_recordset(null::${sql.table(tablo)}, ${JSON.stringify(satirlar)}::jsonb) k
    where (${columns(anahtar, 't')}) = (${columns(anahtar, 'k')}) and t.${sql.ref(sutun)} = ${kalanID}`.execute(tx);
}

/** The sales of appointments that go back, also those made since: a sale belongs to whoever came, and their deposits pay for it. */
async function findSatislar(tx: Tx, tasinanlar: readonly Tasinan[]): Promise<Tasinan> {
  const { rows } = await sql<{ id: number }>`select distinct satis_id as id from randevu_ozet where id = any(${idlerOf(tasinanlar, 'randevu')}::bigint[]) and satis_id is not null`.execute(tx);
  return { tablo: 'satis', sutun: 'musteri_id', satirlar: rows };
}

const idlerOf = (tasinanlar: readonly Tasinan[], adi: string): number[] => tasinanlar.flatMap(({ tablo, satirlar }) => (tablo === adi ? satirlar.map(({ id }) => Number(id)) : []));

/**
 * The movements that a sale has made since, by a payment, a change or its cancelling, go back with the sale, and those of a deposit with
 * its appointment, and of credit with the credit; otherwise both accounts would be wrong.
 */
async function followHesap(tx: Tx, tasinanlar: readonly Tasinan[], { kalanID, gidenID }: { kalanID: number; gidenID: number }): Promise<void> {
  const [satislar, randevular, avanslar] = [idlerOf(tasinanlar, 'satis'), idlerOf(tasinanlar, 'randevu'), idlerOf(tasinanlar, 'avans')];
  const satisin = sql`satis_id = any(${satislar}::bigint[])`;
  const kaporanin = sql`kapora_id in (select k.id from kapora_ozet k where k.randevu_id = any(${randevular}::bigint[]))`;
  const hesaplar = { cari_hareket: sql`${satisin} or ${kaporanin} or avans_id = any(${avanslar}::bigint[])`, puan_hareket: satisin };
  for (const [tablo, kosul] of Object.entries(hesaplar)) {
    await sql`update ${sql.table(tablo)} set musteri_id = ${gidenID} where musteri_id = ${kalanID} and (${kosul})`.execute(tx);
  }
}

/**
 * A phone that became the default of both together goes back as a plain one, and then each of the two gets a default
 * again.
 */
async function chooseTelefonlar(tx: Tx, { kalanID, gidenID }: { kalanID: number; gidenID: number }, varsayilanTelefonID: number | null): Promise<void> {
  if (varsayilanTelefonID !== null) {
    const { rows } = await sql<{ id: number }>`
      select id from musteri_telefon where id = ${varsayilanTelefonID} and musteri_id = ${gidenID}`.execute(tx);
    await chooseVarsayilan(tx, gidenID, rows[0]);
  }
  const { rows } = await sql<{ id: number }>`
    select musteri_id as id from musteri_telefon where musteri_id = ${kalanID}
    group by musteri_id having not bool_or(varsayilan_mi)`.execute(tx);
  if (rows.length > 0) await chooseVarsayilan(tx, kalanID);
}
