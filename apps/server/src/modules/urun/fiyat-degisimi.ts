import { type fiyatDegisimiCalls, toFiyatIslemi } from '@defter/contract/fiyat-degisimi.ts';
import type { BodyOf } from '@defter/contract/call.ts';
import { EN_YUKSEK_TUTAR } from '@defter/contract/fields.ts';
import { changeFiyat, EN_YUKSEK_YUZDE, marjOf } from '@defter/rules/fiyat.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { refusalAt, wrongFields } from '../../platform/errors/app-error.ts';
import { FIYAT, FIYAT2, fiyatGunu, kdvGunu } from './fiyat-gunu.ts';
import { type Kurus, highest } from '@defter/rules/para.ts';

export type Degisim = Pick<BodyOf<typeof fiyatDegisimiCalls.create>, 'tip' | 'deger' | 'yuvarlama' | 'ikinciFiyat' | 'gecerlilik'>;

/** A product on the first day of the new prices. */
type Urun = { id: number; adi: string; anaUrunAdi: string | null; fiyat: Kurus; fiyat2: Kurus; maliyet: Kurus; kdv: number };

/** Products with their prices of a day. `kosul` is a condition on the product `u` and its group `a`. */
export async function readFiyatlar(tx: Tx, gun: string, kosul: RawBuilder<unknown>): Promise<Urun[]> {
  const { rows } = await sql<Urun>`
    select u.id, u.adi, a.adi as "anaUrunAdi", ${kurusOf(FIYAT)} as fiyat, ${kurusOf(FIYAT2)} as fiyat2, ${kurusOf(sql`u.maliyet`)} as maliyet, ${kdvGunu(gun)} as kdv
    from alt_urun u left join ana_urun a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id ${fiyatGunu(gun)}
    where ${kosul} order by a.adi nulls last, u.adi, u.id`.execute(tx);
  return rows;
}

/** The new prices of one product; null for a price that would vanish. */
export function previewFiyat(urun: Urun, degisim: Degisim, maliyetGorur: boolean) {
  const islem = toFiyatIslemi(degisim);
  const changed = (fiyat: Kurus) => changeFiyat(fiyat, islem) ?? null;
  const marj = (fiyat: Kurus | null) => (fiyat === null || !maliyetGorur ? null : (marjOf(fiyat, urun.maliyet, urun.kdv) ?? null));
  const yeniFiyat = changed(urun.fiyat);
  return {
    id: urun.id,
    adi: urun.adi,
    anaUrunAdi: urun.anaUrunAdi,
    eskiFiyat: urun.fiyat,
    yeniFiyat,
    eskiFiyat2: urun.fiyat2,
    yeniFiyat2: degisim.ikinciFiyat ? changed(urun.fiyat2) : urun.fiyat2,
    eskiMarj: marj(urun.fiyat),
    yeniMarj: marj(yeniFiyat),
  };
}

/** Refuses an impossible bulk change, in the preview too. */
export function checkDegisim({ tip, deger, gecerlilik }: Degisim, bugun: string): void {
  if (gecerlilik < bugun) throw refusalAt('gecerlilik', 'fiyatTarihiGecmis');
  if (tip === 'yuzde' && Math.abs(deger) > EN_YUKSEK_YUZDE) throw wrongFields({ deger: 'sayiGecersiz' });
}

export type YeniFiyat = { id: number; fiyat: Kurus; fiyat2: Kurus };

/** The new prices of the products whose price changes. Throws when one would be free or too high, or when none changes. */
export function chooseFiyatlar(onizlemeler: readonly ReturnType<typeof previewFiyat>[]): YeniFiyat[] {
  const yeniler = onizlemeler.flatMap(({ id, adi, eskiFiyat, eskiFiyat2, yeniFiyat, yeniFiyat2 }) => {
    if (yeniFiyat === null || yeniFiyat2 === null) throw refused('fiyatSifirinAltinda', adi);
    if (highest(yeniFiyat, yeniFiyat2) > EN_YUKSEK_TUTAR) throw refused('tutarYuksek', adi);
    return yeniFiyat === eskiFiyat && yeniFiyat2 === eskiFiyat2 ? [] : [{ id, fiyat: yeniFiyat, fiyat2: yeniFiyat2 }];
  });
  if (yeniler.length === 0) throw refusalAt('deger', 'fiyatDegismiyor');
  return yeniler;
}

const refused = (neden: 'fiyatSifirinAltinda' | 'tutarYuksek', urun: string) =>
  refusalAt('deger', neden, { urun });
