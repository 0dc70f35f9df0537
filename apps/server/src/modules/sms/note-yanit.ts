import { type IletiKanali, yanitOf } from '@defter/rules/ileti.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { Client } from '../../platform/http/client.ts';
import { refuseIleti } from '../ileti-izni/refuse-ileti.ts';

type Yanit = { kanal: IletiKanali; telefon: string; mesaj: string; /** By which the provider knows it. */ saglayiciNo: string; /** Who has brought it. */ client: Client };

const EN_UZUN = 2000;

/**
 * Keeps what somebody has answered, once however often it is told; "RET" stops what is commercial at once, on every channel.
 * It runs in the scope of the bayi. Answers whether it is new.
 */
export async function noteYanit(tx: Tx, { kanal, telefon: told, mesaj, saglayiciNo, client }: Yanit): Promise<boolean> {
  const telefon = normalizeTelefon(told.startsWith('+') ? told : `+${told}`) ?? normalizeTelefon(told) ?? told;
  const yanit = yanitOf(mesaj) ?? null;
  const { rows } = await sql<{ id: number }>`
    insert into gelen_mesaj (kanal, telefon, mesaj, saglayici_no, yanit, giden_id)
    values (${kanal}, ${telefon}, ${mesaj.slice(0, EN_UZUN)}, ${saglayiciNo}, ${yanit},
      (select max(g.id) from giden_mesaj g where g.bayi_id = current_setting('app.bayi')::bigint and g.telefon = ${telefon}))
    on conflict (bayi_id, kanal, saglayici_no) do nothing returning id`.execute(tx);
  if (rows.length === 0) return false;
  if (yanit === 'ret') await refuseIleti(tx, { telefon, kaynak: 'yanit', client });
  return true;
}
