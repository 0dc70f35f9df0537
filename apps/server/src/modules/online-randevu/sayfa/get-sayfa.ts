import type { sayfaCalls, SayfaResmi } from '@defter/contract/sayfa.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { DOSYA_PATH } from '../../../platform/files/file-path.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { readGuncelMetinler } from '../../kvkk/metinler.ts';
import { readResimler, type Resim } from '../resim/read-resimler.ts';
import { sonGunOf } from './find-saatler.ts';
import { readOnSayfa } from './open-sayfa.ts';
import { listSunulanHizmetler, listSunulanKisiler } from './sunulan.ts';

/** What a salon shows of itself, what can be booked and with whom. */
export const getSayfa =
  (platform: Platform) =>
  ({ params, clock }: PublicContext<typeof sayfaCalls.get>) =>
    readOnSayfa(platform, params.kod, async (tx, sayfa) => {
      const [firma, resimler, hizmetler, kisiler, metinler] = await Promise.all([
        readKapi(tx, sayfa.bayiID),
        readResimler(tx),
        listSunulanHizmetler(tx, clock.today()),
        listSunulanKisiler(tx, sayfa.sayfaPersonelleri),
        readGuncelMetinler(tx, ['aydinlatma', 'hizmet', 'ticariIleti']),
      ]);
      return {
        ...firma,
        karsilama: sayfa.karsilama,
        kapak: ofTur(resimler, 'kapak')[0] ?? null,
        resimler: ofTur(resimler, 'salon'),
        talepMi: sayfa.talepMi,
        renk: sayfa.sayfaRengi,
        iptalSaati: sayfa.iptalSaati,
        bugun: clock.today(),
        sonGun: sonGunOf(sayfa, clock),
        hizmetler: hizmetler.map(({ yapanlar, fiyat, ...hizmet }) => ({
          ...hizmet,
          fiyat: sayfa.fiyatGoster ? fiyat : null,
          personelIDler: kisiler.filter(({ id }) => yapanlar.length === 0 || yapanlar.includes(id)).map(({ id }) => id),
        })),
        personeller: kisiler,
        aydinlatma: metinler.aydinlatma,
        hizmetRizasi: metinler.hizmet,
        iletiRizasi: metinler.ticariIleti,
      };
    });

const ofTur = (resimler: Resim[], wanted: Resim['tur']): SayfaResmi[] => resimler.flatMap(({ id: _id, tur, ...resim }) => (tur === wanted ? [resim] : []));

type Kapi = { adi: string; telefon: string | null; adres: string | null; logo: string | null };

/** What stands at the door of the salon. */
export async function readKapi(tx: Tx, bayiID: number): Promise<Kapi> {
  const { rows } = await sql<Kapi>`
    select b.firma_adi as adi, b.telefon, nullif(concat_ws(', ', b.adres, ilce.ad, il.ad), '') as adres, ${DOSYA_PATH} || b.logo as logo
    from bayi_ozet b left join il on il.id = b.il_id left join ilce on ilce.id = b.ilce_id where b.id = ${bayiID}`.execute(tx);
  return rows[0]!;
}
