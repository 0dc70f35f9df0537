import { formatPuan } from '@defter/rules/puan.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import metinler from '../../../data/sms-metinleri-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { fillMesaj } from '@defter/rules/sms.ts';
import { queueMesaj } from '../../platform/outside/mesaj/outbox.ts';

type Kazanc = { bayiID: number; musteriID: number; puan: number };
type Alici = { isim: string; telefon: string | null; kalan: number; sube: string; otomatikMi: boolean };

/** Tells a customer of points just earned (setting puanKazanincaSMSAt); customers without a mobile are not told. */
export async function sendKazancSms(tx: Tx, { bayiID, musteriID, puan }: Kazanc): Promise<void> {
  const { rows } = await sql<Alici>`
    select concat_ws(' ', m.ad, m.soyad) as isim, t.telefon, b.firma_adi as sube,
      (select sum(h.puan) from puan_hareket h where h.bayi_id = m.bayi_id and h.musteri_id = m.id) as kalan,
      exists (select from otomatik_sms_ozet o where o.bayi_id = m.bayi_id and o.servis = 'puanKazanildi' and o.aktif_mi) as "otomatikMi"
    from musteri_ozet m
    join bayi_ozet b on b.id = m.bayi_id
    left join musteri_telefon_ozet t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
    where m.id = ${musteriID}`.execute(tx);
  const { telefon, isim, kalan, sube, otomatikMi } = rows[0]!;
  // A rule of the salon tells it, in its own words.
  if (otomatikMi || !isMobil(telefon ?? '')) return;
  const mesaj = fillMesaj(metinler.puanKazanci, { isim, puan: formatPuan(puan), kalan: formatPuan(kalan), sube });
  await asOwner(tx, () => queueMesaj(tx, { bayiID, telefon: telefon!, mesaj, gecerlilikSaniye: null }));
}
