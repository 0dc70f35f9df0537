import type { AktarilacakRandevu, aktarmaCalls } from '@defter/contract/aktarma.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import { attempt, rehearse } from '../../../platform/db/attempt.ts';
import { columnsOf } from '../../../platform/db/page.ts';
import type { Context } from '../../../platform/http/context.ts';
import { randevuDuties } from '../duties.ts';
import { nedenOf } from '../engel.ts';
import { BAGLAR, sutunlarOf } from '../list-randevular.ts';
import { readRandevu } from '../read-randevu.ts';
import { shownRandevu } from '../visible-randevu.ts';
import { giveRandevu } from './give-randevu.ts';
import { findHedef, type Hedef } from './hedef.ts';

type Soran = Context<typeof aktarmaCalls.list>;
type Satir = Omit<AktarilacakRandevu, 'engeller'>;

const ALANLAR = 'id,surum,adi,soyadi,hizmetler,randevuTarihi,baslangicSaat,bitisSaat,randevuDurumu,randevuSutunBaslikID,uygulayanPersonelID,uygulayanPersonelAdi';

/** What could be given to others, and what stands in the way in each of the columns: it is moved there, and put back. */
export async function listAktarma(context: Soran) {
  const { tx, query } = context;
  const satirlar = await readSatirlar(context);
  const hedefler: Hedef[] = [];
  for (const id of query.hedefler) hedefler.push(await findHedef(tx, { randevuSutunBaslikID: id, personelID: null }));
  const liste: AktarilacakRandevu[] = [];
  for (const satir of satirlar) {
    const engeller: AktarilacakRandevu['engeller'] = [];
    for (const hedef of hedefler) engeller.push({ randevuSutunBaslikID: hedef.id, ...(await engelOf(context, satir, hedef)) });
    liste.push({ ...satir, engeller });
  }
  return { liste, toplamKayit: liste.length };
}

async function engelOf(context: Soran, { id, kaynakSutunID: kaynakID }: Satir, hedef: Hedef): Promise<{ engel: string | null; neden: string | null }> {
  const { tx, oturum } = context;
  const eski = await readRandevu(tx, id, oturum);
  // An appointment that the colleague performs in a room stays in that room.
  const kisiye = hedef.personelID !== null && eski.sutunID !== context.query.randevuSutunBaslikID;
  const give = () => giveRandevu(context, { id, eski, hedef: { ...hedef, kisiye }, kaynakID });
  const { refusal } = await rehearse(tx, () => attempt(tx, give, randevuDuties.constraints));
  return { engel: refusal?.kod ?? null, neden: refusal ? nedenOf(refusal) : null };
}

async function readSatirlar({ tx, query, oturum, clock }: Soran): Promise<Satir[]> {
  const gun = query.tarih ?? clock.today();
  const { randevuSutunBaslikID: sutunID, personelID } = query;
  /** Whether it is the column's or the colleague's own, or everybody's are asked for. */
  const asilMi = sql`(${sutunID === null && personelID === null} or r.randevu_basligi_id = ${sutunID}::bigint or b.personel_id = k.kisi or r.uygulayan_personel_id = k.kisi)`;
  const { rows } = await sql<{ liste: Satir[] }>`
    with kaynak as (select coalesce(${personelID}::bigint, (select personel_id from randevu_basligi where id = ${sutunID}::bigint)) as kisi)
    select coalesce(json_agg(satir), '[]') as liste from (
      select ${columnsOf(sutunlarOf(oturum), ALANLAR)}, case when ${asilMi} then null else y.id end as "kaynakSutunID" from kaynak k cross join randevu r
      join randevu_basligi b on b.bayi_id = r.bayi_id and b.id = r.randevu_basligi_id
      left join lateral (
        select c.id from randevu_yer y join randevu_basligi c on c.bayi_id = y.bayi_id and c.id = y.randevu_basligi_id
        where y.bayi_id = r.bayi_id and y.randevu_id = r.id and c.id <> r.randevu_basligi_id and (c.id = ${sutunID}::bigint or c.personel_id = k.kisi)
        order by c.id limit 1
      ) y on true
      ${BAGLAR}
      where r.baslangic >= ${gun}::timestamp and r.baslangic < ${addDays(gun, 1)}::timestamp and r.bitis > ${clock.wallClock()}::timestamp
        and r.durum in ('B', 'O', 'G') and ${shownRandevu({ oturum, clock })}
        and (${asilMi} or y.id is not null)
      order by r.baslangic, r.id
    ) satir`.execute(tx);
  return rows[0]!.liste;
}
