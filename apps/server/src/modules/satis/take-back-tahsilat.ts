import { satisCalls } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import { diffOf } from '../../platform/degisim.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockSatis } from './load-satis.ts';
import { moveOdemeler } from './move-odemeler.ts';

type GeriAlContext = Context<typeof satisCalls.tahsilatGeriAl>;
const KAYIT = satisCalls.tahsilatGeriAl.kayit!;

/**
 * Takes a collection back: each of its payments leaves its sale, the till and the account today. The sales are held in the order in
 * which collecting holds them. A collection that was taken back before, or of which nothing is left, is 404.
 */
export async function takeBackTahsilat(context: GeriAlContext) {
  const { tx, body, oturum, client, degisim, about } = context;
  const tahsilatID = body.tahsilatID ?? (await findSon(context));
  const { rows } = await sql<{ id: number }>`
    select s.id from satis s
    where s.id in (select o.satis_id from satis_odeme o join tahsilat t on t.bayi_id = o.bayi_id and t.id = o.tahsilat_id
        where t.id = ${tahsilatID}::bigint and o.iptal_zamani is null ${body.musteriID === null ? sql`` : sql`and t.musteri_id = ${body.musteriID}`})
    order by s.id for update`.execute(tx);
  const { id: ilk } = found(rows[0]);
  for (const { id } of rows) {
    const satis = await lockSatis(context, { id }, sql`true`);
    const iade = satis.odemeler.filter((odeme) => odeme.tahsilatID === tahsilatID);
    const { before, after } = await moveOdemeler(context, satis, { alinacak: [], iade });
    if (id === ilk) degisim(before, after);
    else writeEntry(tx, describeEntry({ personelID: oturum.personelID, client }, KAYIT, { kayitID: id, degisim: diffOf(KAYIT, before, after) }));
  }
  // Two at once: the second one waited for the sales, and finds that nothing is left to mark.
  const geriAlinan = await sql<{ id: number }>`update tahsilat set iptal_zamani = now() where id = ${tahsilatID} and iptal_zamani is null returning id`.execute(tx);
  found(geriAlinan.rows[0]);
  if (body.neden !== null) degisim(null, { neden: body.neden });
  about(ilk);
  return { id: ilk, tahsilatID: tahsilatID! };
}

/** The last collection that paid for the sale, and of which something is still there. */
async function findSon({ tx, body }: GeriAlContext): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(o.tahsilat_id) as id from satis_odeme o join satis s on s.bayi_id = o.bayi_id and s.id = o.satis_id
    where s.guid = ${body.satisGuid}::uuid and o.iptal_zamani is null`.execute(tx);
  return rows[0]!.id;
}
