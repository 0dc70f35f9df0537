import type { BodyOf } from '@defter/contract/call.ts';
import { type AliciDurumu, type AliciSuzgeci, type smsCalls, SUZGEC_YETKILERI } from '@defter/contract/sms.ts';
import type { IletiKanali } from '@defter/rules/ileti.ts';
import { dogumGunleri } from '@defter/rules/dogum-gunu.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { isMobil, normalizeTelefon } from '@defter/rules/telefon.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import { requireYetki } from '../../../platform/auth/permission.ts';
import type { Tx } from '../../../platform/db/connection.ts';

export type Alici = { musteriID: number | null; adSoyad: string | null; telefon: string | null; durum: AliciDurumu };
type Secim = Pick<BodyOf<typeof smsCalls.alicilar>, 'gonderilecekler' | 'suzgec' | 'tur'> & { kanal: IletiKanali; /** Who chooses. */ oturum: Oturum };

/** The people who were chosen, each number once, with what would become of a message to them now. Those of the list come first. */
export async function chooseAlicilar(tx: Tx, secim: Secim, bugun: string): Promise<Alici[]> {
  const { rows } = await sql<Alici>`select "musteriID", "adSoyad", telefon, durum from (${secilenler(secim, bugun)}) s order by sira`.execute(tx);
  return rows;
}

/**
 * The same as a query, in no order. A customer of the list is written to at their own number, whatever number was sent: it may
 * have been hidden from who chose.
 */
export function secilenler({ gonderilecekler, suzgec, tur, kanal, oturum }: Secim, bugun: string): RawBuilder<unknown> {
  if (suzgec) requireSuzgec(oturum, suzgec);
  const liste = gonderilecekler.map(({ musteriID, adSoyad, cepTelefonu }) => {
    const telefon = cepTelefonu === null ? undefined : normalizeTelefon(cepTelefonu);
    return { musteriID, adSoyad, telefon: telefon !== undefined && isMobil(telefon) ? telefon : null };
  });
  return sql`
    with istenen as (
      select l.sira, m.id as musteri_id, coalesce(nullif(concat_ws(' ', m.ad, m.soyad), ''), l."adSoyad") as ad_soyad, case when l."musteriID" is null then l.telefon else t.telefon end as telefon
      from rows from (json_to_recordset(${JSON.stringify(liste)}::json) as ("musteriID" bigint, "adSoyad" text, telefon text)) with ordinality as l ("musteriID", "adSoyad", telefon, sira)
      left join musteri_ozet m on m.id = l."musteriID" and m.anonim_zamani is null
      left join musteri_telefon_ozet t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
      ${suzgec === null ? sql`` : sql`union all
      select 1000000 + row_number() over (order by m.id), m.id, concat_ws(' ', m.ad, m.soyad), t.telefon
      from musteri_ozet m left join musteri_telefon_ozet t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
      where m.aktif_mi and m.anonim_zamani is null ${kosulOf(suzgec, bugun)}`}
    ), tek as (
      select i.*, row_number() over (partition by i.telefon collate "C" order by i.sira) as kacinci from istenen i
    )
    select t.sira, t.musteri_id as "musteriID", t.ad_soyad as "adSoyad", t.telefon,
      case when t.telefon is null ${kanal === 'bildirim' ? sql`` : sql`or t.telefon not like '+905%' or length(t.telefon) <> 13`} then 'numaraYok' when t.kacinci > 1 then 'mukerrer'
        ${kanal === 'bildirim' ? sql`when not exists (select from bildirim_abonesi_ozet b where b.musteri_id = t.musteri_id) then 'bildirimYok'` : sql``}
        ${tur === 'bilgi' ? sql`` : sql`when z.izin = 'ret' then 'ret' when z.izin is null then 'izinYok' when s.telefon is not null then 'azOnce'`} else 'gidecek' end as durum
    from tek t
    ${
      tur === 'bilgi'
        ? sql``
        : sql`left join ileti_izni_ozet z on z.telefon = t.telefon and z.kanal = ${kanal} and z.son
    left join (select distinct g.telefon from giden_mesaj g, sms_ayari a where g.bayi_id = a.bayi_id and g.tur = 'ticari' and g.gonderim > now() - make_interval(hours => a.ara_saat)
      and g.durum in ('gonderildi', 'iletildi', 'iletilemedi')) s on s.telefon = t.telefon`
    }`;
}

/** Those who are found are told by name, so that nobody finds out by a filter what their cards would not tell them. @throws AppError yetkiYok */
function requireSuzgec(oturum: Oturum, suzgec: AliciSuzgeci): void {
  for (const ad of Object.keys(SUZGEC_YETKILERI) as (keyof typeof SUZGEC_YETKILERI)[]) {
    const deger = suzgec[ad];
    const isAsked = Array.isArray(deger) ? deger.length > 0 : deger !== null && deger !== false;
    if (isAsked) for (const yetki of SUZGEC_YETKILERI[ad]) requireYetki(oturum, yetki);
  }
}

/** The conditions of a filter on customer `m`, each after `and`. */
function kosulOf({ grupIDler, ozelDurumIDler, cinsiyet, gelmeyenGun, gelenGun, dogumAyi, dogumGunu, altUrunID, borclu, paketi }: AliciSuzgeci, bugun: string): RawBuilder<unknown> {
  const sonZiyaret = (gun: number) => sql`select r.musteri_id from randevu_ozet r where r.silindi is null and r.durum in ('G', 'K') and r.baslangic >= ${addDays(bugun, -gun)}::timestamp`;
  const parts: (RawBuilder<unknown> | false)[] = [
    grupIDler.length > 0 && sql`m.grup_id = any(${grupIDler}::bigint[])`,
    ozelDurumIDler.length > 0 && sql`m.ozel_durum_id = any(${ozelDurumIDler}::bigint[])`,
    cinsiyet !== null && sql`m.cinsiyet = ${cinsiyet}`,
    gelmeyenGun !== null && sql`m.id not in (${sonZiyaret(gelmeyenGun)})`,
    gelenGun !== null && sql`m.id in (${sonZiyaret(gelenGun)})`,
    dogumAyi !== null && sql`extract(month from m.dogum_tarihi) = ${dogumAyi}`,
    dogumGunu !== null && sql`m.dogum_gunu = any(${dogumGunleri(bugun, dogumGunu + 1).map(({ no }) => no)}::int[])`,
    altUrunID !== null && sql`m.id in (select r.musteri_id from randevu_hizmet_ozet h join randevu_ozet r on r.bayi_id = h.bayi_id and r.id = h.randevu_id
      where h.alt_urun_id = ${altUrunID} and r.silindi is null and r.durum in ('G', 'K'))`,
    borclu && sql`m.id in (select musteri_id from cari_hareket_ozet group by musteri_id having sum(borc - alacak) > 0)`,
    paketi && sql`m.id in (select k.musteri_id from paket_hak_ozet k where k.kalan > 0 and k.iptal_zamani is null and k.iade_zamani is null and coalesce(k.bitis >= ${bugun}::date, true))`,
  ];
  return sql.join(parts.filter((part) => part !== false).map((part) => sql`and ${part}`), sql` `);
}
