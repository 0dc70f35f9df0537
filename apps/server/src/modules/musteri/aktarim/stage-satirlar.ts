import type { BodyOf } from '@defter/contract/call.ts';
import { type aktarimCalls, AktarimSatiri, EN_COK_SATIR } from '@defter/contract/aktarim.ts';
import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { found, AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { classifySatirlar, countSatirlar } from './classify-satirlar.ts';

type Body = BodyOf<typeof aktarimCalls.kontrol>;

/** Checks rows of a file and keeps them for the import, without changing any customer. */
export async function kontrolEt({ tx, body, oturum, clock }: Context<typeof aktarimCalls.kontrol>) {
  const id = await stageSatirlar(tx, body, { oturum, clock });
  if (body.eslemeler) await saveEslemeler(tx, body.eslemeler);
  return { id, durum: 'hazir' as const };
}

/** The person who begins an import, and the moment. */
type Kim = { oturum: Oturum; clock: Clock };

/** Adds rows to an import that has not begun, or to a new one, and answers the expected outcome of each. */
export async function stageSatirlar(
  tx: Tx,
  { data, dosyaAdi, aktarimID }: Pick<Body, 'data' | 'dosyaAdi' | 'aktarimID'>,
  { oturum, clock }: Kim,
): Promise<number> {
  refuseIletisim(data, oturum);
  const { id, toplam } = aktarimID === null ? await open(tx, dosyaAdi, { oturum, clock }) : await requireHazir(tx, aktarimID);
  if (toplam + data.length > EN_COK_SATIR) throw new AppError('istekBuyuk');
  const satirlar = data.map((satir, index) => checkSatir(satir, { sira: toplam + index + 1, bugun: clock.today() }));
  await sql`
    insert into musteri_aktarim_satiri (aktarim_id, satir, ad, soyad, telefon, dosya_no, tc_kimlik_no, adres, email, nereden_duydunuz, dogum_tarihi, hata, alan, sonuc)
    select ${id}, satir, ad, soyad, telefon, "dosyaNo", "tcKimlikNo", adres, email, "neredenDuydunuz", "dogumTarihi", hata, alan, case when hata is not null then 'hatali' end
    from json_to_recordset(${JSON.stringify(satirlar)}::json) as y (satir int, ad text, soyad text, telefon text, "dosyaNo" text,
      "tcKimlikNo" text, adres text, email text, "neredenDuydunuz" text, "dogumTarihi" text, hata text, alan text)`.execute(tx);
  const numbers = satirlar.map(({ satir }) => satir);
  await classifySatirlar(tx, { aktarimID: id, ilk: Math.min(...numbers, EN_COK_SATIR), son: Math.max(...numbers, 0) });
  await countSatirlar(tx, id);
  return id;
}

type Ham = Record<keyof typeof AktarimSatiri.shape, string | null> & { satir: number | null };
export type KontrolluSatir = Ham & { satir: number; hata: string | null; alan: string | null };

/** The row as it would be saved, or the row as it came with its first wrong field and the error's key. */
function checkSatir({ satir, ...ham }: Ham, { sira, bugun }: { sira: number; bugun: string }): KontrolluSatir {
  const refuse = (hata: string, alan: string) => ({ ...ham, satir: satir ?? sira, hata, alan });
  const { success, data, error } = z.safeParse(AktarimSatiri, ham);
  if (!success) return refuse(error.issues[0]!.message, String(error.issues[0]!.path[0]));
  if (data.dogumTarihi !== null && data.dogumTarihi > bugun) return refuse('dogumTarihiGelecekte', 'dogumTarihi');
  return { ...data, satir: satir ?? sira, hata: null, alan: null };
}

/**
 * The outcome of a row tells whether its number, address or identity is known, for twenty thousand rows in a file. So only
 * people who may see contact data get it (docs/adr/0023).
 */
function refuseIletisim(data: Body['data'], { yetkiler }: Oturum): void {
  if (yetkiler.has('musteriIletisim')) return;
  if (data.some((satir) => ILETISIM.some((alan) => satir[alan] !== null))) throw new AppError('aktarimIletisimYetkisi');
}

const ILETISIM = ['telefon', 'email', 'adres', 'tcKimlikNo'] as const;

async function open(tx: Tx, dosyaAdi: string | null, { oturum: { personelID, yetkiler }, clock }: Kim): Promise<{ id: number; toplam: number }> {
  const { rows } = await sql<{ id: number; toplam: number }>`
    insert into musteri_aktarimi (personel_id, dosya_adi, kayit_zamani, yalniz_yeni)
    values (${personelID}, ${dosyaAdi}, ${clock.now()}, ${!yetkiler.has('musteriDuzenle')}) returning id, toplam`.execute(tx);
  return rows[0]!;
}

async function requireHazir(tx: Tx, id: number): Promise<{ id: number; toplam: number }> {
  const { rows } = await sql<{ id: number; toplam: number; durum: string }>`
    select id, toplam, durum from musteri_aktarimi where id = ${id} for update`.execute(tx);
  const aktarim = found(rows[0]);
  if (aktarim.durum !== 'hazir') throw new AppError('kayitDegismis');
  return aktarim;
}

/** Remembers the chosen field of each column by the folded title. */
async function saveEslemeler(tx: Tx, eslemeler: NonNullable<Body['eslemeler']>): Promise<void> {
  const byBaslik = Object.fromEntries(eslemeler.map(({ baslik, alan }) => [fold(baslik), alan]));
  await sql`
    insert into musteri_aktarim_eslemesi (baslik, alan)
    select key, value from json_each_text(${JSON.stringify(byBaslik)}::json) where key <> ''
    on conflict (bayi_id, baslik) do update set alan = excluded.alan`.execute(tx);
}
