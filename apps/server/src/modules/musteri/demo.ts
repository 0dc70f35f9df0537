import { sql } from 'kysely';
import names from '../../../data/names-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import type { Random } from '../../platform/random.ts';

const SAYI = 140;
const ISTANBUL = 34;
const SOKAKLAR = ['Bahariye Cd.', 'Moda Cd.', 'Bağdat Cd.', 'Söğütlü Çeşme Cd.', 'Kuşdili Sk.'];

/** Customers of the demo salon, with numbers from the range that belongs to nobody. */
export async function insertDemoMusteriler(tx: Tx, random: Random, bugun: string): Promise<number[]> {
  const kisiler = Array.from({ length: SAYI }, (_, i) => {
    const kadin = random.next() < 0.85;
    const yil = 1962 + random.int(44);
    return {
      ad: random.pick(kadin ? names.kadin : names.erkek),
      soyad: random.pick(names.soyad),
      cinsiyet: kadin ? 1 : 0,
      dogum: `${yil}-${pad(1 + random.int(12))}-${pad(1 + random.int(28))}`,
      dosya: String(1001 + i),
      telefon: `+90555000${String(i).padStart(4, '0')}`,
      adres: `${SOKAKLAR[i % SOKAKLAR.length]} ${1 + (i * 7) % 90}`,
      gun: random.int(400),
    };
  });
  const { rows } = await sql<{ id: number }>`
    with kisi as (
      select * from json_to_recordset(${JSON.stringify(kisiler)}::json)
        as k (ad text, soyad text, cinsiyet int, dogum date, dosya text, telefon text, adres text, gun int)
    ), yeni as (
      insert into musteri (ad, soyad, cinsiyet, dogum_tarihi, dosya_no, kayit_tarihi, arama)
      select ad, soyad, cinsiyet, dogum, dosya, ${bugun}::date - gun,
        katla(concat_ws(' ', ad, soyad, ad, dosya, right(telefon, 10)))
      from kisi returning bayi_id, id, dosya_no
    ), numara as (
      insert into musteri_telefon (musteri_id, telefon, varsayilan_mi)
      select y.id, k.telefon, true from yeni y join kisi k on k.dosya = y.dosya_no
    ), adresi as (
      insert into musteri_adres (musteri_id, baslik, adres, il_id)
      select y.id, 'Ev', k.adres, ${ISTANBUL} from yeni y join kisi k on k.dosya = y.dosya_no
    )
    select id from yeni order by dosya_no`.execute(tx);
  return rows.map(({ id }) => id);
}

const pad = (n: number) => String(n).padStart(2, '0');
