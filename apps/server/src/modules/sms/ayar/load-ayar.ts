import type { TicariKurallar } from '@defter/rules/ileti.ts';
import { toDakika } from '@defter/rules/saat.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { SmsHesabi } from '../../../platform/outside/mesaj/saglayici.ts';
import type { Secrets } from '../../../platform/secret.ts';

export type SmsAyari = {
  saglayici: 'ev' | 'netgsm' | 'iletimerkezi';
  kullaniciAdi: string | null;
  /** Encrypted. */
  sifre: string | null;
  baslik: string | null;
  turkce: boolean;
  kurallar: TicariKurallar;
};

type Row = Omit<SmsAyari, 'kurallar'> & { baslangic: string; bitis: string; kapaliGunler: number[]; araSaat: number; kapaliTarihler: { ilk: string; son: string }[] };

/** The settings of a business, which every business has, with the closed days of the next weeks. */
export async function loadAyar(tx: Tx, bayiID: number, bugun: Tarih): Promise<SmsAyari> {
  const { rows } = await sql<Row>`
    select saglayici, kullanici_adi as "kullaniciAdi", sifre, baslik, turkce, to_char(ticari_baslangic, 'HH24:MI') as baslangic, to_char(ticari_bitis, 'HH24:MI') as bitis,
      kapali_gunler as "kapaliGunler", ara_saat as "araSaat",
      (select coalesce(json_agg(json_build_object('ilk', i.ilk_gun, 'son', i.son_gun)), '[]') from takvim_istisnasi_ozet i
        where i.bayi_id = sms_ayari.bayi_id and i.tur = 'kapali' and i.son_gun >= ${bugun}::date - 1 and i.ilk_gun <= ${bugun}::date + 40) as "kapaliTarihler"
    from sms_ayari where bayi_id = ${bayiID}`.execute(tx);
  const { baslangic, bitis, kapaliGunler, kapaliTarihler, araSaat, ...ayar } = rows[0]!;
  return { ...ayar, kurallar: { baslangic: toDakika(baslangic), bitis: toDakika(bitis), kapaliGunler, kapaliTarihler, araSaat } };
}

/** The account of a business at a provider of its own; undefined without one, and where its password cannot be read any more. */
export function hesapOf({ saglayici, kullaniciAdi, sifre, baslik }: Pick<SmsAyari, 'saglayici' | 'kullaniciAdi' | 'sifre' | 'baslik'>, { config, secrets }: { config: Config; secrets: Secrets }): SmsHesabi | undefined {
  if (saglayici === 'ev' || kullaniciAdi === null || sifre === null) return undefined;
  const open = secrets.decrypt(sifre);
  return open === undefined ? undefined : { saglayici, url: config.saglayicilar[saglayici], kullanici: kullaniciAdi, sifre: open, baslik };
}
