import type { RandevuZamani } from '@defter/contract/randevu-yeri.ts';
import { type SeriKurali, seriCalls } from '@defter/contract/seri.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { type YeniRandevu, bookRandevu } from '../book-randevu.ts';
import { checkRandevuKotasi } from '../check-kota.ts';
import { tellEach } from '../tell-each.ts';
import { tryZaman } from '../engel.ts';
import { readSeri, refuseGunler } from './read-seri.ts';

/** Books a series in one transaction: all of its appointments, or none and the days that speak against it. */
export async function saveSeri(context: Context<typeof seriCalls.create>) {
  const { tx, oturum, clock, about } = context;
  const { randevu, zamanlar, ilk } = await readSeri(context);
  const idler: number[] = [];
  const dolu: string[] = [];
  // Booked in the order of time, as every call does that locks several.
  for (const zaman of zamanlar.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))) {
    const yeni: YeniRandevu = { ...randevu, ...zaman };
    const { value: id, engel } = { value: undefined, ...(await tryZaman(tx, () => book(context, yeni, idler.length === 0))) };
    if (engel) dolu.push(zaman.randevuTarihi);
    else idler.push(id!);
  }
  refuseGunler(dolu);
  // The quota of the call has counted one and keeps all others who book out until the end of the transaction.
  await checkRandevuKotasi(tx, oturum, clock.today(), 0);
  const seriID = await joinSeri(context, idler, ilk?.id);
  about(idler[0]!);
  return { id: seriID, idler };
}

const startOf = ({ randevuTarihi, baslangicSaat }: RandevuZamani) => `${randevuTarihi} ${baslangicSaat}`;

/** Each appointment is told by itself; the first is the one that the entry of the call is about. */
async function book(context: Context<typeof seriCalls.create>, yeni: YeniRandevu, isFirst: boolean): Promise<number> {
  const { tx, oturum, clock } = context;
  const write = async (degisim: typeof context.degisim) => {
    const { id } = await bookRandevu(tx, yeni, { kaydeden: oturum, clock });
    degisim(null, yeni);
    return id;
  };
  return isFirst ? write(context.degisim) : tellEach(context, seriCalls.create, (id) => id, write);
}

/** Makes the appointments one series, with the one that was repeated or its series. Each keeps the rule that it was booked by. */
async function joinSeri({ tx, body }: Pick<Context<typeof seriCalls.create>, 'tx' | 'body'>, idler: readonly number[], ilkID: number | undefined): Promise<number> {
  const { periyotTipi, periyotSayisi, haftaIciMi, haftalikGunler, ayinGunu } = body;
  const kural: SeriKurali = { periyotTipi, periyotSayisi, haftaIciMi, haftalikGunler: haftalikGunler.toSorted((a, b) => a - b), ayinGunu };
  const { rows } = await sql<{ seriID: number }>`
    with seri as (select coalesce((select seri_id from randevu where id = ${ilkID ?? null}::bigint), ${ilkID ?? idler[0]}::bigint) as id)
    update randevu r set seri_id = s.id, seri_kurali = case when r.seri_id is null then ${JSON.stringify(kural)}::jsonb else r.seri_kurali end
    from seri s where r.id = any(${[...idler, ...(ilkID === undefined ? [] : [ilkID])]}::bigint[]) returning r.seri_id as "seriID"`.execute(tx);
  return rows[0]!.seriID;
}
