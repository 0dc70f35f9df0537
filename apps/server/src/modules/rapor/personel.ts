import { startOfMonth, startOfNextMonth } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { type Ay, readAy } from '../prim/donem.ts';
import { readKurallar } from '../prim/read-kurallar.ts';
import { readToplamlar } from '../prim/read-toplamlar.ts';
import { adOf, isSecilen, type Sorgu } from './sorgu.ts';

/** The most months of one report of commission. */
const EN_COK_AY = 12;

/**
 * Commission by colleagues and months, as the months were closed or stand now: of what was sold, or of what was performed. Whoever may
 * not see commission sees their own.
 */
const primler = (yapilan: boolean): Sorgu => async ({ tx, oturum, query, bas, son }) => {
  const yapilanlar = new Set((await readKurallar(tx)).filter(({ esas }) => esas === 'yapilan').map(({ id }) => id));
  const kimin = oturum.yetkiler.has('personelPrim') ? (query.personelID ?? null) : oturum.personelID;
  const aylar: Ay[] = [];
  for (let ay = startOfMonth(bas); ay <= son; ay = startOfNextMonth(ay)) {
    if (aylar.length === EN_COK_AY) throw new AppError('raporUzun');
    aylar.push(await readAy(tx, ay));
  }
  const satirlar = (await readToplamlar(tx, aylar)).flatMap(({ ay, personelID, kuralID, satirSayisi, esas, prim }) =>
    (kimin !== null && personelID !== kimin) || (kuralID !== null && yapilanlar.has(kuralID)) !== yapilan ? [] : [{ personelID, ay, satirSayisi, esas: liraOf(esas), prim: liraOf(prim) }],
  );
  return sql`select y."personelID", y.ay, sum(y."satirSayisi") as "satirSayisi", sum(y.esas) as esas, sum(y.prim) as prim, ${adOf('p')} as "personelAdi"
    from json_to_recordset(${JSON.stringify(satirlar)}::json) as y ("personelID" bigint, ay date, "satirSayisi" int, esas numeric, prim numeric)
    join personel_ozet p on p.id = y."personelID" group by 1, 2, 6`;
};

/**
 * What moves the accounts of colleagues: what they have earned, with their tips, and what they were paid, as their own account adds it up.
 * Movements that were taken back are subtracted, so that a wrong entry stands on neither side.
 */
const HESAP = sql`
  select personel_id, tarih, case when bahsis_id is null then 0 else gelir - gider end as hak_edilen, case when bahsis_id is null then gider - gelir else 0 end as odenen
  from kasa_ozet where personel_id is not null
  union all select personel_id, tarih, gider - gelir, 0 from personel_hakedis_ozet`;

export const personelSorgulari = {
  'personel-prim-raporu': primler(false),
  'personel-prim-raporu-uygulayana-gore': primler(true),
  // Without the right to others' accounts it is one's own.
  'personel-cari-raporu': ({ bas, son, query, oturum }) => sql`
    select ${adOf('p')} as "personelAdi", p.id as "personelID", h.devir, h.alacak, h.borc, h.devir + h.alacak - h.borc as bakiye
    from (select personel_id, coalesce(sum(hak_edilen - odenen) filter (where tarih < ${bas}::date), 0) as devir,
        coalesce(sum(hak_edilen) filter (where tarih >= ${bas}::date), 0) as alacak, coalesce(sum(odenen) filter (where tarih >= ${bas}::date), 0) as borc
      from (${HESAP}) y where tarih <= ${son}::date group by 1) h
    join personel_ozet p on p.id = h.personel_id
    where ${isSecilen(sql`p.id`, oturum.yetkiler.has('personelCari') ? query.personelID : oturum.personelID)}`,
} satisfies Record<string, Sorgu>;
