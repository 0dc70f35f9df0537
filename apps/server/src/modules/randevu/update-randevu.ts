import type { BodyOf } from '@defter/contract/call.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import type { randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit, canMoveTo, occupiesSlot, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { mergeLines } from '../../platform/db/lines.ts';
import { AppError, refusalAt, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { hasKapora } from '../kapora/read-kaporalar.ts';
import { placeRandevu } from './place-randevu.ts';
import { checkBitisTarihi, readZaman } from './check-zaman.ts';
import { writeInTurn } from './lock-basliklar.ts';
import { type Bulgu, type Istek, istekOf, kontrol, throwHata } from './check-randevu.ts';
import { gelisOf } from './gelis.ts';
import { tellKaporalar } from './kapora/tell-kaporalar.ts';
import { sayOnce } from './say-once.ts';
import { alanlarOf, LOCK_RANDEVU, type MevcutRandevu, readRandevu, tellRandevu } from './read-randevu.ts';
import { followZiyaret } from './ziyaret/follow-ziyaret.ts';

/** The appointment as it is to be; `hizmetler` (altUrunID) is undefined where they stay the same. */
type Kayit = Alanlar & { hizmetler: number[] | undefined };
type Alanlar = { randevuTarihi: string } & Omit<BodyOf<typeof randevuCalls.create>, 'randevuTarihi' | 'bitisTarihi' | 'surum' | 'randevuHizmet' | 'yerler' | 'zorlamaNedeni' | 'adi' | 'soyadi' | 'kayitsizTelefon'>;
type Satirlar = NonNullable<BodyOf<typeof randevuCalls.update>['randevuHizmet']>;

/** An appointment that is saved, as it would be sent. */
const kayitOf = (id: number, eski: MevcutRandevu): Alanlar => ({ id, ...alanlarOf(eski) });

/** What was sent: the appointment as it is to be, and its further columns and the reason for a taken time, which only this change names. */
async function readSent(tx: Tx, sent: Degisiklik['body'], eski: MevcutRandevu): Promise<{ body: Kayit } & Beside> {
  const { randevuHizmet: lines, surum: _surum, yerler, zorlamaNedeni: neden, ...said } = sayOnce(sent, alanlarOf(eski));
  const hizmetler = lines && (await chooseHizmetler(tx, sent.id, lines));
  const body: Kayit = { ...withUnsaid<Alanlar>(said, kayitOf(sent.id, eski)), hizmetler: hizmetler?.join() === eski.hizmetler.join() ? undefined : hizmetler };
  // The day of the end as it was read says nothing.
  if (sent.bitisTarihi !== alanlarOf(eski).randevuTarihi) checkBitisTarihi(sent.bitisTarihi, body.randevuTarihi);
  return { body, yerler, neden };
}

/** The services that are sent. A line without a service keeps the one that it has. */
async function chooseHizmetler(tx: Tx, randevuID: number, satirlar: Satirlar): Promise<number[]> {
  const said = satirlar.flatMap(({ altUrunID }) => altUrunID ?? []);
  if (said.length === satirlar.length) return said;
  const mevcut = await tx.selectFrom('randevu_hizmet').where('randevu_id', '=', randevuID).select(['id', 'alt_urun_id as altUrunID']).execute();
  return mergeLines(satirlar, mevcut).map(({ altUrunID }) => altUrunID);
}

/** `bekler`: others who take several columns have to be waited for, and nothing was written. `alinmis`: not all places could be had. */
type Row = Bulgu & { tasindi: boolean; surum: number | null; zorlamaNedeni: string | null; musteriCakisiyor: boolean; bekler: boolean; alinmis: boolean };

/** What a change needs of the call that makes it; the customer makes one by a page of their own. */
type Degisiklik = Pick<Context<typeof randevuCalls.update>, 'tx' | 'body' | 'clock' | 'degisim'> & { oturum: Yapan };

/** Changes, moves or resizes an appointment, unless somebody else has changed it since it was read. */
export async function updateRandevu(context: Degisiklik) {
  const { tx, body: sent, oturum, clock, degisim } = context;
  const eski = await readRandevu(tx, sent.id, oturum, LOCK_RANDEVU);
  if (eski.surum !== (sent.surum ?? eski.surum)) throw new AppError('kayitDegismis');
  const { body, yerler, neden } = await readSent(tx, sent, eski);
  const zaman = readZaman(body);
  await checkDegisiklik(tx, oturum, eski, body);

  const hizmetIDler = body.hizmetler ?? eski.hizmetler;
  const istek = istekOf({ ...body, zorlamaNedeni: neden ?? null }, zaman, { kaydeden: oturum, clock }, { yazilan: body.hizmetler ?? [], hepsi: hizmetIDler });
  const yazilan = yazilanOf(eski, { body, yerler, neden }, istek, oturum.personelID);
  const isMore = istek.yerTutar && yerler !== undefined && yerler.length > 0;
  const bulgu = await writeInTurn(tx, isMore, (bekledi) => write(tx, body, { ...yazilan, bekledi }));
  const { musteriCakisiyor, gerek_var: gerekVar, zorlamaNedeni } = bulgu;
  const surum = surumOf(bulgu);
  const yeniden = bulgu.tasindi || yazilan.yerlerYeniden;
  if (istek.yerTutar && yeniden && (gerekVar || yerler?.length)) {
    await placeRandevu(tx, { ...zaman, randevuID: body.id, hizmetIDler, istenen: yerler ?? [], onceki: eski.yerler, vardiyaDisi: istek.vardiyaDisi, yeniZaman: isYeniZaman(eski, body), ustune: istek.ustune });
  }
  const birlikte = await followZiyaret(tx, eski, { id: body.id, durum: body.randevuDurumu, degistirenID: oturum.personelID, an: clock.wallClock() });
  if (body.randevuDurumu !== eski.durum) await tellKaporalar(context, body.id);
  const { id: _id, ...alanlar } = body;
  degisim(tellRandevu(eski), { ...alanlar, ...(yerler && { yerler }), zorlamaNedeni, ...birlikte });
  return { id: body.id, surum, musteriCakisiyor };
}

/**
 * `yerlerYeniden`: the columns beside the own one and the performer's are chosen anew, as they are wherever it is moved. `ayni`: nothing differs.
 * `bekledi`: others who take several columns were waited for.
 */
type Yazilan = Istek & { hizmetlerDegisti: boolean; yerlerYeniden: boolean; ayni: boolean; zorlamaNedeni: string | null; degistirenID: number | null; bekledi: boolean };

/**
 * Writes it in one statement. Places that change are left and taken anew as by a booking: one that is taken leads to no row instead of an
 * error, because those who break the constraint at once would wait for each other (deadlock), again at each new attempt.
 */
async function write(tx: Tx, body: Kayit, { bekledi, hizmetlerDegisti, yerlerYeniden, zorlamaNedeni: neden, ayni, degistirenID, ...istek }: Yazilan): Promise<Row> {
  const { rows } = await sql<Row>`
    with kontrol as materialized (
      select k.*, k.hata is null and k.gerek_var and ${istek.yerTutar} and (${yerlerYeniden} or k.tasindi or k.kisi_degisti) and not ${bekledi} as bekler from (${kontrol(istek)}) k
    ),
    degisen as (
      update randevu r set musteri_id = ${istek.musteriID}, randevu_basligi_id = ${istek.sutunID},
        uygulayan_personel_id = k.uygulayan_id, baslangic = ${istek.baslangic}::timestamp, bitis = ${istek.bitis}::timestamp,
        son_degistiren_personel_id = case when ${ayni} then r.son_degistiren_personel_id else ${degistirenID}::bigint end,
        durum = ${body.randevuDurumu}, randevu_notu = ${body.randevuNotu}, surum = r.surum + 1,
        birakma_zamani = case when ${istek.yerTutar} then null when r.durum in ('B', 'O', 'G', 'K') then now() else r.birakma_zamani end,
        gelis_zamani = ${gelisOf(sql`${body.randevuDurumu}`, istek.an)},
        zorlama_nedeni = case when ${istek.ustune} then ${neden} when k.tasindi or k.kisi_degisti then null else r.zorlama_nedeni end,
        onay_zamani = case ${body.randevuDurumu} when 'O' then coalesce(r.onay_zamani, ${istek.an}::timestamp) when 'B' then null else r.onay_zamani end,
        tampon_once = case when k.tasindi or ${hizmetlerDegisti} then k.tampon_once else r.tampon_once end,
        tampon_sonra = case when k.tasindi or ${hizmetlerDegisti} then k.tampon_sonra else r.tampon_sonra end
      from kontrol k where r.id = ${body.id} and r.silindi is null and k.hata is null and not k.bekler
      returning r.id, r.surum, r.zorlama_nedeni, r.baslangic - r.tampon_once * interval '1 minute' as ilk, r.bitis + r.tampon_sonra * interval '1 minute' as son,
        k.tasindi, k.kisi_degisti, k.yerler, k.yasaklar, ${yerlerYeniden} or k.tasindi or k.kisi_degisti as yeniden
    ),
    kalan as (
      update randevu_yer y set tutar = ${istek.yerTutar} from degisen d
      where y.randevu_id = d.id and not d.yeniden and y.randevu_basligi_id <> all(d.yerler) and y.tutar <> ${istek.yerTutar}
    ),
    istenen as materialized (
      select y.* from degisen d
      cross join lateral unnest(d.yerler, d.yasaklar) s (id, yasak)
      left join randevu_yer e on e.randevu_id = d.id and e.randevu_basligi_id = s.id
      cross join lateral (
        select d.id as randevu_id, s.id as sutun_id, d.ilk as baslangic, d.son as bitis,
          case when d.tasindi then s.yasak else coalesce(e.cakisma_yasak, s.yasak) end as yasak, ${istek.yerTutar}::boolean as tutar,
          ${istek.ustune} or (not d.tasindi and not d.kisi_degisti and coalesce(e.ustune, false)) as ustune
      ) y
      where (y.baslangic, y.bitis, y.yasak, y.tutar, y.ustune) is distinct from (e.baslangic, e.bitis, e.cakisma_yasak, e.tutar, e.ustune)
    ),
    birakilan as (
      delete from randevu_yer y using degisen d where y.randevu_id = d.id
        and (d.yeniden and y.randevu_basligi_id <> all(d.yerler) or y.randevu_basligi_id in (select sutun_id from istenen)) returning 1
    ),
    yer as (
      insert into randevu_yer (randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak, tutar, ustune)
      select randevu_id, sutun_id, baslangic, bitis, yasak, tutar, ustune from istenen where (select count(*) from birakilan) >= 0 order by sutun_id
      on conflict do nothing returning 1
    ),
    cikan as (delete from randevu_hizmet h using degisen d where h.randevu_id = d.id and ${body.hizmetler !== undefined}),
    giren as (
      insert into randevu_hizmet (randevu_id, alt_urun_id)
      select d.id, h.id from degisen d, unnest(${istek.altUrunIDler}::bigint[]) with ordinality h (id, sira) order by h.sira
    )
    select hata, ara_nedeni, gerek_var, bekler, tasindi or kisi_degisti as tasindi, "musteriCakisiyor", (select surum from degisen) as surum,
      (select zorlama_nedeni from degisen) as "zorlamaNedeni", (select count(*) from yer) < (select count(*) from istenen) as alinmis from kontrol`.execute(tx);
  return rows[0]!;
}

/** Throws what speaks against the change. */
function surumOf(bulgu: Row): number {
  throwHata(bulgu);
  if (bulgu.alinmis) throw refusalAt('baslangicSaat', 'ayniSaatteRandevu');
  if (bulgu.surum === null) throw new AppError('kayitDegismis');
  return bulgu.surum;
}

/** Throws for a state that does not follow, without the right to the change, and for another customer of an appointment with money. */
async function checkDegisiklik(tx: Tx, { yetkiler }: Yapan, eski: MevcutRandevu, body: Kayit): Promise<void> {
  checkDurum(eski.durum, body.randevuDurumu);
  if (!yetkiler.has('randevuDuzenle') && !isOnlyMoved(eski, body)) throw new AppError('yetkiYok');
  // A sale belongs to the customer who came, and a deposit to the one who paid it.
  if (eski.musteriID !== body.musteriID && (eski.satisID !== null || (await hasKapora(tx, body.id)))) {
    throw wrongFields({ musteriID: 'secimGecersiz' });
  }
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
    body.hizmetler === undefined
  );
}

/** What is written: the appointment that was asked for, with what follows from how it stood. */
const yazilanOf = (eski: MevcutRandevu, { body, yerler, neden }: { body: Kayit } & Beside, istek: Istek, degistirenID: number | null): Omit<Yazilan, 'bekledi'> => ({
  ...istek,
  sutunBelirler: isUygulayanFollowing(eski, body),
  hizmetlerDegisti: body.hizmetler !== undefined,
  yerlerYeniden: body.hizmetler !== undefined || yerler !== undefined || (istek.yerTutar && !occupiesSlot(eski.durum)),
  zorlamaNedeni: istek.ustune ? neden! : null,
  ayni: isSame(eski, body, { yerler, neden }),
  degistirenID,
});

/** Whether it takes a time that it did not have before. */
const isYeniZaman = (eski: MevcutRandevu, { randevuTarihi, baslangicSaat, bitisSaat }: Kayit): boolean =>
  `${randevuTarihi} ${baslangicSaat}` !== eski.baslangic.slice(0, 16) || bitisSaat !== eski.bitisSaat || !occupiesSlot(eski.durum);

type Beside = { yerler: readonly number[] | undefined; neden: string | null | undefined };

/** Whether it is sent back as it was read: nobody has changed it then. */
function isSame(eski: MevcutRandevu, body: Kayit, { yerler, neden }: Beside): boolean {
  const fields = Object.entries(alanlarOf(eski)).every(([alan, deger]) => body[alan as keyof Kayit] === deger);
  return fields && body.hizmetler === undefined && yerler === undefined && (neden ?? eski.zorlamaNedeni) === eski.zorlamaNedeni;
}

/** In another column the appointment goes to that column's person, unless somebody else was chosen for it. */
function isUygulayanFollowing(eski: MevcutRandevu, { randevuSutunBaslikID, uygulayanPersonelID }: Kayit): boolean {
  const chosen = uygulayanPersonelID !== eski.uygulayanID || eski.uygulayanID !== eski.sutunPersonelID;
  return randevuSutunBaslikID !== eski.sutunID && !chosen;
}
