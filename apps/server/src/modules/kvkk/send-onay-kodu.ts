import { createHash } from 'node:crypto';
import type { BodyOf } from '@defter/contract/call.ts';
import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import metinler from '../../../data/sms-metinleri-tr.json' with { type: 'json' };
import type { Oturum } from '../../platform/auth/oturum.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { CODES_A_DAY, CODE_MINUTES, newCode, refuseTooManyCodes } from '../../platform/auth/sms-kodu.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { countToday } from '../../platform/auth/tries.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import { AppError, found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context, Preparation } from '../../platform/http/context.ts';
import { fillMesaj } from '@defter/rules/sms.ts';
import { queueMesaj } from '../../platform/outside/mesaj/outbox.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { countDegerler } from '../musteri/count-iletisim.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';
import { requireGuncel, type RizaSecimleri } from './save-rizalar.ts';

/** Codes a day of a person, and of a business. */
const MAX_PERSONEL = 60;
const MAX_BAYI = 200;

type Govde = BodyOf<typeof kvkkCalls.smsGonder>;

type Kod = { kod: string; kodOzeti: string };

/** Makes the code before the transaction, because its hash is slow. Whether a number is the customer's is contact data. */
export async function makeOnayKodu({ database, oturum, body: { telefon } }: Preparation<typeof kvkkCalls.smsGonder>): Promise<Kod> {
  await countDegerler({ database, oturum }, telefon);
  const kod = newCode();
  return { kod, kodOzeti: await hashPassword(kod) };
}

/**
 * Sends a customer, or somebody who is being entered, the code by which consent is given (spec 1§4): saying the code at the
 * desk is the consent.
 */
export async function sendOnayKodu(context: Context<typeof kvkkCalls.smsGonder>, { kod, kodOzeti }: Kod) {
  const { tx, body, oturum } = context;
  const [ayarlar, alici] = await Promise.all([loadAyarlar(tx), findAlici(tx, body, oturum.bayiID)]);
  if (!alici) throw new AppError('bulunamadi');
  if (!ayarlar.kvkkKullanilsin) throw new AppError('youCanTurnOffKvkkApprovalFromCustomerSettings');
  const telefon = alici.telefon ?? '';
  if (!isMobil(telefon)) throw refusalAt('telefon', 'telefonGecersiz');
  // One code at a time leaves for a number that no customer has.
  if (alici.id === null) takeTurn(tx, `onay ${telefon}`);
  else await lockMusteri(tx, alici.id);
  const onceki = alici.id === null ? sql`musteri_id is null and telefon = ${telefon}` : sql`musteri_id = ${alici.id}`;
  await refuseTooManyCodes(tx, sql`kvkk_onay_kodu where ${onceki}`, CODES_A_DAY);

  const { aydinlatmaID, rizalar } = await chooseMetinler(tx, body);
  await asOwner(tx, () => countGonderim(tx, telefon, oturum));
  const gecerlilikSaniye = CODE_MINUTES * 60;
  await sql`
    insert into kvkk_onay_kodu (musteri_id, personel_id, telefon, kod_ozeti, aydinlatma_id, rizalar, gecerlilik)
    values (${alici.id}, ${oturum.personelID}, ${telefon}, ${kodOzeti}, ${aydinlatmaID}, ${JSON.stringify(rizalar)},
      now() + make_interval(secs => ${gecerlilikSaniye}))`.execute(tx);
  const mesaj = writeMesaj(ayarlar.kvkksmsMetni ?? metinler.kvkkOnayi, { isim: alici.adSoyad, firma: alici.firma, kod });
  // Codes are texts of the house itself, whose content is blanked once they were sent.
  await asOwner(tx, () => queueMesaj(tx, { bayiID: null, telefon, mesaj, gecerlilikSaniye }));
  return { status: 200 as const, gecerlilikSaniye };
}

/** Whom a code goes to; `id` is null for somebody who is being entered. */
type Alici = { id: number | null; adSoyad: string; telefon: string | null; firma: string };

/** The customer and the number: the one that is sent if it is the customer's, else the default. */
async function findAlici(tx: Tx, { musteriID, telefon, adSoyad }: Govde, bayiID: number): Promise<Alici | undefined> {
  const { rows } = await sql<Alici>`
    select m.id, concat_ws(' ', m.ad, m.soyad) as "adSoyad", t.telefon, b.firma_adi as firma
    from musteri_ozet m
    join bayi_ozet b on b.id = m.bayi_id
    left join musteri_telefon_ozet t on t.bayi_id = m.bayi_id and t.musteri_id = m.id
      and case when ${telefon}::text is null then t.varsayilan_mi else t.telefon = ${telefon} end
    where ${musteriID === null ? sql`t.telefon = ${telefon}` : sql`m.id = ${musteriID}`}
      and (${telefon}::text is null or t.telefon is not null)`.execute(tx);
  if (rows[0] || musteriID !== null || telefon === null) return rows[0];
  const { firma } = found((await sql<{ firma: string }>`select firma_adi as firma from bayi_ozet where id = ${bayiID}`.execute(tx)).rows[0]);
  return { id: null, adSoyad: adSoyad ?? metinler.isimsiz, telefon, firma };
}

/**
 * Bounds the codes, because the house pays for their texts: for each number, which several businesses may know, each
 * person who asks and each business. It comes late in the call, because others of the business wait from here on.
 */
async function countGonderim(tx: Tx, telefon: string, { bayiID, personelID }: Oturum): Promise<void> {
  const numara = createHash('sha256').update(telefon).digest('base64');
  if (!(await countToday(tx, `kvkk-kod numara ${numara}`, CODES_A_DAY))) throw new AppError('kodSinir');
  if (!(await countToday(tx, `kvkk-kod personel ${bayiID}.${personelID}`, MAX_PERSONEL))) throw new AppError('kodSinirIsletme');
  if (!(await countToday(tx, `kvkk-kod bayi ${bayiID}`, MAX_BAYI))) throw new AppError('kodSinirIsletme');
}

/** The texts that the code agrees to. A client of the specification names none and means the service. */
async function chooseMetinler(tx: Tx, { aydinlatmaID, rizalar }: Govde): Promise<{ aydinlatmaID: number; rizalar: RizaSecimleri }> {
  if (aydinlatmaID !== null && rizalar !== null) {
    await requireGuncel(tx, aydinlatmaID, rizalar);
    return { aydinlatmaID, rizalar };
  }
  const guncel = await sql<{ id: number; tur: string }>`
    select distinct on (tur) id, tur from kvkk_metni where tur in ('aydinlatma', 'hizmet') order by tur, surum desc`.execute(tx);
  const idOf = (tur: string) => found(guncel.rows.find((row) => row.tur === tur)).id;
  return { aydinlatmaID: idOf('aydinlatma'), rizalar: [{ amac: 'hizmet', metinID: idOf('hizmet') }] };
}

const KOD = /[[{] ?kod ?[\]}]/i;

/** The salon's text with its places filled, in brackets of either kind; a text that forgot the code gets it at the end. */
function writeMesaj(metin: string, { isim, firma, kod }: { isim: string; firma: string; kod: string }): string {
  const whole = KOD.test(metin) ? metin : `${metin} [kod]`;
  return fillMesaj(whole, { isim, firma, kod, dakika: String(CODE_MINUTES) });
}
