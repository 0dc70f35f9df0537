import type { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { sql } from 'kysely';
import { requireYetki } from '../../platform/auth/permission.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { found, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkZorunluAdlar } from '../musteri/check-zorunlu-alanlar.ts';
import { insertKisi } from '../musteri/insert-kisi.ts';

/** Adds a customer from a call (spec 2§7.12), whose calls are theirs from then on. It needs the right to add customers too. */
export async function createMusteriFromArama({ tx, body, oturum, degisim }: Context<typeof gelenAramaCalls.musteriKayit>) {
  requireYetki(oturum, 'musteriEkle');
  const { gelenAramaID, ...sent } = body;
  const arama = gelenAramaID === null ? undefined : await readArama(tx, gelenAramaID);
  const telefon = sent.telefon ?? arama?.telefon ?? null;
  if (telefon === null) throw wrongFields({ telefon: 'zorunluAlan' });
  const kisi = { ...sent, telefon, neredenDuydunuzID: sent.neredenDuydunuzID ?? arama?.neredenDuydunuzID ?? null };
  await checkZorunluAdlar(tx, kisi);
  const id = await insertKisi(tx, oturum, kisi, 'telefon');
  await sql`
    update gelen_arama set musteri_id = ${id}, surum = surum + 1
    where musteri_id is null and (telefon_no = ${telefon} or id = ${gelenAramaID})`.execute(tx);
  degisim(null, kisi);
  return { id, adSoyad: [kisi.ad, kisi.soyad].filter(Boolean).join(' '), telefon };
}

type Arama = { telefon: string | null; neredenDuydunuzID: number | null };

async function readArama(tx: Tx, id: number): Promise<Arama> {
  const { rows } = await sql<Arama>`select telefon_no as telefon, nereden_duydunuz_id as "neredenDuydunuzID" from gelen_arama where id = ${id}`.execute(tx);
  return found(rows[0]);
}
