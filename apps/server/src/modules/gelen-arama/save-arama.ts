import type { BodyOf } from '@defter/contract/call.ts';
import type { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { changeRecord } from '../../platform/db/change-record.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { wireOf } from '../../platform/degisim.ts';
import { found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { findByTelefon } from '../musteri/find-by-telefon.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';
import { finishArama, settleNumara } from './finish-arama.ts';

/** Writes a call down. Without a number, a call that settles another one has its number; a number without a customer, the one whose it is. Throws musteriAnonim. */
export async function createArama({ tx, body, oturum, clock, degisim }: Context<typeof gelenAramaCalls.create>) {
  requireNew(body);
  requirePast(body, clock);
  const onceki = body.oncekiAramaID === null ? undefined : await readOnceki(tx, body.oncekiAramaID);
  const telefonNo = body.telefonNo ?? onceki?.telefon ?? null;
  const secilen = body.musteriID ?? onceki?.musteriID ?? null;
  if (secilen !== null) await lockMusteri(tx, secilen);
  const arama = {
    ...body,
    telefonNo,
    musteriID: secilen ?? (await findByTelefon(tx, telefonNo)),
    tarih: body.tarih ?? clock.today(),
    saat: body.saat ?? clock.wallClock().slice(11, 16),
  };
  const columns = columnsOf(arama);
  const { id } = await tx
    .insertInto('gelen_arama')
    .values({ ...columns, tarih: arama.tarih, saat: arama.saat, kaydeden_personel_id: oturum.personelID })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (onceki) await finishArama(tx, clock, onceki.id);
  await settleNumara(tx, clock, { telefon: telefonNo, haric: id });
  degisim(null, wireOf(columns));
  return { id };
}

/** Changes a call. The first person to write about a call that a switchboard told settles it and counts as its author. Throws musteriAnonim. */
export async function updateArama({ tx, body, oturum, clock, degisim }: Context<typeof gelenAramaCalls.update>) {
  requirePast(body, clock);
  const { id, surum } = body;
  const columns = columnsOf(body);
  const { saat, sonraki_arama_saati, ...before } = await changeRecord(tx, { tablo: 'gelen_arama', id, surum }, columns);
  // A call that is sent back with the customer whose it was stays theirs.
  if (body.musteriID != null && body.musteriID !== before.musteri_id) await lockMusteri(tx, body.musteriID);
  degisim(wireOf({ ...before, saat: saat.slice(0, 5), sonraki_arama_saati: sonraki_arama_saati?.slice(0, 5) ?? null }), wireOf(columns));
  await sql`
    update gelen_arama set kaydeden_personel_id = coalesce(kaydeden_personel_id, ${oturum.personelID}),
      ilgilenme_zamani = case when santral_id is not null then coalesce(ilgilenme_zamani, ${clock.now()}::timestamptz) end where id = ${id}`.execute(tx);
  await settleNumara(tx, clock, { telefon: body.telefonNo ?? before.telefon_no, haric: id });
  return { id };
}

/** Throws tarihIleri: what is still to come is the day of the next call. */
function requirePast({ tarih }: { tarih?: string | null }, clock: Clock): void {
  if (tarih != null && tarih > clock.today()) throw refusalAt('tarih', 'tarihIleri');
}

type Onceki = { id: number; telefon: string | null; musteriID: number | null };

async function readOnceki(tx: Tx, id: number): Promise<Onceki> {
  const { rows } = await sql<Onceki>`select id, telefon_no as telefon, musteri_id as "musteriID" from gelen_arama where id = ${id}`.execute(tx);
  return found(rows[0]);
}

type Degisim = BodyOf<typeof gelenAramaCalls.update>;

/** Day and time stay where they are sent empty: every call has them. */
const columnsOf = (arama: Omit<Degisim, 'id' | 'surum'>) => ({
  musteri_id: arama.musteriID,
  arama_yonu: arama.aramaYonu,
  arama_musteri_no: arama.aramaMusteriNo,
  telefon_no: arama.telefonNo,
  arayan_kisi: arama.arayanKisi,
  gelen_hat: arama.gelenHat,
  tarih: arama.tarih ?? undefined,
  saat: arama.saat ?? undefined,
  gorusme_konu_id: arama.gorusmeKonuID,
  gorusme_sekli_id: arama.gorusmeSekliID,
  hizmet_id: arama.hizmetID,
  sonuc_id: arama.sonucID,
  durum_id: arama.durumID,
  nereden_duydunuz_id: arama.neredenDuydunuzID,
  mesaj_id: arama.mesajID,
  aciklama: arama.aciklama,
  sonraki_arama_tarihi: arama.sonrakiAramaTarihi,
  sonraki_arama_saati: arama.sonrakiAramaSaati,
});
