import type { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { ILETI_KANALLARI } from '@defter/rules/ileti.ts';
import { sql } from 'kysely';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import { announce } from '../../platform/events/announce.ts';
import type { Client } from '../../platform/http/client.ts';
import type { Platform, PublicContext } from '../../platform/http/context.ts';
import { noteIzin } from './note-izin.ts';

/** From now on nothing commercial goes to a number, on any channel: its owner has said so. It runs in the scope of the bayi. */
export async function refuseIleti(tx: Tx, { telefon, kaynak, client }: { telefon: string; kaynak: 'yanit' | 'baglanti'; client: Client }): Promise<void> {
  const yeni: string[] = [];
  for (const kanal of ILETI_KANALLARI) yeni.push(...(await noteIzin(tx, { telefonlar: [telefon], kanal, izin: 'ret', kaynak, personelID: null })));
  if (yeni.length === 0) return;
  const { rows } = await sql<{ id: number }>`select musteri_id as id from musteri_telefon_ozet where telefon = ${telefon} order by id limit 1`.execute(tx);
  const [musteri] = rows;
  if (!musteri) return;
  const kayit = { menu: 'musteri', islem: 'guncelleme', nesne: 'iletiIzni' } as const;
  writeEntry(tx, describeEntry({ personelID: null, client }, kayit, { kayitID: musteri.id, degisim: { iletiIzni: [null, 'ret'] } }));
}

type Mesaj = { bayiID: number; telefon: string; firmaAdi: string; retMi: boolean };

/** The message that a line of refusal stood in. @throws AppError bulunamadi */
async function findMesaj({ database }: Platform, kod: string): Promise<Mesaj> {
  return database.acrossBayis(async (tx) => {
    const { rows } = await sql<Mesaj>`
      select g.bayi_id as "bayiID", g.telefon, b.firma_adi as "firmaAdi",
        exists (select from ileti_izni i where i.bayi_id = g.bayi_id and i.telefon = g.telefon and i.kanal = g.kanal and i.son and i.izin = 'ret') as "retMi"
      from giden_mesaj g join bayi_ozet b on b.id = g.bayi_id where g.ret_kodu = ${kod}`.execute(tx);
    return found(rows[0]);
  });
}

export const findSalon =
  (platform: Platform) =>
  async ({ body: { kod } }: PublicContext<typeof iletiIzniCalls.salon>) => {
    const { firmaAdi, retMi } = await findMesaj(platform, kod);
    return { firmaAdi, retMi };
  };

/** A press on the page of the link. Opening it alone refuses nothing: programs that look at links open them too. */
export const refuseByKod =
  (platform: Platform) =>
  async ({ body: { kod }, client }: PublicContext<typeof iletiIzniCalls.ret>) => {
    const { bayiID, telefon, firmaAdi } = await findMesaj(platform, kod);
    await platform.database.write({ bayiID }, (tx) => refuseIleti(tx, { telefon, kaynak: 'baglanti', client }));
    announce(platform, bayiID, ['musteri', 'sms']);
    return { firmaAdi };
  };
