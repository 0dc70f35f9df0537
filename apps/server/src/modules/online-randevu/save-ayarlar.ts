import type { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { raiseSurum } from '../../platform/db/surum.ts';
import { type Client, ourAddressOf } from '../../platform/http/client.ts';
import type { Context } from '../../platform/http/context.ts';
import { saveSayfaKodu } from '../bayi/sayfa-kodu.ts';
import { chooseKod } from './choose-kod.ts';
import { readSayfa, type Sayfa } from './read-sayfa.ts';

/** Where the page with this code stands. */
export const sayfaAdresi = (config: Config, client: Client, kod: string): string => `${ourAddressOf(config, client)}/r/${kod}`;

export async function getAyarlar({ tx, oturum, client }: Context<typeof onlineRandevuCalls.ayarlar>, config: Config) {
  const { surum, ...sayfa } = await readSayfa(tx);
  const { kod } = await chooseKod(tx, oturum.bayiID);
  return { ayarlar: { sayfaKodu: kod, ...sayfa }, adres: sayfaAdresi(config, client, kod), surum };
}

export async function saveAyarlar({ tx, body, oturum, degisim }: Context<typeof onlineRandevuCalls.saveAyarlar>) {
  const { surum, sayfaKodu, ...said } = body;
  await sql`insert into randevu_sayfasi default values on conflict do nothing`.execute(tx);
  await raiseSurum(tx, { tablo: 'randevu_sayfasi' }, surum);
  const { surum: _surum, ...before } = await readSayfa(tx);
  const { kayitli: eskiKod, kod: onerilen } = await chooseKod(tx, oturum.bayiID);
  const after = withUnsaid<Sayfa>(said, before);
  // A page that opens needs an address.
  const kod = sayfaKodu ?? eskiKod ?? (after.sayfaAcik ? onerilen : null);
  await writeSayfa(tx, after);
  if (kod !== null && kod !== eskiKod) await saveSayfaKodu(tx, oturum.bayiID, kod);
  degisim({ ...before, sayfaKodu: eskiKod }, { ...after, sayfaKodu: kod });
  return {};
}

async function writeSayfa(tx: Tx, { sayfaHizmetleri, sayfaPersonelleri, ...sayfa }: Sayfa): Promise<void> {
  const columns = {
    sayfa_acik: sayfa.sayfaAcik,
    talep_mi: sayfa.talepMi,
    en_erken_saat: sayfa.enErkenSaat,
    en_gec_gun: sayfa.enGecGun,
    gunde_en_cok: sayfa.gundeEnCok,
    iptal_saati: sayfa.iptalSaati,
    kapora_tutari: sayfa.kaporaTutari === null ? null : liraOf(sayfa.kaporaTutari),
    fiyat_goster: sayfa.fiyatGoster,
    karsilama: sayfa.karsilama,
    sayfa_rengi: sayfa.sayfaRengi,
  };
  await Promise.all([
    tx.updateTable('randevu_sayfasi').set(columns).execute(),
    sql`delete from randevu_sayfasi_hizmet where alt_urun_id <> all(${sayfaHizmetleri}::bigint[])`.execute(tx),
    sql`delete from randevu_sayfasi_personel where personel_id <> all(${sayfaPersonelleri}::bigint[])`.execute(tx),
    sql`insert into randevu_sayfasi_hizmet (alt_urun_id) select distinct unnest(${sayfaHizmetleri}::bigint[]) on conflict do nothing`.execute(tx),
    sql`insert into randevu_sayfasi_personel (personel_id) select distinct unnest(${sayfaPersonelleri}::bigint[]) on conflict do nothing`.execute(tx),
  ]);
}
