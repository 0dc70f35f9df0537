import { hasSure, type izinCalls } from '@defter/contract/izin.ts';
import type { BodyOf } from '@defter/contract/call.ts';
import type { IzinSuresi, IzinTuru } from '@defter/rules/izin.ts';
import { addDays, daysBetween } from '@defter/rules/tarih.ts';
import type { ZamanAraligi } from '@defter/rules/vardiya.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import { raiseSurum } from '../../platform/db/surum.ts';
import { AppError, found, refusalAt, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { lockIzinler, writeIzinler } from '../personel/izinler.ts';
import { randevulariOf } from '../randevu/queries.ts';
import { zamanColumn } from '../vardiya/sablon-columns.ts';
import { holdKisi } from './hold-kisi.ts';
import { countIzinOf, saatOf } from './izin-suresi.ts';
import { type Kayit, withSure } from './with-sure.ts';

const EN_UZUN_GUN = 366;

export async function createIzin(context: Context<typeof izinCalls.create>) {
  requireNew(context.body);
  return save(context, await withSure(context.tx, context.body));
}

/** Other times or another reason; whose leave it is does not change. */
export async function updateIzin(context: Context<typeof izinCalls.update>) {
  const { tx, body } = context;
  await holdKisi(tx, body.id);
  // Locked, so that what is not said stays as the last one has said it.
  const eski = await tx
    .selectFrom('personel_izin')
    .where('id', '=', body.id)
    .where('silindi', 'is', null)
    .select(['personel_id', 'baslangic', 'bitis', 'aciklama', 'izin_turu', 'gun', 'dakika'])
    .forUpdate()
    .executeTakeFirst();
  const { gun, dakika } = found(eski);
  const onceki = kayitOf(body.id, found(eski));
  const sure = { gun: body.gun === undefined ? gun : body.gun, saat: body.saat === undefined ? saatOf(dakika) : body.saat };
  const said = withUnsaid<Istenen>(body, onceki);
  const isMoved = body.gelisTarihi === null && said.cikisTarihi !== onceki.cikisTarihi;
  const kayit = { ...said, gelisTarihi: said.gelisTarihi ?? (isMoved ? addDays(said.cikisTarihi, Math.floor(sure.gun ?? 0)) : onceki.gelisTarihi) };
  if (body.gelisTarihi === null && !hasSure(body)) throw wrongFields({ gelisTarihi: 'zorunluAlan' });
  // A client that sends the counted length back unchanged does not ask for another one.
  const isSame = (kayit.gun ?? gun) === gun && (kayit.saat ?? saatOf(dakika)) === saatOf(dakika);
  if (isSame && !isMoved) return save(context, kayit);
  return save(context, await withSure(tx, { ...kayit, ...sure, ...zamanOf(kayit, body, { ...onceki, gun }) }));
}

/**
 * From when a leave of another length is reckoned. A return that is not sent, or sent back as it was read, follows from the length: it
 * begins again on the day of leaving, unless the days stay and only the hours change.
 */
function zamanOf({ cikisTarihi, cikisSaati, gelisTarihi }: Kayit, body: BodyOf<typeof izinCalls.update>, onceki: Kayit & { gun: number }) {
  const gelisSaati = body.gelisSaati === onceki.gelisSaati ? null : (body.gelisSaati ?? null);
  const isSent = (body.gelisTarihi ?? onceki.gelisTarihi) !== onceki.gelisTarihi || gelisSaati !== null;
  const daysStay = (body.gun ?? onceki.gun) === onceki.gun && onceki.gun >= 1;
  // A saved midnight says nothing of when somebody leaves for some hours, and the time of some hours nothing of whole days.
  const isOther = cikisSaati === '00:00' || (onceki.gun < 1 && (body.gun ?? 0) >= 1);
  const isAsBefore = (body.cikisSaati ?? onceki.cikisSaati) === onceki.cikisSaati;
  return {
    gelisSaati,
    cikisSaati: isAsBefore && isOther ? null : cikisSaati,
    gelisTarihi: isSent || daysStay ? gelisTarihi : cikisTarihi,
  };
}

type Row = { personel_id: number; baslangic: string; bitis: string; aciklama: string | null; izin_turu: string };
/** A leave that is saved, as it would be sent. */
const kayitOf = (id: number, { personel_id, baslangic, bitis, aciklama, izin_turu }: Row): Kayit => ({
  id,
  surum: null,
  personelID: personel_id,
  cikisTarihi: baslangic.slice(0, 10),
  cikisSaati: baslangic.slice(11, 16),
  gelisTarihi: bitis.slice(0, 10),
  gelisSaati: bitis.slice(11, 16),
  aciklama,
  izinTuru: izin_turu as IzinTuru,
  gun: null,
  saat: null,
});

/** Puts a leave back that was taken back, as if it were written now: its time may have been booked, and its days planned anew. */
export async function restoreIzin(context: Context<typeof izinCalls.geriAl>) {
  const { tx, body } = context;
  await holdKisi(tx, body.id);
  const { rows } = await sql<Izin>`
    update personel_izin set silindi = null where id = ${body.id} and silindi is not null
    returning id, personel_id as "personelID", ${zamanColumn('baslangic')} as baslangic, ${zamanColumn('bitis')} as bitis, aciklama, izin_turu as "izinTuru"`.execute(tx);
  const izin = found(rows[0]);
  context.degisim(null, { geriGeldi: true, ...tellIzin(izin) });
  return saveAt(context, izin);
}

const save = (context: SaveContext, kayit: Kayit) => saveAt(context, { ...kayit, ...readZaman(kayit) });

type Izin = ZamanAraligi & { id: number; surum?: number | null; personelID: number; aciklama: string | null; izinTuru: IzinTuru };

type Istenen = BodyOf<typeof izinCalls.create>;
type SaveContext = Pick<Context<typeof izinCalls.create>, 'tx' | 'oturum' | 'degisim' | 'about'>;

async function saveAt({ tx, oturum, degisim, about }: SaveContext, izin: Izin) {
  lockIzinler(tx, izin.personelID);
  if (izin.id > 0) await raiseSurum(tx, { tablo: 'personel_izin', id: izin.id }, izin.surum);
  const sure = await countIzinOf(tx, izin.personelID, izin);
  const { id, eski, randevuSayisi, ilkRandevu } = await write(tx, { ...izin, ...sure, kaydeden: oturum.personelID });
  if (ilkRandevu !== null) {
    throw new AppError('izindeRandevuVar', {
      veri: { sayi: randevuSayisi, tarih: ilkRandevu.slice(0, 10), saat: ilkRandevu.slice(11, 16) },
    });
  }
  degisim(eski, tellIzin(izin));
  about(izin.personelID, found(id));
  return { id: found(id), gun: sure.gun, saat: saatOf(sure.dakika) };
}

/** As the record log tells of it. */
const tellIzin = ({ izinTuru, baslangic, bitis, aciklama }: Izin) => ({ izinTuru, baslangic, bitis, aciklama });

/** Wall clock, the end not included. Throws bitisOnce and izinUzun. */
function readZaman({ cikisTarihi, cikisSaati, gelisTarihi, gelisSaati }: Kayit): ZamanAraligi {
  const zaman = { baslangic: `${cikisTarihi} ${cikisSaati ?? '00:00'}`, bitis: `${gelisTarihi} ${gelisSaati ?? '00:00'}` };
  if (zaman.bitis <= zaman.baslangic) {
    const alan = cikisTarihi === gelisTarihi && gelisSaati !== null ? 'gelisSaati' : 'gelisTarihi';
    throw refusalAt(alan, 'bitisOnce');
  }
  if (daysBetween(cikisTarihi, gelisTarihi) > EN_UZUN_GUN) throw refusalAt('gelisTarihi', 'izinUzun');
  return zaman;
}

type Yazilacak = Izin & IzinSuresi & { kaydeden: number };
type Yazilan = { id: number | null; eski: Record<string, string> | null; randevuSayisi: number; ilkRandevu: string | null };

/** The leave and its time in the person's row, unless somebody is booked in it. */
async function write(tx: Tx, { id, personelID, baslangic, bitis, gun, dakika, aciklama, izinTuru, kaydeden }: Yazilacak): Promise<Yazilan> {
  const yazilan =
    id > 0
      ? sql`update personel_izin set baslangic = ${baslangic}::timestamp, bitis = ${bitis}::timestamp, gun = ${gun}, dakika = ${dakika},
          aciklama = ${aciklama}, izin_turu = ${izinTuru}
          from randevular where id = ${id} and personel_id = ${personelID} and silindi is null and sayi = 0 returning id`
      : sql`insert into personel_izin (personel_id, baslangic, bitis, gun, dakika, aciklama, izin_turu, kaydeden_personel_id)
          select ${personelID}::bigint, ${baslangic}::timestamp, ${bitis}::timestamp, ${gun}::numeric, ${dakika}::int, ${aciklama}::text,
            ${izinTuru}::text, ${kaydeden}::bigint from randevular where sayi = 0 returning id`;
  const { rows } = await sql<Yazilan>`
    with randevular as materialized (${randevulariOf({ personelID, baslangic, bitis })}),
    yazilan as (${yazilan}),
    kisi as (
      ${writeIzinler(
        sql`tsmultirange(tsrange(${baslangic}::timestamp, ${bitis}::timestamp)) + coalesce(
          (select range_agg(tsrange(i.baslangic, i.bitis)) from personel_izin i where i.personel_id = p.id and i.id <> ${id} and i.silindi is null), '{}')`,
        sql`where p.id = ${personelID} and exists (select from yazilan)`,
      )}
    )
    select (select id from yazilan) as id, (select json_build_object('izinTuru', i.izin_turu, 'baslangic', ${zamanColumn('i.baslangic')}, 'bitis', ${zamanColumn('i.bitis')},
      'aciklama', i.aciklama) from personel_izin i where i.id = ${id}) as eski, sayi as "randevuSayisi", ilk as "ilkRandevu" from randevular`.execute(tx);
  return rows[0]!;
}
