import { type CagriBildirimi, type CagriDurumu, nextDurum } from '@defter/rules/santral.ts';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { findByTelefon } from '../../musteri/find-by-telefon.ts';
import { takeTurn } from '../../../platform/db/turn.ts';
import { settleNumara } from '../finish-arama.ts';

type Satir = { id: number; durum: CagriDurumu; telefon: string | null };

/** Without an id of their own, tellings of a number belong together while it rings, is talked to, or has ended just now. */
const RINGS = sql`interval '90 seconds'`;
const TALKS = sql`interval '4 hours'`;
const JUST_NOW = sql`interval '30 seconds'`;

/**
 * Writes down what a switchboard tells of a call: one row a call, however often and in whatever order it is told.
 * @returns whether anything is new
 */
export async function tellCagri(tx: Tx, clock: Clock, santralID: number, bildirim: CagriBildirimi): Promise<boolean> {
  const { cagriNo, telefon } = bildirim;
  // Two tellings of one call at once: the second one waits and sees the first.
  takeTurn(tx, `arama ${santralID} ${cagriNo ?? telefon ?? ''}`);
  const satir = await findSatir(tx, clock, santralID, bildirim);
  const durum = nextDurum(satir?.durum ?? null, bildirim.olay);
  if (satir && satir.durum === durum) return false;
  const id = satir ? await move(tx, clock, satir, durum) : await insert(tx, clock, santralID, bildirim, durum);
  if (bildirim.olay !== 'caliyor' && bildirim.olay !== 'gorusuluyor') await sql`update santral set sonuc_bildirir = true where id = ${santralID} and not sonuc_bildirir`.execute(tx);
  if (durum === 'gorusuluyor' || durum === 'bitti') await settleNumara(tx, clock, { telefon: satir?.telefon ?? telefon, haric: id });
  return true;
}

async function findSatir(tx: Tx, clock: Clock, santralID: number, { cagriNo, telefon, olay }: CagriBildirimi): Promise<Satir | undefined> {
  const simdi = sql`${clock.now()}::timestamptz`;
  const acik = sql`(cagri_durumu = 'caliyor' and calma_zamani > ${simdi} - ${olay === 'caliyor' ? RINGS : TALKS})
    or (cagri_durumu = 'gorusuluyor' and calma_zamani > ${simdi} - ${TALKS}) or bitis_zamani > ${simdi} - ${JUST_NOW}`;
  const hangisi = cagriNo !== null ? sql`cagri_no = ${cagriNo}` : sql`cagri_no is null and telefon_no is not distinct from ${telefon} and (${acik})`;
  const { rows } = await sql<Satir>`
    select id, cagri_durumu as durum, telefon_no as telefon from gelen_arama where santral_id = ${santralID} and ${hangisi}
    order by calma_zamani desc, id desc limit 1 for update`.execute(tx);
  return rows[0];
}

async function insert(tx: Tx, clock: Clock, santralID: number, { telefon, arayan, hat, gelenMi, cagriNo }: CagriBildirimi, durum: CagriDurumu): Promise<number> {
  const simdi = clock.now().toISOString();
  const { id } = await tx
    .insertInto('gelen_arama')
    .values({
      arama_yonu: gelenMi,
      musteri_id: await findByTelefon(tx, telefon),
      telefon_no: telefon,
      arayan_kisi: arayan,
      gelen_hat: hat,
      tarih: clock.today(),
      saat: clock.wallClock().slice(11, 16),
      santral_id: santralID,
      cagri_no: cagriNo,
      cagri_durumu: durum,
      calma_zamani: simdi,
      cevap_zamani: durum === 'gorusuluyor' ? simdi : null,
      bitis_zamani: isOver(durum) ? simdi : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function move(tx: Tx, clock: Clock, { id }: Satir, durum: CagriDurumu): Promise<number> {
  const simdi = sql`${clock.now()}::timestamptz`;
  await sql`
    update gelen_arama set cagri_durumu = ${durum}, surum = surum + 1,
      cevap_zamani = ${durum === 'gorusuluyor' ? sql`coalesce(cevap_zamani, ${simdi})` : sql`cevap_zamani`},
      bitis_zamani = ${isOver(durum) ? sql`coalesce(bitis_zamani, ${simdi})` : sql`bitis_zamani`}
    where id = ${id}`.execute(tx);
  return id;
}

const isOver = (durum: CagriDurumu) => durum === 'bitti' || durum === 'cevapsiz';
