import type { HataKodu } from '@defter/contract/errors.ts';
import { sql } from 'kysely';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Clock } from '../../platform/clock.ts';
import { rehearse } from '../../platform/db/attempt.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Alanlar } from '../../platform/degisim.ts';
import { readPaket } from '../bayi/get-bayi.ts';
import { checkRandevuKotasi } from '../randevu/check-kota.ts';
import { bookAndClose } from './approve-talep.ts';
import { lockTalep, type MevcutTalep } from './read-talep.ts';
import type { Yer } from './yer.ts';

/** The answer of a customer to the time that the salon offers, as they saw it. */
export type Cevap = { id: number; bayiID: number; musteriID: number; tarih: string; saat: string };
type Acik = MevcutTalep & { oneri: Yer };
export type Kim = { clock: Clock; degisim: (before: Alanlar, after: Alanlar) => void };

/** A colleague who offered a time outside of a shift has permitted it. */
const MUSTERI_YAPAN: Yapan = { personelID: null, yetkiler: new Set(['randevuTumunuGor', 'vardiyaKullan']) };

/** Refusals that name other times; what else speaks against a time is the salon's own matter. */
const DOLU: readonly HataKodu[] = ['talepSaatiDolu', 'talepGunuDolu'];

/**
 * Books the time that was offered; where a deposit is waited for, it is asked for instead of the time before. A second press finds it done
 * and changes nothing.
 * @throws AppError talepSaatiDolu with the nearest free times, talepGunuDolu, randevuHakkiBitti; oneriDegisti for whatever else has changed
 */
export async function acceptOneri(tx: Tx, cevap: Cevap, { clock, degisim }: Kim): Promise<{ talepMi: boolean }> {
  const bugun = clock.today();
  await checkRandevuKotasi(tx, { bayiID: cevap.bayiID, paket: await readPaket(tx, cevap.bayiID, bugun) }, bugun);
  const talep = await lockOwn(tx, cevap);
  if (talep.durum === 'onaylandi' && (await isBookedAt(tx, talep.randevuID, cevap))) return { talepMi: false };
  if (talep.durum === 'yeni' && talep.kaporaBekler && isAt(talep.istenen, cevap)) return { talepMi: true };
  const acik = requireSame(talep, cevap);
  if (talep.kaporaBekler) {
    await askInstead(tx, cevap.id, clock);
    degisim({ talepDurumu: 'onerildi', ...alanlarOf(talep.istenen) }, { talepDurumu: 'yeni', ...alanlarOf(acik.oneri) });
    return { talepMi: true };
  }
  const { randevuID } = await bookAndClose(tx, { id: cevap.id, talep: acik, yer: acik.oneri }, { oturum: { ...MUSTERI_YAPAN, bayiID: cevap.bayiID }, clock }).catch((error: unknown) => {
    throw error instanceof AppError && !DOLU.includes(error.kod) ? new AppError('oneriDegisti') : error;
  });
  degisim({ talepDurumu: 'onerildi' }, { talepDurumu: 'onaylandi', randevuID });
  return { talepMi: false };
}

/** Refusals of a time that is not to be had any more. */
const GITMIS: readonly HataKodu[] = [...DOLU, 'oneriDegisti'];

/** Whether a time that is offered could not be taken now: as if it were taken, and taken back. */
export async function isOneriDolu(tx: Tx, cevap: Cevap, clock: Clock): Promise<boolean> {
  try {
    await rehearse(tx, () => acceptOneri(tx, cevap, { clock, degisim: () => undefined }));
    return false;
  } catch (error) {
    if (error instanceof AppError) return GITMIS.includes(error.kod);
    throw error;
  }
}

const alanlarOf = ({ randevuTarihi, baslangicSaat, bitisSaat }: Yer) => ({ randevuTarihi, baslangicSaat, bitisSaat });

/** The offered time is the requested one from now on. */
async function askInstead(tx: Tx, id: number, clock: Clock): Promise<void> {
  await sql`
    update randevu_talebi set durum = 'yeni', baslangic = oneri_baslangic, bitis = oneri_bitis, randevu_basligi_id = oneri_basligi_id,
      uygulayan_personel_id = oneri_personel_id, oneri_basligi_id = null, oneri_personel_id = null, oneri_baslangic = null, oneri_bitis = null,
      sonuclandiran_personel_id = null, sonuc_zamani = ${clock.now()}::timestamptz
    where id = ${id}`.execute(tx);
}

/** Says no to it: the request waits for the desk again, which sees what was not wanted. Throws oneriDegisti. */
export async function declineOneri(tx: Tx, cevap: Cevap, { clock, degisim }: Kim): Promise<Record<string, never>> {
  const talep = await lockOwn(tx, cevap);
  // A second press changes nothing.
  if (talep.durum === 'yeni') return {};
  const { oneri } = requireSame(talep, cevap);
  await sql`
    update randevu_talebi set durum = 'yeni', reddedilen_oneri = oneri_baslangic, oneri_basligi_id = null, oneri_personel_id = null,
      oneri_baslangic = null, oneri_bitis = null, sonuclandiran_personel_id = null, sonuc_zamani = ${clock.now()}::timestamptz
    where id = ${cevap.id}`.execute(tx);
  degisim({ talepDurumu: 'onerildi', oneriTarihi: oneri.randevuTarihi, oneriBaslangicSaat: oneri.baslangicSaat }, { talepDurumu: 'yeni', oneriTarihi: null, oneriBaslangicSaat: null });
  return {};
}

/** One of the customer's own requests; anybody else's is not there. */
async function lockOwn(tx: Tx, { id, musteriID }: Cevap): Promise<MevcutTalep> {
  const talep = await lockTalep(tx, id, MUSTERI_YAPAN);
  return found(talep.musteriID === musteriID ? talep : undefined);
}

/** The desk may have offered another time, or said yes or no, since the customer looked. */
function requireSame(talep: MevcutTalep, cevap: Cevap): Acik {
  const { durum, oneri } = talep;
  if (durum !== 'onerildi' || oneri === null || !isAt(oneri, cevap)) throw new AppError('oneriDegisti');
  return { ...talep, oneri };
}

const isAt = ({ randevuTarihi, baslangicSaat }: Yer, { tarih, saat }: Cevap): boolean => randevuTarihi === tarih && baslangicSaat === saat;

async function isBookedAt(tx: Tx, randevuID: number | null, { tarih, saat }: Cevap): Promise<boolean> {
  const { rows } = await sql`select from randevu_ozet where id = ${randevuID}::bigint and baslangic = ${`${tarih} ${saat}`}::timestamp`.execute(tx);
  return rows.length > 0;
}
