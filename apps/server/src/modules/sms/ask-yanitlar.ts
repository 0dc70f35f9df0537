import type { Konu } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import type { Platform } from '../../platform/http/context.ts';
import { announce } from '../../platform/events/announce.ts';
import type { SmsHesabi } from '../../platform/outside/mesaj/saglayici.ts';
import { listNetgsmYanitlari } from '../../platform/outside/sms/netgsm.ts';
import { hesapOf, type SmsAyari } from './ayar/load-ayar.ts';
import type { NoteYanit } from './yanit.ts';

/** Asks NetGSM for the replies to the numbers of businesses that have an account of their own there. */
export async function askYanitlar(platform: Platform, noteYanit: NoteYanit): Promise<void> {
  const { database, app: { log } } = platform;
  for (const { bayiID, hesap, since } of await listHesaplar(platform)) {
    try {
      const yanitlar = await listNetgsmYanitlari(hesap, since);
      const konular = await database.write({ bayiID }, async (tx) => {
        const changed = new Set<Konu>();
        for (const { no, telefon, mesaj } of yanitlar) for (const konu of await noteYanit(tx, { kanal: 'sms', telefon, mesaj, saglayiciNo: no, client: { ip: '', cihaz: '' } })) changed.add(konu);
        await sql`update sms_ayari set yanit_zamani = now()`.execute(tx);
        return changed;
      });
      announce(platform, bayiID, [...konular]);
    } catch (err) {
      // It is asked for the same time once more.
      log.warn({ err, bayiID }, 'a provider does not tell the replies');
    }
  }
}

async function listHesaplar({ database, config, secrets }: Platform): Promise<{ bayiID: number; hesap: SmsHesabi; since: Date }[]> {
  return database.acrossBayis(async (tx) => {
    const { rows } = await sql<Pick<SmsAyari, 'saglayici' | 'kullaniciAdi' | 'sifre' | 'baslik'> & { bayiID: number; since: string }>`
      select bayi_id as "bayiID", saglayici, kullanici_adi as "kullaniciAdi", sifre, baslik, greatest(yanit_zamani, now() - interval '20 days') as since
      from sms_ayari where saglayici = 'netgsm' and sifre is not null`.execute(tx);
    return rows.flatMap(({ bayiID, since, ...ayar }) => {
      const hesap = hesapOf(ayar, { config, secrets });
      return hesap ? [{ bayiID, hesap, since: new Date(since) }] : [];
    });
  });
}
