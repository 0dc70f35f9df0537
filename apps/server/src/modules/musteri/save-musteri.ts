import type { Ayarlar } from '@defter/contract/ayar.ts';
import type { AnyCall, BodyOf } from '@defter/contract/call.ts';
import { DigerBilgiler, type musteriCalls, MusteriKaydi } from '@defter/contract/musteri.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../platform/db/types.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, found, refusalAt } from '../../platform/errors/app-error.ts';
import { columnName, wireOf } from '../../platform/degisim.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { checkZorunluAlanlar } from './check-zorunlu-alanlar.ts';
import { refuseEmail } from './refuse-email.ts';
import { saveAdresler } from './save-adresler.ts';
import { saveAktif } from './set-aktif.ts';
import { saveTelefonlar } from './save-telefonlar.ts';
import { refreshAramaSutunu } from './arama.ts';

type Kayit = BodyOf<typeof musteriCalls.create>;
/** The body for a new customer has every field; the body of a change has only those that it changes. */
type Degisim = Kayit | BodyOf<typeof musteriCalls.update>;

/** The act of a module above on the numbers that a customer has from now on. It is handed to `registerMusteri`. */
export type OnNumaralar = (context: Pick<Context<AnyCall>, 'tx' | 'degisim'>, musteriID: number, numaralar: readonly string[]) => Promise<void>;

/** Creates a customer with phones and addresses, all or nothing. */
export const createMusteri = (onNumaralar: OnNumaralar) => async (context: Context<typeof musteriCalls.create>) => {
  const { tx, body, oturum, clock, degisim } = context;
  requireNew(body.musteri);
  refuseUnborn(body, clock.today());
  const ayarlar = await checkZorunluAlanlar(tx, body);
  const columns = { ...columnsOf(body, ayarlar), aktif_mi: body.musteri.aktifMi };
  await refuseEmail(tx, { id: 0, oturum }, body.musteri.email, 'musteri.email');
  const id = await insert(tx, { ...columns, ad: body.musteri.ad }, oturum.personelID);
  await saveParts(tx, { id, oturum }, body);
  degisim(null, { ...wireOf(columns), telefonlar: body.musteriTelefon.map(({ telefon }) => telefon), adresler: body.adresler.map(({ adres }) => adres) });
  await onNumaralar(context, id, numaralarOf(body));
  return { id };
};

/**
 * Changes the sent fields of a customer and replaces the sent lists. Throws kayitDegismis if somebody has changed it since
 * it was read.
 */
export const updateMusteri = (onNumaralar: OnNumaralar) => async (context: Context<typeof musteriCalls.update>) => {
  const { tx, body, oturum, degisim, clock } = context;
  const { musteri } = body;
  refuseUnborn(body, clock.today());
  const ayarlar = await checkZorunluAlanlar(tx, body);
  const columns = columnsOf(body, ayarlar);
  await refuseEmail(tx, { id: musteri.id, oturum }, musteri.email, 'musteri.email');
  const hasParts = Boolean(body.musteriTelefon || body.adresler);
  const [before, iletisim] = await Promise.all([
    // Locked, so that the record log tells what this save has found.
    tx.selectFrom('musteri').selectAll().where('id', '=', musteri.id).forNoKeyUpdate().executeTakeFirst(),
    hasParts ? tellIletisim(tx, musteri.id) : null,
    update(tx, musteri, columns),
  ]);
  degisim(wireOf(before!), wireOf(toldOf(before!, columns)));
  await saveParts(tx, { id: musteri.id, oturum }, body);
  if (iletisim) degisim(iletisim, await tellIletisim(tx, musteri.id));
  await onNumaralar(context, musteri.id, numaralarOf(body));
  if (musteri.aktifMi !== undefined && musteri.aktifMi !== before!.aktif_mi) await saveAktif(context, musteri.id, musteri.aktifMi);
  return { id: musteri.id };
};

/** The sent numbers; a hidden phone comes back without its number. */
const numaralarOf = ({ musteriTelefon = [] }: Degisim): string[] => musteriTelefon.flatMap(({ telefon }) => telefon ?? []);

/**
 * The columns for the record log. A client may send the moment of entering back in another notation than the database has.
 */
function toldOf({ kayit_tarihi: once }: Selectable<DB['musteri']>, columns: Sutunlar): Sutunlar {
  const { kayit_tarihi: sonra } = columns;
  return typeof sonra === 'string' && Date.parse(sonra) === new Date(once).getTime() ? { ...columns, kayit_tarihi: undefined } : columns;
}

function refuseUnborn({ musteri: { dogumTarihi } }: Degisim, bugun: string): void {
  if (!dogumTarihi || dogumTarihi <= bugun) return;
  throw refusalAt('musteri.dogumTarihi', 'dogumTarihiGelecekte');
}

async function saveParts(tx: Tx, kim: { id: number; oturum: Oturum }, { adresler, musteriTelefon }: Degisim): Promise<void> {
  if (musteriTelefon) await saveTelefonlar(tx, kim, musteriTelefon);
  if (adresler) await saveAdresler(tx, kim.id, adresler);
  await refreshAramaSutunu(tx, kim.id);
}

type Iletisim = { telefonlar: string[]; varsayilanTelefon: string | null; adresler: string[] };

/** Phones and addresses as the record log tells them. */
async function tellIletisim(tx: Tx, musteriID: number): Promise<Iletisim> {
  const { rows } = await sql<Iletisim>`
    select array(select telefon || coalesce(' ' || aciklama, '') from musteri_telefon where musteri_id = ${musteriID} order by id) as telefonlar,
      (select telefon from musteri_telefon where musteri_id = ${musteriID} and varsayilan_mi) as "varsayilanTelefon",
      array(select concat_ws(', ', a.baslik, a.adres, i.ad, l.ad, a.posta_kodu) from musteri_adres a left join ilce i on i.id = a.ilce_id
        left join il l on l.id = a.il_id where a.musteri_id = ${musteriID} order by a.id) as adresler`.execute(tx);
  return rows[0]!;
}

async function insert(tx: Tx, alanlar: Sutunlar & { ad: string }, personelID: number): Promise<number> {
  const { id } = await tx
    .insertInto('musteri')
    .values({ kayit_eden_personel_id: personelID, ...alanlar, arama: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function update(tx: Tx, { id, surum = null }: Degisim['musteri'], alanlar: Sutunlar): Promise<void> {
  const changed = await tx
    .updateTable('musteri')
    .set((eb) => ({ ...alanlar, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .where('anonim_zamani', 'is', null)
    .$if(surum !== null, (query) => query.where('surum', '=', surum))
    .returning('id')
    .executeTakeFirst();
  if (changed) return;
  const { anonim_zamani } = found(await tx.selectFrom('musteri').select('anonim_zamani').where('id', '=', id).executeTakeFirst());
  throw new AppError(anonim_zamani === null ? 'kayitDegismis' : 'musteriAnonim');
}

type Sutunlar = Partial<Updateable<DB['musteri']>>;

/** The fields of a part of a customer as columns; a new field of the shape is saved by itself. */
const sutunlarOf = (alanlar: object, sekil: z.ZodMiniObject): Sutunlar =>
  Object.fromEntries(Object.keys(sekil.shape).map((alan) => [columnName(alan), (alanlar as Record<string, unknown>)[alan]]));

function columnsOf({ musteri, digerBilgiler: diger }: Degisim, ayarlar: Ayarlar): Sutunlar {
  const { kayit_eden_personel_id, bayi_musteri_id, kayit_tarihi, ...sutunlar } = sutunlarOf(musteri, KENDI_ALANLARI);
  return {
    ...sutunlar,
    // Every customer has a moment of entering, so an empty one keeps it.
    kayit_tarihi: kayit_tarihi ?? undefined,
    // A field that the settings keep off the form stays as it is.
    ...(ayarlar.bayiMusteriIDGorulsunMu && { bayi_musteri_id }),
    ...(ayarlar.kayitEdenPersonelKullanilsinMi && kayit_eden_personel_id != null && { kayit_eden_personel_id }),
    ...(diger && { ...sutunlarOf(diger, z.omit(DigerBilgiler, { aciklama: true })), diger_aciklama: diger.aciklama }),
  };
}

/** Version and state have acts of their own. */
const KENDI_ALANLARI = z.omit(MusteriKaydi.shape.musteri, { id: true, surum: true, aktifMi: true });
