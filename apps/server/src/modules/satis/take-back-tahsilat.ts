import { satisCalls } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { logChange } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { holdMusteri } from '../musteri/lock-musteri.ts';
import { lockTahsilatAvanslari, putBackMahsup, takeBackAvanslar } from './avans/take-back-avanslar.ts';
import { lockSatis } from './load-satis.ts';
import { moveOdemeler } from './move-odemeler.ts';
import type { Odeme } from './satir.ts';

type GeriAlContext = Context<typeof satisCalls.tahsilatGeriAl>;
const KAYIT = satisCalls.tahsilatGeriAl.kayit!;

/**
 * Takes a collection back: each of its payments leaves its sale, the till and the account today, and so does the credit that it left;
 * credit that it set off is the customer's again. The sales are held in the order in which collecting holds them. A collection that was
 * taken back before, or of which nothing is left, is 404.
 */
export async function takeBackTahsilat(context: GeriAlContext) {
  const { tx, body, degisim, about } = context;
  const tahsilatID = body.tahsilatID ?? (await findSon(context));
  const { rows } = await sql<{ id: number; musteriID: number | null }>`
    select s.id, s.musteri_id as "musteriID" from satis s
    where s.id in (select o.satis_id from satis_odeme o where o.tahsilat_id = ${tahsilatID}::bigint and o.iptal_zamani is null)
    order by s.id for update`.execute(tx);
  const sahipID = await holdSahip(tx, tahsilatID);
  // A sale that it paid may be somebody else's by now, and is then asked for under that name.
  if (body.musteriID !== null) found([sahipID, ...rows.map(({ musteriID }) => musteriID)].find((id) => id === body.musteriID));
  const avanslar = await lockTahsilatAvanslari(tx, tahsilatID);
  found(rows[0] ?? avanslar[0]);
  const mahsuplar: (Odeme & { satisID: number })[] = [];
  for (const [sira, { id }] of rows.entries()) {
    const satis = await lockSatis(context, { id }, sql`true`);
    const iade = satis.odemeler.filter((odeme) => odeme.tahsilatID === tahsilatID);
    const { before, after } = await moveOdemeler(context, satis, { alinacak: [], iade });
    mahsuplar.push(...iade.flatMap((odeme) => (odeme.avansID ? [{ ...odeme, satisID: id }] : [])));
    if (sira === 0) degisim(before, after);
    else logChange(context, KAYIT, { kayitID: id, before, after });
  }
  await putBackMahsup(context, mahsuplar, tahsilatID!);
  // If all of it was credit, the entry of the credit is the only one.
  await takeBackAvanslar(context, avanslar, body.neden);
  // Two at once: the second one waited for the sales, and finds that nothing is left to mark.
  const geriAlinan = await sql<{ id: number }>`update tahsilat set iptal_zamani = now() where id = ${tahsilatID} and iptal_zamani is null returning id`.execute(tx);
  found(geriAlinan.rows[0]);
  const ilk = rows[0]?.id ?? null;
  if (body.neden !== null) degisim(null, { neden: body.neden });
  if (ilk === null) context.act(null);
  else about(ilk);
  return { id: ilk, tahsilatID: tahsilatID! };
}

/** Holds whose collection it is, before the credit, as a sale does that is paid by it. */
async function holdSahip(tx: Tx, tahsilatID: number | null): Promise<number | null> {
  if (tahsilatID === null) return null;
  const { musteriID } = found(await tx.selectFrom('tahsilat').where('id', '=', tahsilatID).select('musteri_id as musteriID').executeTakeFirst());
  await holdMusteri(tx, musteriID);
  return musteriID;
}

/** The last collection that paid for the sale, and of which something is still there. */
async function findSon({ tx, body }: GeriAlContext): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(o.tahsilat_id) as id from satis_odeme o join satis s on s.bayi_id = o.bayi_id and s.id = o.satis_id
    where s.guid = ${body.satisGuid}::uuid and o.iptal_zamani is null`.execute(tx);
  return rows[0]!.id;
}
