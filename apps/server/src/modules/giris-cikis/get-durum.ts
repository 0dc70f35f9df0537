import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import type { GirisCikisKodu } from '@defter/rules/giris-cikis.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';

type Row = {
  son: { saat: string; islemTipi: GirisCikisKodu } | null;
  vardiya: { sablonAdi: string; baslangic: string; bitis: string } | null;
};

/** Where the signed-in person stands: the last record that can be of this working day, and the shift nearest to now. */
export async function getDurum({ tx, oturum, clock }: Context<typeof girisCikisCalls.durum>) {
  const simdi = clock.wallClock();
  const { rows } = await sql<Row>`
    select (select json_build_object('saat', to_char(zaman, 'HH24:MI'), 'islemTipi', islem_tipi) from personel_giris_cikis
        where personel_id = ${oturum.personelID} and zaman between ${simdi}::timestamp - interval '16 hours' and ${simdi}::timestamp
        order by zaman desc, id desc limit 1) as son,
      (select json_build_object('sablonAdi', s.sablon_adi, 'baslangic', to_char(v.baslangic, 'YYYY-MM-DD HH24:MI'),
          'bitis', to_char(v.bitis, 'YYYY-MM-DD HH24:MI'))
        from vardiya v join vardiya_sablon s on s.bayi_id = v.bayi_id and s.id = v.vardiya_sablon_id
        where v.personel_id = ${oturum.personelID} and v.bitis > v.baslangic
          and v.tarih between ${simdi}::timestamp::date - 1 and ${simdi}::timestamp::date
          and v.bitis + interval '4 hours' > ${simdi}::timestamp
        order by v.baslangic limit 1) as vardiya`.execute(tx);
  return rows[0]!;
}
