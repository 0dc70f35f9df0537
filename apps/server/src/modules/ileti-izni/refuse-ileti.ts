import { ILETI_KANALLARI } from '@defter/rules/ileti.ts';
import { sql } from 'kysely';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Client } from '../../platform/http/client.ts';
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
