import { satisCalls } from '@defter/contract/satis.ts';
import type { primCalls } from '@defter/contract/prim.ts';
import { fold } from '@defter/rules/metin.ts';
import { sum } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { mayCall } from '../../platform/auth/permission.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson, toJson } from '../../platform/http/reply.ts';
import { findPersonel } from '../personel/find-personel.ts';
import { readAy } from './donem.ts';
import { readSatirlar, type Satir } from './read-satirlar.ts';

/** The lines of a month, the newest sale first: all of them, those of one colleague, or one's own. */
export async function listSatirlar({ tx, query, clock, oturum }: Context<typeof primCalls.satirlar>) {
  const hepsi = oturum.yetkiler.has('personelPrim');
  if (!hepsi && (query.personelID ?? oturum.personelID) !== oturum.personelID) throw new AppError('yetkiYok');
  const personelID = query.personelID ?? (hepsi ? null : oturum.personelID);
  if (personelID !== null && personelID !== oturum.personelID) await findPersonel(tx, personelID);
  const ay = await readAy(tx, query.ay ?? clock.today());
  const aranan = fold(query.ara ?? '');
  const satirlar = (await readSatirlar(tx, ay)).filter((satir) => (personelID === null || satir.personelID === personelID) && fold(satir.adi).includes(aranan));
  const { sayfa, sayfaBoyutu } = query;
  const boyut = sayfaBoyutu ?? satirlar.length;
  const bas = ((sayfa ?? 1) - 1) * boyut;
  const gorulen = satirlar.toSorted((a, b) => b.tarih.localeCompare(a.tarih) || b.satisID - a.satisID || a.satirID - b.satirID).slice(bas, bas + boyut);
  const { rows } = await sql<Pick<JsonOf<typeof primCalls.satirlar>, 'liste'>>`
    select coalesce(json_agg(json_build_object('personelID', y."personelID", 'personelAdi', concat_ws(' ', p.ad, p.soyad), 'tarih', y.tarih, 'satisID', y."satisID", 'satirID', y."satirID",
      'satisNo', s.satis_no, 'musteriAdi', case when ${mayCall(oturum, satisCalls.get.yetki)} and m.id is not null then concat_ws(' ', m.ad, m.soyad) end, 'adi', y.adi,
      'kuralID', k.id, 'kuralAdi', k.adi, 'esas', y.esas, 'prim', y.prim) order by y.tarih desc, y."satisID" desc, y."satirID"), '[]')::text as liste
    from json_to_recordset(${JSON.stringify(gorulen.map(toColumns))}::json)
      as y ("personelID" bigint, "satisID" bigint, "satirID" bigint, "kuralID" bigint, adi text, tarih date, esas numeric, prim numeric)
    join personel_ozet p on p.id = y."personelID"
    join satis_ozet s on s.id = y."satisID"
    left join musteri_ozet m on m.id = s.musteri_id
    left join prim_kurali k on k.id = y."kuralID"`.execute(tx);
  return new RawJson<JsonOf<typeof primCalls.satirlar>>({
    liste: rows[0]!.liste,
    toplamKayit: toJson(satirlar.length),
    ay: toJson(ay.bas),
    kapaliMi: toJson(ay.donem !== null),
    esas: lira(sum(satirlar.map(({ esas }) => esas))),
    prim: lira(sum(satirlar.map(({ prim }) => prim))),
  });
}

const toColumns = (satir: Satir) => ({ ...satir, esas: liraOf(satir.esas), prim: liraOf(satir.prim) });
const lira = (tutar: Satir['prim']) => toJson(liraOf(tutar)) as unknown as JsonOf<typeof primCalls.satirlar>['prim'];
