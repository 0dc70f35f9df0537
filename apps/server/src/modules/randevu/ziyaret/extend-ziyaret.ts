import { EN_COK_SATIR_ZIYARET, ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { checkRandevuKotasi } from '../check-kota.ts';
import { zorlamaOf } from '../check-randevu.ts';
import { lockBasliklarAgainstEachOther } from '../lock-basliklar.ts';
import { alanlarOf, LOCK_RANDEVU, readRandevu } from '../read-randevu.ts';
import { tellEach } from '../tell-each.ts';
import { updateRandevu } from '../update-randevu.ts';
import { bookSatir, randevuOf, tellSatir } from './book-satir.ts';

/**
 * Changes an appointment and books further ones that are of its visit: all of it or nothing. They are on its day, and a customer who
 * has come or has confirmed has done so for them too.
 * @throws AppError yetkiYok without the right to book
 */
export async function extendZiyaret(context: Context<typeof ziyaretCalls.extend>) {
  const { tx, oturum, clock, degisim, body: { randevular, ...body } } = context;
  if (!oturum.yetkiler.has('randevuEkle')) throw new AppError('yetkiYok');
  await readRandevu(tx, body.id, oturum, LOCK_RANDEVU);
  const { ziyaretID, sayi } = await joinZiyaret(tx, body.id);
  if (sayi + randevular.length > EN_COK_SATIR_ZIYARET) throw new AppError('ziyaretUzun', { veri: { n: EN_COK_SATIR_ZIYARET } });
  // After the rows of the visit, as whoever moves an appointment takes them.
  lockBasliklarAgainstEachOther(tx);
  const saved = await updateRandevu({ ...context, body });
  const { musteriID, randevuTarihi, randevuDurumu } = alanlarOf(await readRandevu(tx, body.id, oturum));
  const isKnown = randevuDurumu === RandevuDurumu.geldi || randevuDurumu === RandevuDurumu.onaylandi;
  const ortak = { musteriID, randevuTarihi, randevuDurumu: isKnown ? randevuDurumu : RandevuDurumu.bekliyor, randevuNotu: null };

  const idler: number[] = [];
  let { musteriCakisiyor } = saved;
  for (const [sira, satir] of randevular.entries()) {
    if (sira > 0) await checkRandevuKotasi(tx, oturum, clock.today());
    const randevu = randevuOf(ortak, satir);
    const book = async (tell: typeof degisim) => {
      const done = await bookSatir(tx, { ...randevu, ziyaretID }, sira, { kaydeden: oturum, clock });
      tell(null, { ...randevu, zorlamaNedeni: zorlamaOf(satir.zorlamaNedeni, oturum.yetkiler) });
      return done;
    };
    const booked = await tellEach(context, ziyaretCalls.create, (done) => done.id, book);
    idler.push(booked.id);
    musteriCakisiyor ||= booked.musteriCakisiyor;
  }
  degisim({ ziyaret: [] }, { ziyaret: randevular.map(tellSatir) });
  return { id: body.id, surum: saved.surum, ziyaretID, idler, musteriCakisiyor };
}

/** Makes an appointment the first of a visit unless it is of one already; the others are locked until the end of the transaction, in the order of their ids. */
async function joinZiyaret(tx: Tx, id: number): Promise<{ ziyaretID: number; sayi: number }> {
  const { rows } = await sql<{ ziyaretID: number }>`
    update randevu set ziyaret_id = coalesce(ziyaret_id, id) where id = ${id} returning ziyaret_id as "ziyaretID"`.execute(tx);
  const { ziyaretID } = rows[0]!;
  const { rows: hepsi } = await sql`select from randevu r where r.ziyaret_id = ${ziyaretID} and r.silindi is null order by r.id ${LOCK_RANDEVU}`.execute(tx);
  return { ziyaretID, sayi: hepsi.length };
}
