import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import type { GirisCikisKodu } from '@defter/rules/giris-cikis.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { dilimOfKod, isKodGecerli } from './kod.ts';

type Row = {
  anahtar: string;
  kodKullanildiMi: boolean;
  son: { saat: string; islemTipi: GirisCikisKodu } | null;
  vardiyalar: { sablonAdi: string; baslangic: string; bitis: string }[];
};

/** The state of the signed-in person: the last record that can belong to this working day, and the shifts of that day. */
export async function getDurum({ tx, query, oturum, clock }: Context<typeof girisCikisCalls.durum>) {
  const simdi = clock.wallClock();
  const { rows } = await sql<Row>`
    select (select anahtar from giris_cikis_anahtari) as anahtar,
      exists (select from personel_giris_cikis where personel_id = ${oturum.personelID} and qr_dilimi = ${dilimOfKod(query.kod)}) as "kodKullanildiMi",
      (select json_build_object('saat', to_char(zaman, 'HH24:MI'), 'islemTipi', islem_tipi) from personel_giris_cikis
        where personel_id = ${oturum.personelID} and silindi is null and zaman between ${simdi}::timestamp - interval '16 hours' and ${simdi}::timestamp
        order by zaman desc, id desc limit 1) as son,
      (select coalesce(json_agg(json_build_object('sablonAdi', s.sablon_adi, 'baslangic', to_char(v.baslangic, 'YYYY-MM-DD HH24:MI'),
          'bitis', to_char(v.bitis, 'YYYY-MM-DD HH24:MI')) order by v.baslangic), '[]')
        from vardiya_ozet v join vardiya_sablon_ozet s on s.bayi_id = v.bayi_id and s.id = v.vardiya_sablon_id
        where v.personel_id = ${oturum.personelID} and v.bitis > v.baslangic and v.tarih = (
          select min(o.tarih) from vardiya_ozet o where o.personel_id = ${oturum.personelID} and o.bitis > o.baslangic
            and o.tarih between ${simdi}::timestamp::date - 1 and ${simdi}::timestamp::date
            and o.bitis + interval '4 hours' > ${simdi}::timestamp
        )) as vardiyalar`.execute(tx);
  const { anahtar, ...durum } = rows[0]!;
  return { ...durum, kodGecerliMi: query.kod !== null && isKodGecerli(anahtar, query.kod, clock.now()) };
}
