import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { checkRange } from '../../platform/http/check-range.ts';
import { gunlerOf, type KisiVerisi } from './gunler-of.ts';

/** Every day of a range on which somebody was to work or came, against the shift; latest first. Days to come are left out. */
export async function listGirisCikis({ tx, query, clock }: Context<typeof girisCikisCalls.list>) {
  const { personelID } = query;
  const bitis = query.bitis ?? clock.today();
  const baslangic = query.baslangic ?? addDays(bitis, -30);
  checkRange({ ilk: baslangic, son: bitis }, 'bitis');
  const bugun = clock.today();
  const son = bitis < bugun ? bitis : bugun;
  // A night belongs to the day it began on, so the days around tell where the first begins and the last ends.
  const { rows } = await sql<KisiVerisi & { calisiyorMu: boolean }>`
    select p.id as "personelID", concat_ws(' ', p.ad, p.soyad) as "personelAdi", p.calisiyor_mu as "calisiyorMu",
      (select coalesce(json_agg(json_build_object('tarih', v.tarih, 'sablonAdi', s.sablon_adi,
          'baslangic', to_char(v.baslangic, 'YYYY-MM-DD HH24:MI'), 'bitis', to_char(v.bitis, 'YYYY-MM-DD HH24:MI')) order by v.baslangic), '[]')
        from vardiya_ozet v join vardiya_sablon_ozet s on s.bayi_id = v.bayi_id and s.id = v.vardiya_sablon_id
        where v.bayi_id = p.bayi_id and v.personel_id = p.id
          and v.tarih between ${addDays(baslangic, -1)}::date and ${addDays(son, 1)}::date) as vardiyalar,
      (select coalesce(json_agg(json_build_object('baslangic', to_char(i.baslangic, 'YYYY-MM-DD HH24:MI'),
          'bitis', to_char(i.bitis, 'YYYY-MM-DD HH24:MI'))), '[]')
        from personel_izin_ozet i where i.bayi_id = p.bayi_id and i.personel_id = p.id
          and i.silindi is null and i.baslangic < ${addDays(son, 2)}::timestamp and i.bitis > ${baslangic}::timestamp) as izinler,
      (select coalesce(json_agg(json_build_object('id', k.id, 'surum', k.surum, 'personelID', k.personel_id, 'tarih', k.zaman::date,
          'saat', to_char(k.zaman, 'HH24:MI'), 'islemTipi', k.islem_tipi, 'kartNo', k.kart_no, 'aciklama', k.aciklama,
          'qrMi', k.qr_dilimi is not null) order by k.zaman, k.id), '[]')
        from personel_giris_cikis k where k.bayi_id = p.bayi_id and k.personel_id = p.id
          and k.silindi is null and k.zaman >= ${baslangic}::timestamp and k.zaman < ${addDays(son, 2)}::timestamp) as kayitlar
    from personel_ozet p where ${personelID === null ? sql`true` : sql`p.id = ${personelID}`}
    order by p.arama, p.id`.execute(tx);
  const simdi = clock.wallClock();
  const liste = rows.flatMap((kisi) => gunlerOf(kisi, { ilk: baslangic, son, simdi }));
  const kayitlar = liste.flatMap((gun) => gun.kayitlar).toSorted((a, b) => latestFirst(a.tarih, b.tarih) || latestFirst(a.saat, b.saat));
  return {
    kayitlar,
    liste: liste.toSorted((a, b) => latestFirst(a.tarih, b.tarih)),
    personeller: rows.filter(({ calisiyorMu }) => calisiyorMu).map(({ personelID: id, personelAdi: adSoyad }) => ({ id, adSoyad })),
  };
}

const latestFirst = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
