import { KAYIT_ISLEMLERI, KAYIT_MENULERI } from '@defter/contract/call.ts';
import { KAYIT_TURLERI } from '@defter/contract/kayit-nesneleri.ts';
import { TANIM_TURLERI, tanimOf } from '@defter/contract/tanim.ts';
import type { KayitSatiri, kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { fold } from '@defter/rules/metin.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { pageOf } from '../../platform/db/page.ts';
import type { Degisim } from '../../platform/degisim.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { tabloOf } from '../tanim/tablo.ts';
import { nameValues } from './name-values.ts';

type Satir = Omit<KayitSatiri, 'degisim'> & { degisim: { alanlar: Degisim } | null };

/** The record log of the days asked for, today's without any (spec 2§3.5). */
export async function listKayitlar({ tx, query, oturum, clock }: Context<typeof kayitGunluguCalls.list>) {
  const { bayiID, personelID, islemID, menuID } = query;
  const aciklama = query.aciklama ?? query.ara;
  // Which other branches somebody may see is not decided yet; of one's own it is just what is asked for anyway.
  if (bayiID !== null && bayiID !== oturum.bayiID) throw new Hata('bulunamadi');
  const baslangic = query.baslangic ?? clock.today();
  const bitis = query.bitis ?? (baslangic > clock.today() ? baslangic : clock.today());
  if (bitis < baslangic) throw new Hata('bitisOnce');
  const kosul = sql`k.zaman >= ${baslangic}::timestamp at time zone 'Europe/Istanbul'
    and k.zaman < ${addDays(bitis, 1)}::timestamp at time zone 'Europe/Istanbul'
    ${personelID === null ? sql`` : sql`and k.personel_id = ${personelID}`}
    ${islemID === null ? sql`` : sql`and k.islem = ${KAYIT_ISLEMLERI[islemID - 1] ?? ''}`}
    ${menuID === null ? sql`` : sql`and k.menu = ${KAYIT_MENULERI[menuID - 1] ?? ''}`}
    ${aciklama === null ? sql`` : sql`and katla(concat_ws(' ', k.aciklama, ${KAYIT_ADI})) like icerir(${fold(aciklama)})`}`;
  return readPage(tx, kosul, query);
}

/** Everything that was done to one record, the last first. */
export const listGecmis = ({ tx, query }: Context<typeof kayitGunluguCalls.gecmis>) =>
  readPage(
    tx,
    sql`k.menu = ${query.menu} and k.kayit_id = ${query.kayitID}
      and ${query.nesne === null ? sql`coalesce(k.nesne <> all(${[...KAYIT_TURLERI]}::text[]), true)` : sql`k.nesne = ${query.nesne}`}
      ${query.parcaID === null ? sql`` : sql`and k.parca_id = ${query.parcaID}`}`,
    query,
  );

async function readPage(tx: Tx, kosul: RawBuilder<unknown>, query: { sayfa: number; sayfaBoyutu: number }) {
  const [page, count] = await Promise.all([
    sql<Satir>`
      select k.id, k.zaman, k.personel_id as "personelID", nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi", k.menu, k.islem, k.nesne,
        k.kayit_id as "kayitID", ${KAYIT_ADI} as "kayitAdi", k.aciklama, k.ip, k.cihaz, k.degisim,
        k.degisim is null and k.degisim_ozeti is not null as "degisimSilindi"
      from (select * from kayit_gunlugu k where ${kosul} order by k.zaman desc, k.id desc ${pageOf(query)}) k
      left join personel p on p.bayi_id = k.bayi_id and p.id = k.personel_id
      order by k.zaman desc, k.id desc`.execute(tx),
    sql<{ toplam: number }>`select count(*) as toplam from kayit_gunlugu k where ${kosul}`.execute(tx),
  ]);
  const satirlar = page.rows.map(({ degisim, ...satir }) => ({
    ...satir,
    degisim: Object.entries(degisim?.alanlar ?? {}).map(([ad, [once, sonra]]) => ({ ...adOf(ad), once, sonra })),
  }));
  return { liste: await nameValues(tx, satirlar), toplamKayit: count.rows[0]!.toplam };
}

/** `fiyat:Cilt Bakımı` is the field of one of several. */
function adOf(ad: string): { alan: string; etiket: string | null } {
  const [alan = '', ...rest] = ad.split(':');
  return { alan, etiket: rest.length > 0 ? rest.join(':') : null };
}

/** What the record of an entry is called: a handful of look-ups for the rows of one page. */
const KAYIT_ADI = sql`case coalesce((select tur from unnest(${[...KAYIT_TURLERI]}::text[]) tur where tur = k.nesne), k.menu)
  when 'rol' then (select o.adi from rol o where o.bayi_id = k.bayi_id and o.id = k.kayit_id)
  when 'vardiyaSablonu' then (select v.sablon_adi from vardiya_sablon v where v.bayi_id = k.bayi_id and v.id = k.kayit_id)
  when 'anaUrun' then (select a.adi from ana_urun a where a.bayi_id = k.bayi_id and a.id = k.kayit_id)
  ${sql.join(
    TANIM_TURLERI.filter((tur) => tanimOf(tur).yetki !== undefined).map(
      (tur) => sql`when ${tur} then (select d.adi from ${tabloOf(tur)} d where d.bayi_id = k.bayi_id and d.id = k.kayit_id)`,
    ),
    sql` `,
  )}
  when 'musteri' then (select concat_ws(' ', m.ad, m.soyad) from musteri m where m.bayi_id = k.bayi_id and m.id = k.kayit_id)
  when 'personel' then (select concat_ws(' ', e.ad, e.soyad) from personel e where e.bayi_id = k.bayi_id and e.id = k.kayit_id)
  when 'urun' then (select u.adi from alt_urun u where u.bayi_id = k.bayi_id and u.id = k.kayit_id)
  when 'randevu' then (select concat_ws(' ', m.ad, m.soyad) || ', ' || to_char(r.baslangic, 'DD.MM.YYYY HH24:MI') from randevu r
    join musteri m on m.bayi_id = r.bayi_id and m.id = r.musteri_id where r.bayi_id = k.bayi_id and r.id = k.kayit_id)
  when 'satis' then (select concat_ws(' ', m.ad, m.soyad) || ', ' || to_char(s.tarih, 'DD.MM.YYYY') from satis s
    join musteri m on m.bayi_id = s.bayi_id and m.id = s.musteri_id where s.bayi_id = k.bayi_id and s.id = k.kayit_id)
  end`;
