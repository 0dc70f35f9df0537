import type { kurulumCalls } from '@defter/contract/kurulum.ts';
import { fold } from '@defter/rules/metin.ts';
import { kurus } from '@defter/rules/para.ts';
import services from '../../../data/services-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { insertKatalog } from '../urun/insert-katalog.ts';

type Hizmet = { ad: string; dk: number; fiyat: number; kdv: number };
const GRUPLAR: Readonly<Record<string, readonly Hizmet[]>> = services.hizmetGruplari;
const SEKTOR_GRUPLARI: Readonly<Record<number, readonly string[]>> = services.sektorGruplari;

/** Services that a salon can begin with; the groups of its sector first. */
export async function listBaslangicHizmetleri({ tx, oturum }: Context<typeof kurulumCalls.hizmetler>) {
  const [{ sektor_id: sektorID }, varolan] = await Promise.all([
    tx.selectFrom('bayi_ozet').select('sektor_id').where('id', '=', oturum.bayiID).$narrowType<{ sektor_id: number }>().executeTakeFirstOrThrow(),
    gruplarOf(tx),
  ]);
  const onerilenler = SEKTOR_GRUPLARI[sektorID] ?? [];
  const gruplar = Object.entries(GRUPLAR).map(([adi, hizmetler]) => ({
    adi,
    onerilenMi: onerilenler.includes(adi),
    varMi: varolan.has(fold(adi)),
    // The file has lira.
    hizmetler: hizmetler.map(({ ad, dk, fiyat, kdv }) => ({ adi: ad, sure: dk, fiyat: kurus(fiyat * 100), kdv })),
  }));
  return { gruplar: gruplar.toSorted((a, b) => Number(b.onerilenMi) - Number(a.onerilenMi)) };
}

export async function addBaslangicHizmetleri({ tx, body, degisim }: Context<typeof kurulumCalls.addHizmetler>) {
  const secilenler = [...new Set(body.gruplar)];
  if (secilenler.some((adi) => !Object.hasOwn(GRUPLAR, adi))) throw wrongFields({ gruplar: 'secimGecersiz' });
  const varolan = await gruplarOf(tx);
  const yeniler = secilenler.filter((adi) => !varolan.has(fold(adi)));
  if (yeniler.length === 0) return { sayi: 0 };
  const eklenen = await insertKatalog(tx, yeniler.map((adi) => ({ adi, hizmetMi: true, satirlar: GRUPLAR[adi]! })));
  degisim(null, { gruplar: yeniler });
  return { sayi: eklenen.length };
}

const gruplarOf = async (tx: Tx) => new Set((await tx.selectFrom('ana_urun_ozet').select('adi').$narrowType<{ adi: string }>().execute()).map(({ adi }) => fold(adi)));
