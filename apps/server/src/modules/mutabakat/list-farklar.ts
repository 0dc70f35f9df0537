import type { Fark, KanitKaydi, KanitSonucu, mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { kurus } from '@defter/rules/para.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { SORULAR } from './kanitlar.ts';
import type { KalanFark } from './prove.ts';

type Ad = { id: number; adi: string; musteriID: number | null; tarih: string | null };

const MUSTERI_ADI = sql`nullif(concat_ws(' ', m.ad, m.soyad), '')`;
/** How the records of a kind are called: id, adi, musteriID, tarih of those of `idler`. */
const ADLAR: Readonly<Record<KanitKaydi, (idler: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  satis: (idler) => sql`select s.id, concat_ws(' · ', '#' || s.satis_no, ${MUSTERI_ADI}) as adi, s.musteri_id as "musteriID", s.tarih
    from satis_ozet s left join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id where s.id = any(${idler})`,
  kapora: (idler) => sql`select k.id, coalesce(${MUSTERI_ADI}, '') as adi, r.musteri_id as "musteriID", r.baslangic::date as tarih
    from kapora_ozet k join randevu_ozet r on r.bayi_id = k.bayi_id and r.id = k.randevu_id
    join musteri_ozet m on m.bayi_id = r.bayi_id and m.id = r.musteri_id where k.id = any(${idler})`,
  tahsilat: (idler) => sql`select t.id, coalesce(${MUSTERI_ADI}, '') as adi, t.musteri_id as "musteriID", t.tarih
    from tahsilat_ozet t join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id where t.id = any(${idler})`,
  kasa: (idler) => sql`select k.id, to_char(k.tarih, 'DD.MM.YYYY') as adi, null::bigint as "musteriID", k.tarih from kasa_ozet k where k.id = any(${idler})`,
  gunSonu: (idler) => sql`select g.id, to_char(g.tarih, 'DD.MM.YYYY') as adi, null::bigint as "musteriID", g.tarih from gun_sonu_ozet g where g.id = any(${idler})`,
  musteri: (idler) => sql`select m.id, coalesce(${MUSTERI_ADI}, '') as adi, m.id as "musteriID", null::date as tarih from musteri_ozet m where m.id = any(${idler})`,
  paketHak: (idler) => sql`select h.id, concat_ws(' · ', ${MUSTERI_ADI}, u.adi) as adi, h.musteri_id as "musteriID", null::date as tarih
    from paket_hak_ozet h join musteri_ozet m on m.bayi_id = h.bayi_id and m.id = h.musteri_id
    join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id where h.id = any(${idler})`,
  urun: (idler) => sql`select u.id, u.adi, null::bigint as "musteriID", null::date as tarih from alt_urun_ozet u where u.id = any(${idler})`,
  personel: (idler) => sql`select p.id, concat_ws(' ', p.ad, p.soyad) as adi, null::bigint as "musteriID", null::date as tarih from personel_ozet p where p.id = any(${idler})`,
};

/** A check with the records that did not agree, by the names that they have now. */
export async function listFarklar({ tx, params }: Context<typeof mutabakatCalls.farklar>) {
  const { rows } = await sql<{ kanitlar: KanitSonucu[]; farklar: KalanFark[] }>`
    select kanitlar, farklar from mutabakat where id = ${params.id} and bitis is not null`.execute(tx);
  const { kanitlar, farklar } = found(rows[0]);
  const adlar = await loadAdlar(tx, farklar);
  return { kanitlar, farklar: farklar.map((fark) => nameFark(fark, adlar)) };
}

function nameFark({ kanit, id, beklenen, bulunan }: KalanFark, adlar: ReadonlyMap<string, Ad>): Fark {
  const { birim, kayit } = SORULAR[kanit];
  const { adi, musteriID, tarih } = adlar.get(`${kayit} ${id}`) ?? { adi: `#${id}`, musteriID: null, tarih: null };
  const degerOf = (lira: number) => (birim === 'lira' ? kurus(Math.round(lira * 100)) : lira);
  return { kanit, kayit, id, adi, musteriID, tarih, birim, beklenen: degerOf(beklenen), bulunan: degerOf(bulunan) };
}

/** The names of all of them, by one statement. */
async function loadAdlar(tx: Tx, farklar: readonly KalanFark[]): Promise<Map<string, Ad>> {
  const idlerOf = new Map<KanitKaydi, number[]>();
  for (const { kanit, id } of farklar) {
    const { kayit } = SORULAR[kanit];
    idlerOf.set(kayit, [...(idlerOf.get(kayit) ?? []), id]);
  }
  if (idlerOf.size === 0) return new Map();
  const parts = [...idlerOf].map(([kayit, idler]) => sql`select ${kayit}::text as kayit, a.* from (${ADLAR[kayit](sql`${idler}::bigint[]`)}) a`);
  const { rows } = await sql<Ad & { kayit: KanitKaydi }>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return new Map(rows.map(({ kayit, ...ad }) => [`${kayit} ${ad.id}`, ad]));
}
