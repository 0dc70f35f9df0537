import type { BodyOf } from '@defter/contract/call.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import type { randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit, canMoveTo, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { whole } from '../../platform/db/lines.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { readZaman } from './check-zaman.ts';
import { type Bulgu, type Istek, istekOf, kontrol, throwHata } from './check-randevu.ts';
import { gelisOf } from './gelis.ts';
import { alanlarOf, LOCK_RANDEVU, type MevcutRandevu, readRandevu, tellRandevu } from './read-randevu.ts';

/** The appointment as it is to be; `hizmetler` (altUrunID) undefined keeps those that it has. */
type Kayit = Alanlar & { hizmetler: number[] | undefined };
type Alanlar = { randevuTarihi: string } & Omit<BodyOf<typeof randevuCalls.create>, 'randevuTarihi' | 'surum' | 'randevuHizmet' | 'adi' | 'soyadi' | 'kayitsizTelefon'>;
type Satirlar = NonNullable<BodyOf<typeof randevuCalls.update>['randevuHizmet']>;

/** An appointment that is saved, as it would be sent. */
const kayitOf = (id: number, eski: MevcutRandevu): Alanlar => ({ id, ...alanlarOf(eski) });

/** The services that are sent. A line without a service keeps the one that it has. */
async function chooseHizmetler(tx: Tx, randevuID: number, satirlar: Satirlar): Promise<number[]> {
  const said = satirlar.flatMap(({ altUrunID }) => altUrunID ?? []);
  if (said.length === satirlar.length) return said;
  const mevcut = await tx.selectFrom('randevu_hizmet').where('randevu_id', '=', randevuID).select(['id', 'alt_urun_id as altUrunID']).execute();
  return whole(satirlar, mevcut).map(({ altUrunID }) => altUrunID);
}

type Row = Bulgu & { surum: number | null; musteriCakisiyor: boolean };

/** Changes, moves or resizes an appointment, unless somebody else has changed it since it was read. */
export async function updateRandevu({ tx, body: sent, oturum, clock, degisim }: Context<typeof randevuCalls.update>) {
  const eski = await readRandevu(tx, sent.id, oturum, LOCK_RANDEVU);
  if (eski.surum !== (sent.surum ?? eski.surum)) throw new AppError('kayitDegismis');
  const { randevuHizmet: lines, surum: _surum, ...said } = sent;
  const hizmetler = lines && (await chooseHizmetler(tx, sent.id, lines));
  // Services that stay the same are not written again.
  const body: Kayit = { ...withUnsaid<Alanlar>(said, kayitOf(sent.id, eski)), hizmetler: hizmetler?.join() === eski.hizmetler.join() ? undefined : hizmetler };
  const zaman = readZaman(body);
  checkDurum(eski.durum, body.randevuDurumu);
  if (!oturum.yetkiler.has('randevuDuzenle') && !isOnlyMoved(eski, body)) throw new AppError('yetkiYok');
  // A sale belongs to the customer who came.
  if (eski.satisID !== null && eski.musteriID !== body.musteriID) {
    throw new AppError('alanlarHatali', { alanlar: { musteriID: 'secimGecersiz' } });
  }

  const { surum, musteriCakisiyor } = await write(tx, body, {
    ...istekOf(body, zaman, { oturum, clock }, { yazilan: body.hizmetler ?? [], hepsi: body.hizmetler ?? eski.hizmetler }),
    sutunBelirler: isUygulayanFollowing(eski, body),
    hizmetlerDegisti: !hasSameHizmetler(eski, body),
    degistirenID: oturum.personelID,
    an: clock.wallClock(),
  });
  const { id: _id, ...alanlar } = body;
  degisim(tellRandevu(eski), alanlar);
  return { id: body.id, surum, musteriCakisiyor };
}

async function write(tx: Tx, body: Kayit, { hizmetlerDegisti, degistirenID, an, ...istek }: Istek & { hizmetlerDegisti: boolean; degistirenID: number; an: string }) {
  const { rows } = await sql<Row>`
    with kontrol as materialized (${kontrol(istek)}),
    degisen as (
      update randevu r set musteri_id = ${istek.musteriID}, randevu_basligi_id = ${istek.sutunID},
        uygulayan_personel_id = k.uygulayan_id, baslangic = ${istek.baslangic}::timestamp, bitis = ${istek.bitis}::timestamp,
        son_degistiren_personel_id = ${degistirenID}::bigint, durum = ${body.randevuDurumu}, randevu_notu = ${body.randevuNotu}, surum = r.surum + 1,
        gelis_zamani = ${gelisOf(sql`${body.randevuDurumu}`, an)},
        cakisma_yasak = case when k.tasindi then k.cakisma_yasak else r.cakisma_yasak end,
        tampon_once = case when k.tasindi or ${hizmetlerDegisti} then k.tampon_once else r.tampon_once end,
        tampon_sonra = case when k.tasindi or ${hizmetlerDegisti} then k.tampon_sonra else r.tampon_sonra end
      from kontrol k where r.id = ${body.id} and r.silindi is null and k.hata is null
      returning r.id, r.surum
    ),
    cikan as (delete from randevu_hizmet h using degisen d where h.randevu_id = d.id and ${body.hizmetler !== undefined}),
    giren as (
      insert into randevu_hizmet (randevu_id, alt_urun_id)
      select d.id, h.id from degisen d, unnest(${istek.altUrunIDler}::bigint[]) with ordinality h (id, sira) order by h.sira
    )
    select hata, ara_nedeni, "musteriCakisiyor", (select surum from degisen) as surum from kontrol`.execute(tx);
  const { surum, musteriCakisiyor } = rows[0]!;
  throwHata(rows[0]!);
  if (surum === null) throw new AppError('kayitDegismis');
  return { surum, musteriCakisiyor };
}

function checkDurum(eski: RandevuDurumKodu, yeni: RandevuDurumKodu): void {
  if (eski === yeni && !canEdit(eski)) throw new AppError('randevuKapali');
  if (eski !== yeni && !canMoveTo(eski, yeni)) throw new AppError(canEdit(eski) ? 'durumGecisiYok' : 'randevuKapali');
}

/** Whether nothing but column and times differs: what randevuTasi allows (spec 2§6). */
function isOnlyMoved(eski: MevcutRandevu, body: Kayit): boolean {
  return (
    body.musteriID === eski.musteriID &&
    body.randevuDurumu === eski.durum &&
    body.randevuNotu === eski.not &&
    body.uygulayanPersonelID === eski.uygulayanID &&
    hasSameHizmetler(eski, body)
  );
}

const hasSameHizmetler = (eski: MevcutRandevu, { hizmetler }: Kayit): boolean => (hizmetler ?? eski.hizmetler).join() === eski.hizmetler.join();

/** In another column the appointment goes to that column's person, unless somebody else was chosen for it. */
function isUygulayanFollowing(eski: MevcutRandevu, { randevuSutunBaslikID, uygulayanPersonelID }: Kayit): boolean {
  const chosen = uygulayanPersonelID !== eski.uygulayanID || eski.uygulayanID !== eski.sutunPersonelID;
  return randevuSutunBaslikID !== eski.sutunID && !chosen;
}
