import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import { ISLEM_YETKILERI, isSeansIslemi, type SeansIslemTuru } from '@defter/contract/seans.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { type Kurus, negate } from '@defter/rules/para.ts';
import { daysBetween } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connection.ts';
import { kurusOf } from '../../../../platform/db/lira.ts';
import { AppError, found } from '../../../../platform/errors/app-error.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { tellEach } from '../../../randevu/tell-each.ts';
import { reverseSatis } from '../../reverse-satis.ts';
import { insertHareketler } from './insert-hareket.ts';

type Hareket = {
  id: number;
  hakID: number;
  tur: string;
  adet: number;
  tutar: Kurus;
  gun: number;
  donukBaslangic: string | null;
  donukBitis: string | null;
  musteriID: number | null;
  satisID: number | null;
  satisGuid: string | null;
  geriAlindi: boolean;
};
type Islem = { hareketler: Hareket[]; ilk: Hareket; tur: SeansIslemTuru };
type GeriAlContext = Context<typeof seansIslemiCalls.geriAl>;

/**
 * Takes an act on a package back by movements of the opposite. It is refused once anything else happened to the sessions; a package
 * that is frozen is open again from today, and keeps the days that it was.
 */
export async function takeBackIslem(context: GeriAlContext) {
  const { tx, body, oturum, clock, about, degisim } = context;
  const bugun = clock.today();
  const yapan = { bugun, personelID: oturum.personelID };
  const bilinen = await readIslem(tx, body.id);
  if (!oturum.yetkiler.has(ISLEM_YETKILERI[bilinen.tur])) throw new AppError('yetkiYok');
  // The sale of a difference is held before the sessions, as everywhere; two at once find it cancelled, or the act taken back.
  const fark = bilinen.hareketler.find(({ satisGuid, geriAlindi }) => satisGuid !== null && !geriAlindi);
  if (fark) await reverseFark(context, { satisID: fark.satisID!, satisGuid: fark.satisGuid! });
  const once = await lockHaklar(tx, bilinen.hareketler.map(({ hakID }) => hakID));
  const { hareketler, ilk, tur } = await readIslem(tx, body.id);
  if (ilk.geriAlindi) throw new AppError('geriAlinamaz');
  const gelen = hareketler.filter(({ adet }) => adet > 0).map(({ hakID }) => hakID);
  if (tur !== 'paylasim' && tur !== 'dondurma') await requireLast(tx, ilk.id, gelen.length > 0 ? gelen : hareketler.map(({ hakID }) => hakID));
  if (tur === 'dondurma' && unfrozen(ilk, bugun) === 0) throw new AppError('geriAlinamaz');

  const tersler = hareketler.map((hareket) => {
    // A package that was open again before is as it was; one that is frozen now was so until today.
    const donuk = tur === 'dondurma' && hareket.donukBaslangic! < bugun ? { donuk: { baslangic: hareket.donukBaslangic!, bitis: bugun } } : {};
    const { hakID, adet, tutar, musteriID, satisID, id } = hareket;
    const gun = tur === 'dondurma' ? unfrozen(hareket, bugun) : hareket.gun;
    return { hakID, tur, adet: -adet, tutar: negate(tutar), gun: -gun, musteriID: musteriID ?? undefined, satisID: satisID ?? undefined, neden: body.neden, iptalEdilenID: id, ...donuk };
  });
  const [ters] = await insertHareketler(tx, tersler, yapan);
  await sql`update paket_hak set iptal_zamani = now() where id = any(${hareketler.map(({ hakID }) => hakID)}::bigint[]) and kaynak_hak_id is not null and seans = 0`.execute(tx);
  const hak = found(once.find(({ id }) => id === ilk.hakID));
  // The log gets an entry for each line from which sessions went out; the first one is that of the call.
  const konu = tur === 'degisim' ? [ilk.hakID] : hareketler.filter(({ adet }) => adet <= 0).map(({ hakID }) => hakID);
  const onceOf = new Map(once.map((durum) => [durum.id, durum]));
  const sonra = await lockHaklar(tx, konu);
  about(hak.musteriID, hak.id);
  const tellOf = ({ id, ...durum }: Durum) => [durumOf(onceOf.get(id)!), { ...durumOf(durum), paketHakID: id, neden: body.neden ?? undefined, ...(tur === 'paylasim' && { kullananID: ilk.musteriID }) }] as const;
  for (const durum of sonra) {
    if (durum.id === hak.id) degisim(...tellOf(durum));
    else await tellEach(context, seansIslemiCalls.geriAl, durum.id, async (tell) => tell(...tellOf(durum)));
  }
  return { id: ters!.id };
}

const durumOf = ({ kalan, bitis, donukBaslangic, donukBitis }: Omit<Durum, 'id'>) => ({ seans: kalan, bitis, donukBaslangic, donukBitis });

/** The days of a freeze that are still to come. */
function unfrozen({ donukBaslangic, donukBitis }: Hareket, bugun: string): number {
  const from = donukBaslangic! > bugun ? donukBaslangic! : bugun;
  return Math.max(0, daysBetween(from, donukBitis!));
}

/** The movements of an act, the first one first; by any of them. */
async function readIslem(tx: Tx, id: number): Promise<Islem> {
  const { rows } = await sql<Hareket>`
    select m.id, m.hak_id as "hakID", m.tur, m.adet, ${kurusOf(sql<number>`m.tutar`)} as tutar, m.gun, m.donuk_baslangic as "donukBaslangic", m.donuk_bitis as "donukBitis",
      m.musteri_id as "musteriID", s.id as "satisID", s.guid as "satisGuid",
      exists (select from seans_hareket g where g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id) as "geriAlindi"
    from seans_hareket m left join satis s on s.bayi_id = m.bayi_id and s.id = m.satis_id
    where m.iptal_edilen_id is null and ${id} in (m.id, m.es_id) or m.id = (select es_id from seans_hareket where id = ${id})
      or m.es_id = (select es_id from seans_hareket where id = ${id})
    order by m.id`.execute(tx);
  const ilk = found(rows[0]);
  if (!isSeansIslemi(ilk.tur)) throw new AppError('bulunamadi');
  return { hareketler: rows, ilk, tur: ilk.tur };
}

type Durum = { id: number; musteriID: number; kalan: number; bitis: string | null; donukBaslangic: string | null; donukBitis: string | null };

async function lockHaklar(tx: Tx, idler: readonly number[]): Promise<Durum[]> {
  const { rows } = await sql<Durum>`
    select id, musteri_id as "musteriID", kalan, bitis, donuk_baslangic as "donukBaslangic", donuk_bitis as "donukBitis"
    from paket_hak where id = any(${idler}::bigint[]) order by id for update`.execute(tx);
  return rows;
}

/** Refuses it once something else moved the sessions that came by it, or the end that it moved, and still stands. */
async function requireLast(tx: Tx, ilkID: number, haklar: readonly number[]): Promise<void> {
  const { rows } = await sql`
    select from seans_hareket m
    where m.hak_id = any(${haklar}::bigint[]) and m.id > ${ilkID} and m.iptal_edilen_id is null and m.es_id is distinct from ${ilkID} and m.tur <> 'paylasim'
      and not exists (select from seans_hareket g where g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id) limit 1`.execute(tx);
  if (rows.length > 0) throw new AppError('seansIslemiSonra');
}

/** Cancels the sale of a difference, with an entry of its own in the record log. */
function reverseFark(context: GeriAlContext, { satisID, satisGuid }: { satisID: number; satisGuid: string }) {
  return tellEach(context, paketSatisCalls.remove, satisID, (degisim) => reverseSatis({ ...context, degisim }, { satisGuid, neden: context.body.neden, durum: SatisDurumu.paket }));
}
