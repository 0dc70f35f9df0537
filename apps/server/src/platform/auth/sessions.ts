import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import type { Tx } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { inBayi } from '../db/scope.ts';
import type { Events } from '../events/events.ts';
import { allowedAddressesOf } from './allowed-addresses.ts';
import { hashToken, type Oturum, SON_KULLANMA } from './oturum.ts';

/** How long a cached session is trusted without asking the database. A notice of a change removes it sooner. */
const CACHE_MS = 60_000;
const CACHE_SIZE = 10_000;

export type Sessions = {
  /** The session of a token; undefined when it never existed, was ended or has expired. */
  find(jeton: string): Promise<Oturum | undefined>;
  /** The session as it was before its last renewal, by the token of then, as long as that may be renewed once more; otherwise undefined. */
  findRenewed(jeton: string): Promise<Oturum | undefined>;
  /**
   * Forgets at once the sessions of a bayi that this server itself has changed. Other servers learn of it by notice.
   */
  forget(bayiID: number, konular: readonly string[]): void;
};

/** Settings are among them for the list of allowed addresses. */
const OTURUM_KONULARI = ['personel', 'oturum', 'ayar'];

/** Whether a change may have ended sessions, or changed what they may do. */
export const touchesOturum = (konular: readonly string[]): boolean => OTURUM_KONULARI.some((konu) => konular.includes(konu));

/** The sessions of this server, cached for a minute. */
export function createSessions(database: Database, events: Pick<Events, 'subscribe'>): Sessions {
  const cache = new LRUCache<string, Oturum>({ max: CACHE_SIZE, ttl: CACHE_MS });

  /** How often something was forgotten. A session that was read from the database meanwhile may be outdated. */
  let changes = 0;

  function forget(bayiID: number, konular: readonly string[]): void {
    // Bayi 0 stands for every bayi: some notices were lost.
    if (bayiID === 0) cache.clear();
    if (bayiID !== 0 && !touchesOturum(konular)) return;
    changes += 1;
    for (const [key, oturum] of cache) if (oturum.bayiID === bayiID) cache.delete(key);
  }
  events.subscribe(({ bayiID, konular }) => forget(bayiID, konular));

  return {
    forget,
    async find(jeton) {
      const key = hashToken(jeton).toString('latin1');
      const known = cache.get(key);
      if (known) return known;
      const before = changes;
      const oturum = await load(database, jeton);
      if (oturum && before === changes) cache.set(key, oturum);
      return oturum;
    },
    findRenewed: (jeton) => loadRenewed(database, jeton),
  };
}

/** Reads the session and extends its 30 days. The cache keeps this to once a minute. A use of the token proves that it arrived, which ends the one before it. */
async function load(database: Database, jeton: string): Promise<Oturum | undefined> {
  return database.system(async (tx) => {
    const { rows } = await sql<Row>`
      update oturum o set
        son_gorulme = now(),
        son_kullanma = ${SON_KULLANMA},
        onceki_id = null, onceki_ozet = null, onceki_bitis = null
      from kimlik k
      where o.jeton_ozeti = ${hashToken(jeton)} and o.son_kullanma > now()
        and k.bayi_id = o.bayi_id and k.personel_id = o.personel_id
      returning o.id, o.bayi_id, o.personel_id, o.adres_serbest`.execute(tx);
    const row = rows[0];
    return row && inBayi(tx, row.bayi_id, () => loadOturum(tx, row));
  });
}

async function loadRenewed(database: Database, jeton: string): Promise<Oturum | undefined> {
  return database.system(async (tx) => {
    const { rows } = await sql<Row>`
      select onceki_id as id, bayi_id, personel_id, adres_serbest from oturum
      where onceki_ozet = ${hashToken(jeton)} and onceki_bitis > now() and son_kullanma > now()`.execute(tx);
    const row = rows[0];
    return row && inBayi(tx, row.bayi_id, () => loadOturum(tx, row));
  });
}

type Row = { id: string; bayi_id: number; personel_id: number; adres_serbest: boolean };

async function loadOturum(tx: Tx, row: Row): Promise<Oturum | undefined> {
  const person = await tx
    .selectFrom('personel')
    .innerJoin('bayi', 'bayi.id', 'personel.bayi_id')
    .innerJoin('paket', 'paket.id', 'bayi.paket_id')
    .leftJoin('rol', (join) => join.onRef('rol.bayi_id', '=', 'personel.bayi_id').onRef('rol.id', '=', 'personel.rol_id'))
    .where('personel.id', '=', row.personel_id)
    .where('personel.bayi_id', '=', row.bayi_id)
    .where('personel.calisiyor_mu', '=', true)
    .select([
      'personel.yetkiler',
      'personel.rapor_yetkileri',
      'personel.iskonto_yuzdesi',
      'rol.dun_kapansin',
      'bayi.paket_bitis',
      'bayi.deneme_bitis',
      'paket.adi as paket_adi',
      'paket.personel_sinir',
      'paket.randevu_sinir',
      'paket.satis_modulu',
    ])
    .executeTakeFirst();
  if (!person) return undefined;
  const ipler = await tx.selectFrom('ip_adresi_ozet').select('ip').execute();
  return {
    id: row.id,
    bayiID: row.bayi_id,
    personelID: row.personel_id,
    allowedAddresses: row.adres_serbest ? null : allowedAddressesOf(ipler.map(({ ip }) => ip!)),
    yetkiler: new Set([...person.yetkiler, ...person.rapor_yetkileri] as (Yetki | RaporYetkisi)[]),
    iskontoYuzdesi: person.iskonto_yuzdesi,
    dunKapansin: person.dun_kapansin ?? false,
    paket: {
      adi: person.paket_adi,
      bitis: person.paket_bitis,
      denemeBitis: person.deneme_bitis,
      personelSinir: person.personel_sinir,
      randevuSinir: person.randevu_sinir,
      satisModulu: person.satis_modulu,
    },
  };
}
