import { KampanyaKaydi, type kampanyaCalls } from '@defter/contract/kampanya.ts';
import { fromWire } from '@defter/contract/lira.ts';
import { kurus } from '@defter/rules/para.ts';
import { type Insertable, sql } from 'kysely';
import { changeRecord } from '../../platform/db/change-record.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { DB } from '../../platform/db/types.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { wireOf, withGone } from '../../platform/degisim.ts';
import { found, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';

type CreateContext = Context<typeof kampanyaCalls.create>;
type UpdateContext = Context<typeof kampanyaCalls.update>;
/** `iskonto` undefined is as it was. */
type Icerik = { altUrunID?: number | null; anaUrunID?: number | null; iskonto?: number | null };

export async function createKampanya({ tx, body, clock, degisim }: CreateContext) {
  requireNew(body);
  const { icerikler: sent, ...kayit } = body;
  const icerikler = sent.map(oneOf);
  refuseUnknown(kayit.musteriGruplari, await holdGruplar(tx, kayit.musteriGruplari));
  const columns = { ...columnsOf(kayit), ...donemOf(body, clock.today()) } as Insertable<DB['kampanya']>;
  const { id } = await tx.insertInto('kampanya').values(columns).returning('id').executeTakeFirstOrThrow();
  await insertIcerikler(tx, id, icerikler);
  const kaydedilen = await loadIcerikler(tx, id);
  degisim(null, { ...told(columns), ...tellIcerikler(kaydedilen) });
  return { id };
}

/** A field that is left out stays; the contents are replaced whole. */
export async function updateKampanya({ tx, body, clock, degisim }: UpdateContext) {
  const { id, surum, icerikler: sent, ...kayit } = body;
  const columns = { ...columnsOf(kayit), ...donemOf(body, clock.today()) };
  // Before the campaign, as a merger of groups takes the two.
  const gruplar = await holdGruplar(tx, kayit.musteriGruplari);
  const before = await changeRecord(tx, { tablo: 'kampanya', id, surum }, columns);
  refuseUnknown(kayit.musteriGruplari, [...gruplar, ...before.musteri_gruplari]);
  const eskiler = await loadIcerikler(tx, id);
  const icerikler = sent?.map((satir) => (isUnsaid(satir) ? { ...found(eskiler.find((eski) => eski.id === satir.id)), iskonto: satir.iskonto } : oneOf(satir)));
  if (icerikler !== undefined) {
    await deleteIcerikler(tx, id, icerikler);
    await updateIskontolar(tx, id, icerikler);
    await insertIcerikler(tx, id, icerikler);
  }
  const kaydedilen = icerikler ? await loadIcerikler(tx, id) : eskiler;
  const [once, sonra] = [tellIcerikler(eskiler), tellIcerikler(kaydedilen)];
  degisim({ ...told(before), ...once }, { ...told(columns, before.tur), ...withGone(once, sonra) });
  return { id };
}

/** Those of the groups that there are, held: a list of ids is no foreign key, so nobody may remove or merge one meanwhile. */
async function holdGruplar(tx: Tx, idler: readonly number[] | undefined): Promise<number[]> {
  if (!idler || idler.length === 0) return [];
  const { rows } = await sql<{ id: number }>`select id from musteri_grubu where id = any(${[...idler]}::bigint[]) order by id for key share`.execute(tx);
  return rows.map(({ id }) => id);
}

function refuseUnknown(idler: readonly number[] | undefined, bilinen: readonly number[]): void {
  if (idler?.some((id) => !bilinen.includes(id))) throw wrongFields({ musteriGruplari: 'secimGecersiz' });
}

/** Switches a campaign on or off, as it is: nobody's change of its fields is overwritten. */
export async function setAktif({ tx, body: { id, aktifMi }, degisim }: Context<typeof kampanyaCalls.aktif>) {
  const { rows } = await sql<{ eski: boolean }>`
    with eski as (select id, aktif_mi from kampanya where id = ${id} for update)
    update kampanya k set aktif_mi = ${aktifMi}, surum = surum + 1 from eski where k.id = eski.id returning eski.aktif_mi as eski`.execute(tx);
  degisim({ aktifMi: found(rows[0]).eski }, { aktifMi });
  return { id };
}

type Alanlar = Omit<CreateContext['body'], 'id' | 'surum' | 'icerikler'>;

/** The columns of the fields that were sent; undefined stays as it was. */
function columnsOf(kayit: Partial<Alanlar>) {
  const { kampanyaAdi, resim, aciklama, tumu, tur, iskonto, al, ode, gunler, baslangicSaati, bitisSaati, musteriGruplari, ilkZiyaret, birlesir, aktifMi } = kayit;
  return {
    kampanya_adi: kampanyaAdi,
    resim,
    aciklama,
    tumu,
    tur,
    iskonto: iskonto === undefined ? undefined : tur === 'tutar' ? liraOf(kurus(iskonto)) : iskonto,
    al,
    ode,
    gunler: gunler && [...new Set(gunler)].toSorted((a, b) => a - b),
    baslangic_saati: baslangicSaati,
    bitis_saati: bitisSaati,
    musteri_gruplari: musteriGruplari && [...new Set(musteriGruplari)],
    ilk_ziyaret: ilkZiyaret,
    birlesir,
    aktif_mi: aktifMi,
  };
}

/** The period. An empty day is today (spec 2§3.4). */
const donemOf = ({ baslangicTarihi, bitisTarihi }: Partial<Alanlar>, bugun: string) => ({
  baslangic_tarihi: baslangicTarihi === null ? bugun : baslangicTarihi,
  bitis_tarihi: bitisTarihi === null ? bugun : bitisTarihi,
});

/** As the record log tells it: times without seconds, amounts in kuruş. `tur` is the kind where the columns do not say it. */
function told(columns: object, tur?: string): object {
  const { arama: _arama, bayi_id: _bayi, id: _id, surum: _surum, ...row } = columns as Record<string, unknown>;
  const saat = (value: unknown) => (typeof value === 'string' ? value.slice(0, 5) : value);
  const { iskonto } = fromWire(KampanyaKaydi, { tur: row.tur ?? tur, iskonto: row.iskonto });
  return wireOf({ ...row, iskonto, baslangic_saati: saat(row.baslangic_saati), bitis_saati: saat(row.bitis_saati) });
}

/** The contents as the record log tells them, and the percent of each that has its own. */
const tellIcerikler = (icerikler: readonly Kaydedilen[]) => ({
  altUrunIDler: icerikler.flatMap(({ altUrunID }) => altUrunID ?? []),
  anaUrunIDler: icerikler.flatMap(({ anaUrunID }) => anaUrunID ?? []),
  ...Object.fromEntries(icerikler.flatMap(({ adi, iskonto }) => (iskonto === null ? [] : [[`icerikIskontosu:${adi}`, iskonto]]))),
});

/** A row is for a product or for a group. With both, as the contents of a program have them, it is the product of that group. */
const oneOf = <I extends Icerik>(icerik: I): I => (icerik.altUrunID == null ? icerik : { ...icerik, anaUrunID: null });

/** A row that its id alone names stays as it is. */
const isUnsaid = ({ id, altUrunID, anaUrunID }: Icerik & { id: number }) => id > 0 && altUrunID === undefined && anaUrunID === undefined;

type Kaydedilen = { id: number; altUrunID: number | null; anaUrunID: number | null; adi: string; iskonto: number | null };

const loadIcerikler = async (tx: Tx, id: number): Promise<Kaydedilen[]> =>
  (await sql<Kaydedilen>`
    select i.id, i.alt_urun_id as "altUrunID", i.ana_urun_id as "anaUrunID", coalesce(u.adi, a.adi) as adi, i.iskonto
    from kampanya_icerik i
    left join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
    left join ana_urun_ozet a on a.bayi_id = i.bayi_id and a.id = i.ana_urun_id
    where i.kampanya_id = ${id} order by i.id`.execute(tx)).rows;

/** The rows that a JSON of contents names. */
const rowsOf = (icerikler: readonly Icerik[]) =>
  sql`json_to_recordset(${JSON.stringify(icerikler)}::json) as y ("altUrunID" bigint, "anaUrunID" bigint, iskonto numeric)`;

/** Removes what is not named any more. */
const deleteIcerikler = (tx: Tx, id: number, icerikler: readonly Icerik[]) => sql`
  delete from kampanya_icerik i where i.kampanya_id = ${id} and not exists (select from ${rowsOf(icerikler)}
    where (i.alt_urun_id, i.ana_urun_id) is not distinct from (y."altUrunID", y."anaUrunID"))`.execute(tx);

/** Changes what those that are there take off, where it is said; 0 is none of its own. */
const updateIskontolar = (tx: Tx, id: number, icerikler: readonly Icerik[]) => sql`
  update kampanya_icerik i set iskonto = nullif(y.iskonto, 0) from ${rowsOf(icerikler.filter(({ iskonto }) => iskonto !== undefined))}
  where i.kampanya_id = ${id} and (i.alt_urun_id, i.ana_urun_id) is not distinct from (y."altUrunID", y."anaUrunID")`.execute(tx);

/** Adds the contents that are not there yet. The constraint refuses one that is named twice. */
async function insertIcerikler(tx: Tx, id: number, icerikler: readonly Icerik[]): Promise<void> {
  if (icerikler.length === 0) return;
  await sql`insert into kampanya_icerik (kampanya_id, alt_urun_id, ana_urun_id, iskonto)
    select ${id}::bigint, y."altUrunID", y."anaUrunID", nullif(y.iskonto, 0) from ${rowsOf(icerikler)}
    where not exists (select from kampanya_icerik i where i.kampanya_id = ${id}
      and (i.alt_urun_id, i.ana_urun_id) is not distinct from (y."altUrunID", y."anaUrunID"))`.execute(tx);
}
