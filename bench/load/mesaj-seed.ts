import pg from 'pg';
import { createBayi } from '../../apps/server/src/modules/kurulum/create-bayi.ts';
import { hashPassword } from '../../apps/server/src/platform/auth/password.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';

/** Salons with a reminder that is due now, and so many appointments tomorrow of as many customers. */
export type MesajSalonlari = { salon: number; randevu: number; ilk: number };

/** Adds them; `ilk` numbers them, so that no telephone is in two. The customers' telephones are +9053, the salon and the customer. */
export async function addSalonlar(url: string, { salon, randevu, ilk }: MesajSalonlari): Promise<number[]> {
  const database = createDatabase(createPool(url, { max: 2, onError: () => {} }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set role defter_bakim');
  const parolaHash = await hashPassword('Defter2026');
  const bugun = new Date().toISOString().slice(0, 10);
  const idler: number[] = [];
  for (let n = ilk; n < ilk + salon; n += 1) {
    const { bayiID } = await database.system((tx) =>
      createBayi(tx, { firmaAdi: `Salon ${n}`, sektorID: 1, paketID: 5, denemeBitis: null, ad: 'Deniz', soyad: 'Sahip', cepTelefonu: `+90554${String(n).padStart(7, '0')}`, ePosta: `mesaj${n}@ornek.test`, parolaHash }, bugun),
    );
    await client.query('begin');
    await client.query(
      `insert into musteri (bayi_id, ad, soyad, dosya_no, arama) select $1, 'Ayşe', 'Kaya ' || i, i::text, 'ayse kaya ' || i from generate_series(1, $2::int) i`,
      [bayiID, randevu],
    );
    await client.query(
      `insert into musteri_telefon (bayi_id, musteri_id, telefon, varsayilan_mi) select bayi_id, id, '+905' || 30 + $2::int / 1000 || lpad(($2::int % 1000)::text, 3, '0') || lpad(dosya_no, 4, '0'), true from musteri where bayi_id = $1`,
      [bayiID, n],
    );
    await client.query(
      `insert into randevu (bayi_id, musteri_id, randevu_basligi_id, baslangic, bitis)
       select $1, m.id, (select min(id) from randevu_basligi where bayi_id = $1), zaman, zaman + interval '20 minutes'
       from (select id, (now() at time zone 'Europe/Istanbul')::date + 1 + time '09:00' + (dosya_no::int % 24) * interval '30 minutes' as zaman from musteri where bayi_id = $1) m`,
      [bayiID],
    );
    await client.query(`update sms_hesabi set kalan = 100000 where bayi_id = $1`, [bayiID]);
    await client.query(
      `insert into otomatik_sms (bayi_id, servis, mesaj, gun, saat) values ($1, 'hatirlatma', 'Sayın [isim], [tarih] günü saat [saat] randevunuzu hatırlatırız. [sube]', 1,
         date_trunc('minute', now() at time zone 'Europe/Istanbul')::time)`,
      [bayiID],
    );
    await client.query('commit');
    idler.push(bayiID);
  }
  await client.query('vacuum analyze').catch(() => undefined);
  await client.end();
  await database.close();
  return idler;
}
