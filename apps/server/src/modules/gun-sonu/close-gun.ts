import type { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { type Kurus, subtract } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { readHead } from '../../platform/audit-chain/entry.ts';
import { kurusOf, liraOf } from '../../platform/db/lira.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import { bitmeyenRandevular, bitmeyenSatislar } from './bitmeyenler.ts';
import { beklenenNakit, gunOzeti } from './gun-ozeti.ts';

type CloseContext = Context<typeof gunSonuCalls.kapat>;
type Devredilen = { tur: 'satis' | 'randevu'; id: number; no: string };

/**
 * Closes a day: from then on the database refuses every movement of it. Throws gunBitmedi while something of the day is
 * neither finished nor carried over, sayimEskidi when money moved after the count, and farkNedeniYazin for a difference
 * without a reason. The difference stays as it is; nothing is booked to hide it.
 */
export async function closeGun(context: CloseContext) {
  const { tx, body, oturum, degisim } = context;
  const tarih = chooseTarih(context, body.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  // Waits for whoever is booking on the day, and keeps others out until the closing is on disk.
  await sql`select gunu_tut(${tarih}::date, true)`.execute(tx);
  const { sayilan, beklenen } = await requireSonSayim(context, tarih);
  const devredilenler = await requireDevir(context, tarih);
  const head = await readHead(tx, oturum.bayiID);
  const fark = subtract(sayilan, beklenen);
  const { rows } = await sql<{ id: number; muhur: string }>`
    insert into gun_sonu (tarih, sayim_id, fark, fark_nedeni, ozet, devredilenler, zincir_sira, zincir_ozet, kapatan_id)
    values (${tarih}::date, ${body.sayimID}::bigint, ${liraOf(fark)}::numeric, ${body.farkNedeni}, ${gunOzeti(tarih)},
      ${JSON.stringify(devredilenler)}::jsonb, ${head.sira}::bigint, decode(${head.ozet}, 'hex'), ${oturum.personelID}::bigint)
    returning id, encode(muhur, 'hex') as muhur`.execute(tx);
  const { id, muhur } = rows[0]!;
  degisim(null, { tarih, sayilan, beklenen, fark, farkNedeni: body.farkNedeni, devredilenler: devredilenler.map(({ no }) => no), muhur });
  return { id, muhur };
}

/** The last count of the day, if nothing has moved since. */
async function requireSonSayim({ tx, body }: CloseContext, tarih: string): Promise<{ sayilan: Kurus; beklenen: Kurus }> {
  const { rows } = await sql<{ sayilan: Kurus; beklenen: Kurus; simdi: Kurus; sonMu: boolean }>`
    select ${kurusOf(sql`s.sayilan`)} as sayilan, ${kurusOf(sql`s.beklenen`)} as beklenen, ${kurusOf(sql`${beklenenNakit(tarih)}`)} as simdi,
      not exists (select from kasa_sayimi t where t.tarih = s.tarih and t.id > s.id) as "sonMu"
    from kasa_sayimi s where s.id = ${body.sayimID} and s.tarih = ${tarih}::date`.execute(tx);
  const { simdi, sonMu, ...sayim } = found(rows[0]);
  if (!sonMu || simdi !== sayim.beklenen) throw new AppError('sayimEskidi');
  return sayim;
}

/** What is carried over, each by its own id; what was finished meanwhile is left out. */
async function requireDevir({ tx, body, oturum }: CloseContext, tarih: string): Promise<Devredilen[]> {
  const { rows } = await sql<Devredilen>`
    select 'satis' as tur, s.id, '#' || s.satis_no as no from (${bitmeyenSatislar(tarih, oturum)}) s
    union all select 'randevu', r.id, r.saat from (${bitmeyenRandevular(tarih, oturum)}) r`.execute(tx);
  const secilen = { satis: new Set(body.devredilenSatislar), randevu: new Set(body.devredilenRandevular) };
  const kalan = rows.filter(({ tur, id }) => !secilen[tur].has(id));
  if (kalan.length > 0) {
    const count = (of: Devredilen['tur']) => kalan.filter(({ tur }) => tur === of).length;
    throw new AppError('gunBitmedi', { veri: { satis: count('satis'), randevu: count('randevu') } });
  }
  return rows;
}
