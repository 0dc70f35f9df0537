import { KAYIT_ISLEMLERI, KAYIT_MENULERI } from '@defter/contract/call.ts';
import { KAYIT_TURLERI } from '@defter/contract/kayit-nesneleri.ts';
import { meaningInLog } from '@defter/contract/kayit-alanlari.ts';
import type { Degisen, KayitSatiri, kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { fold } from '@defter/rules/metin.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { pageOf } from '../../platform/db/page.ts';
import type { Degisim } from '../../platform/degisim.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type NamedDegisen, nameValues } from './name-values.ts';
import { KAYIT_TURU, type NameOf } from './record-name.ts';

type Satir = Omit<KayitSatiri, 'degisim'> & { degisim: { alanlar: Degisim } | null };

/**
 * The record log of the days that are asked for; without a first one from today (spec 2§3.5), or of the last one alone where that is over,
 * without a last one to the newest entry.
 */
export async function listKayitlar({ tx, query, oturum, clock }: Context<typeof kayitGunluguCalls.list>, nameOf: NameOf) {
  const { bayiID, personelID, islemID, menuID } = query;
  const aciklama = query.aciklama ?? query.ara;
  // It is not decided yet which other branches somebody may see, so the filter has one choice: one's own.
  if (bayiID !== null && bayiID !== oturum.bayiID) throw new AppError('bulunamadi');
  const { bitis } = query;
  const bugun = clock.today();
  const baslangic = query.baslangic ?? (bitis !== null && bitis < bugun ? bitis : bugun);
  if (bitis !== null && bitis < baslangic) throw new AppError('bitisOnce');
  const kosul = sql`k.zaman >= ${baslangic}::timestamp at time zone 'Europe/Istanbul'
    ${bitis === null ? sql`` : sql`and k.zaman < ${addDays(bitis, 1)}::timestamp at time zone 'Europe/Istanbul'`}
    ${personelID === null ? sql`` : sql`and k.personel_id = ${personelID}`}
    ${islemID === null ? sql`` : sql`and k.islem = ${KAYIT_ISLEMLERI[islemID - 1] ?? ''}`}
    ${menuID === null ? sql`` : sql`and k.menu = ${KAYIT_MENULERI[menuID - 1] ?? ''}`}`;
  return readPage({ tx, oturum }, aciklama === null ? everything(kosul, nameOf) : naming(kosul, aciklama, nameOf), query, nameOf);
}

/** Everything that was done to one record, newest first. */
export const listGecmis = ({ tx, query, oturum }: Context<typeof kayitGunluguCalls.gecmis>, nameOf: NameOf) =>
  readPage(
    { tx, oturum },
    everything(sql`k.menu = ${query.menu} and k.kayit_id = ${query.kayitID}
      and ${query.nesne === null ? sql`coalesce(k.nesne <> all(${[...KAYIT_TURLERI]}::text[]), true)` : sql`k.nesne = ${query.nesne}`}
      ${query.parcaID === null ? sql`` : sql`and k.parca_id = ${query.parcaID}`}`, nameOf),
    query,
    nameOf,
  );

/** A part `bulunan` with the entries of which a page is shown, and the expression that names the record of one. */
type Bulunan = { bulunan: RawBuilder<unknown>; adi: RawBuilder<unknown> };

const everything = (kosul: RawBuilder<unknown>, nameOf: NameOf): Bulunan => ({
  bulunan: sql`bulunan as materialized (select k.bayi_id, k.id, k.zaman from kayit_gunlugu k where ${kosul})`,
  adi: nameOf(KAYIT_TURU, sql`k.kayit_id`),
});

/** Entries whose note or record's name has the text. Each record is named and folded once, however many entries it has. */
const naming = (kosul: RawBuilder<unknown>, aranan: string, nameOf: NameOf): Bulunan => ({
  bulunan: sql`
    aday as materialized (select k.bayi_id, k.id, k.zaman, k.aciklama, k.kayit_id, ${KAYIT_TURU} as tur from kayit_gunlugu k where ${kosul}),
    kayit as materialized (select k.tur, k.kayit_id, ${nameOf(sql`k.tur`, sql`k.kayit_id`)} as adi
      from (select distinct bayi_id, kayit_id, tur from aday where kayit_id is not null) k),
    katli as materialized (select kayit.*, katla(adi) as katli from kayit),
    bulunan as materialized (select a.bayi_id, a.id, a.zaman, k.adi from aday a left join katli k on k.kayit_id = a.kayit_id and k.tur = a.tur
      where concat_ws(' ', katla(a.aciklama), k.katli) like icerir(${fold(aranan)}))`,
  adi: sql`s.adi`,
});

async function readPage({ tx, oturum }: { tx: Tx; oturum: Oturum }, { bulunan, adi }: Bulunan, query: { sayfa: number | null; sayfaBoyutu: number | null }, nameOf: NameOf) {
  const { rows } = await sql<Satir & { toplam: number }>`
    with ${bulunan}
    select t.toplam, k.id, k.zaman, k.personel_id as "personelID", nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi", k.menu, k.islem, k.nesne,
      k.kayit_id as "kayitID", ${adi} as "kayitAdi", k.aciklama, k.ip, k.cihaz, k.degisim,
      k.degisim is null and k.degisim_ozeti is not null as "degisimSilindi"
    from (select count(*) as toplam from bulunan) t
    left join (select * from bulunan order by zaman desc, id desc ${pageOf(query)}) s on true
    left join kayit_gunlugu k on k.bayi_id = s.bayi_id and k.id = s.id
    left join personel_ozet p on p.bayi_id = k.bayi_id and p.id = k.personel_id
    order by s.zaman desc, s.id desc`.execute(tx);
  // A page after the last one still has a row, which has only the number of entries.
  const satirlar = rows.filter(({ id }) => id !== null).map(({ degisim, toplam: _, ...satir }) => ({
    ...satir,
    degisim: Object.entries(degisim?.alanlar ?? {}).map(([ad, [once, sonra]]) => tell(satir, ad, { once, sonra }, oturum)),
  }));
  return { liste: await nameValues(tx, satirlar, nameOf), toplamKayit: rows[0]!.toplam };
}

/**
 * Adds what the field is by the contract of today, and drops the values of a field that the contract does not know, or that the reader
 * may not see in the record itself.
 * `fiyat:Cilt Bakımı` is a field of one of several records.
 */
function tell(satir: Pick<KayitSatiri, 'menu' | 'nesne'>, ad: string, values: Pick<Degisen, 'once' | 'sonra'>, { yetkiler }: Oturum): NamedDegisen {
  const [alan = '', ...rest] = ad.split(':');
  const meaning = meaningInLog(satir, alan);
  const isKept = meaning?.okuyan !== undefined && !yetkiler.has(meaning.okuyan);
  const { tur = null, nesne, sozler = null, tek = false, yetki = null } = (isKept ? undefined : meaning) ?? {};
  return { alan, etiket: rest.length > 0 ? rest.join(':') : null, tur, nesne, sozler, tek, yetki, ...(tur === null ? { once: null, sonra: null } : values) };
}
