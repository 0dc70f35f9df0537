import type { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { fold } from '@defter/rules/metin.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { FOUND_ROWS, orderBy, pageOf } from '../../platform/db/page.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { matchingMusteriler, searchText } from '../musteri/arama.ts';
import { arayanOf, MUSTERI_OF_ARAMA } from './arayan.ts';
import { cagriDurumu, cevapBekliyor, SANTRAL } from './cagri-durumu.ts';

type ListContext = Context<typeof gelenAramaCalls.list>;
type Query = ListContext['query'];

const SORTABLE = { zaman: ['tarih', 'saat'], sonrakiArama: ['sonraki_arama_tarihi', 'sonraki_arama_saati'] };

/** A page of calls, each with its choices by name. */
export async function listAramalar(context: ListContext) {
  const { tx, query, oturum, clock } = context;
  if (query.bayiID !== null && query.bayiID !== oturum.bayiID) throw new AppError('bulunamadi');
  const kosul = kosulOf(context);
  const sira = orderBy(query.sirala, SORTABLE, query.gorunum === 'aranacak' ? 'sonrakiArama' : '-zaman', 'a');
  const { rows } = await sql<JsonOf<typeof gelenAramaCalls.list>>`
    with bulunan as materialized (select a.bayi_id, a.id, a.tarih, a.saat, a.sonraki_arama_tarihi, a.sonraki_arama_saati from gelen_arama a ${SANTRAL} where ${kosul}),
    sayfa as materialized (select t.* from (select * from bulunan a ${sira} ${pageOf(query)}) s join gelen_arama t on t.bayi_id = s.bayi_id and t.id = s.id)
    select ${FOUND_ROWS}
    from (${satirlar(clock, sql`sayfa a`)} ${sira}) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** One call, and who it was. */
export async function getArama({ tx, params, oturum, clock }: Context<typeof gelenAramaCalls.get>) {
  const { rows } = await sql<JsonOf<typeof gelenAramaCalls.get>>`
    select row_to_json(satir)::text as arama, coalesce((select ${arayanOf({ oturum, clock })}::text from musteri_ozet m where m.id = satir."musteriID"), 'null') as arayan
    from (${satirlar(clock, sql`(select * from gelen_arama where id = ${params.id}) a`)}) satir`.execute(tx);
  return new RawJson(found(rows[0]));
}

/** How many calls wait for somebody. */
export async function countBekleyenler({ tx, clock }: Context<typeof gelenAramaCalls.bekleyenler>) {
  const { rows } = await sql<{ cevapsiz: number; aranacak: number }>`
    select (select count(*) from gelen_arama a ${SANTRAL} where ${cevapBekliyor(clock)}) as cevapsiz,
      (select count(*) from gelen_arama a where a.sonraki_arama_tarihi <= ${clock.today()}::date) as aranacak`.execute(tx);
  return rows[0]!;
}

const satirlar = (clock: Clock, aramalar: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select a.id, a.bayi_id as "bayiID", a.surum, m.id as "musteriID", a.arama_yonu as "aramaYonu", a.arama_musteri_no as "aramaMusteriNo", a.gelen_hat as "gelenHat",
    a.gorusme_konu_id as "gorusmeKonuID", a.gorusme_sekli_id as "gorusmeSekliID", a.hizmet_id as "hizmetID", a.sonuc_id as "sonucID", a.durum_id as "durumID",
    a.nereden_duydunuz_id as "neredenDuydunuzID", a.mesaj_id as "mesajID", a.arayan_kisi as "arayanKisi", a.aciklama,
    a.sonraki_arama_tarihi as "sonrakiAramaTarihi", to_char(a.sonraki_arama_saati, 'HH24:MI') as "sonrakiAramaSaati",
    a.telefon_no as "telefonNo", a.tarih, to_char(a.saat, 'HH24:MI') as saat, nullif(concat_ws(' ', m.ad, m.soyad), '') as "musteriAdi", v.telefon as "musteriTelefonu",
    k.adi as "konuAdi", g.adi as "sekilAdi", h.adi as "hizmetAdi", c.adi as "sonucAdi", d.adi as "durumAdi", n.adi as "neredenAdi",
    nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi", ${cagriDurumu(clock)} as "cagriDurumu",
    extract(epoch from coalesce(a.cevap_zamani, a.bitis_zamani) - a.calma_zamani)::int as "calmaSuresi",
    extract(epoch from a.bitis_zamani - a.cevap_zamani)::int as "konusmaSuresi", coalesce(${cevapBekliyor(clock)}, false) as "cevapBekliyor"
  from ${aramalar} ${SANTRAL} ${MUSTERI_OF_ARAMA}
  left join musteri_telefon_ozet v on v.bayi_id = m.bayi_id and v.musteri_id = m.id and v.varsayilan_mi
  left join gorusme_konusu k on k.bayi_id = a.bayi_id and k.id = a.gorusme_konu_id
  left join gorusme_sekli g on g.id = a.gorusme_sekli_id
  left join gelen_arama_hizmeti h on h.bayi_id = a.bayi_id and h.id = a.hizmet_id
  left join gelen_arama_sonucu c on c.bayi_id = a.bayi_id and c.id = a.sonuc_id
  left join gelen_arama_durumu d on d.bayi_id = a.bayi_id and d.id = a.durum_id
  left join nereden_duydunuz n on n.bayi_id = a.bayi_id and n.id = a.nereden_duydunuz_id
  left join personel_ozet p on p.bayi_id = a.bayi_id and p.id = a.kaydeden_personel_id`;

const LISTELER = {
  durumlar: sql`a.durum_id`,
  gorusmeKonulari: sql`a.gorusme_konu_id`,
  gorusmeSekilleri: sql`a.gorusme_sekli_id`,
  hizmetler: sql`a.hizmet_id`,
  neredenDuydunuzlar: sql`a.nereden_duydunuz_id`,
  sonuclar: sql`a.sonuc_id`,
  personeller: sql`a.kaydeden_personel_id`,
} as const satisfies Partial<Record<keyof Query, RawBuilder<unknown>>>;

/** Which calls `a` are listed, by every filter of the specification (spec 2§3.11). */
function kosulOf(context: ListContext): RawBuilder<boolean> {
  const { aciklama, aramaYonu, musteriID, gorunum } = context.query;
  const parts = [
    ...gunKosulu(context),
    ...kisiKosulu(context),
    ...(Object.keys(LISTELER) as (keyof typeof LISTELER)[]).flatMap((ad) => (context.query[ad].length > 0 ? [sql`${LISTELER[ad]} = any(${context.query[ad]}::bigint[])`] : [])),
    ...(aciklama === null ? [] : [sql`katla(a.aciklama) like icerir(${fold(aciklama)})`]),
    ...(aramaYonu === null ? [] : [sql`a.arama_yonu = ${aramaYonu}`]),
    ...(musteriID === null ? [] : [aramasiOf(musteriID)]),
    ...(gorunum === 'cevapsiz' ? [cevapBekliyor(context.clock)] : []),
    ...(gorunum === 'aranacak' ? [sql`a.sonraki_arama_tarihi is not null`] : []),
  ];
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** Whether call `a` is of a customer, chosen or by the number. */
export const aramasiOf = (musteriID: number): RawBuilder<boolean> => sql`(a.musteri_id = ${musteriID}
  or (a.musteri_id is null and a.telefon_no in (select telefon from musteri_telefon_ozet where musteri_id = ${musteriID})))`;

/** The days are those of the calls, and of what is to be done the days on which it is. */
function gunKosulu({ query, clock }: ListContext): RawBuilder<unknown>[] {
  const bugun = clock.today();
  const isWhole = query.gorunum !== 'tumu' || query.musteriID !== null;
  const baslangic = query.baslangic ?? (isWhole ? null : query.bitis !== null && query.bitis < bugun ? query.bitis : bugun);
  const bitis = query.bitis ?? (isWhole ? null : baslangic !== null && baslangic > bugun ? baslangic : bugun);
  const gun = query.gorunum === 'aranacak' ? sql`a.sonraki_arama_tarihi` : sql`a.tarih`;
  return [...(baslangic === null ? [] : [sql`${gun} >= ${baslangic}::date`]), ...(bitis === null ? [] : [sql`${gun} <= ${bitis}::date`])];
}

/** By name everybody may search; by number only who sees numbers, for the list would tell them digit by digit. */
function kisiKosulu({ query, oturum }: ListContext): RawBuilder<unknown>[] {
  const { ara, adSoyad, telefonNo } = query;
  const gorur = oturum.yetkiler.has('musteriIletisim');
  const named = (text: string) => sql`(coalesce(a.musteri_id, (select t.musteri_id from musteri_telefon_ozet t where t.bayi_id = a.bayi_id and t.telefon = a.telefon_no))
    in (${matchingMusteriler(oturum, text)}) or katla(a.arayan_kisi) like icerir(${fold(text)}))`;
  const numbered = (text: string) => (gorur && /\d/.test(text) ? sql`a.telefon_no like icerir(${searchText(text)})` : sql`false`);
  return [
    ...(ara === null ? [] : [sql`(${named(ara)} or ${numbered(ara)})`]),
    ...(adSoyad === null ? [] : [named(adSoyad)]),
    ...(telefonNo === null ? [] : [numbered(telefonNo)]),
  ];
}
