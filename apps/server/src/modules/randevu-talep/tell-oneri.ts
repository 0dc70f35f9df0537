import { formatTarih } from '@defter/rules/tarih.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import metinler from '../../../data/sms-metinleri-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import type { Client } from '../../platform/http/client.ts';
import { fillMesaj } from '../../platform/outside/sms/fill-mesaj.ts';
import { queueSms } from '../../platform/outside/sms/outbox.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';
import type { Yer } from './yer.ts';

type Kim = { bayiID: number; musteriID: number; /** The last day that the link is made for. */ sonGun: string };
/** Makes a customer's own link and answers its address; it comes from the module above, which keeps the links. */
export type MakeBaglanti = (tx: Tx, kim: Kim, client: Client) => Promise<string>;

type Oneri = { bayiID: number; musteriID: number; yer: Yer; simdi: Date };

/**
 * Texts a customer that another time is offered, with a link to answer by. Answers whether a text leaves: not to who has no mobile, and
 * once a minute to one person, whose link shows the newest offer all the same.
 */
export async function tellOneri(tx: Tx, { bayiID, musteriID, yer, simdi }: Oneri, makeBaglanti: (kim: Kim) => Promise<string>): Promise<boolean> {
  await lockMusteri(tx, musteriID);
  const { rows } = await sql<{ isim: string; telefon: string | null; sube: string; azOnce: boolean }>`
    select concat_ws(' ', m.ad, m.soyad) as isim, t.telefon, b.firma_adi as sube,
      exists (select from randevu_talebi o where o.musteri_id = m.id and o.durum = 'onerildi' and o.sonuc_zamani > ${simdi}::timestamptz - interval '1 minute') as "azOnce"
    from musteri_ozet m join bayi_ozet b on b.id = m.bayi_id
    left join musteri_telefon_ozet t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
    where m.id = ${musteriID}`.execute(tx);
  const { telefon, azOnce, ...alici } = rows[0]!;
  if (telefon === null || !isMobil(telefon)) return false;
  if (azOnce) return true;
  const baglanti = await makeBaglanti({ bayiID, musteriID, sonGun: yer.randevuTarihi });
  const mesaj = fillMesaj(metinler.talepOnerisi, { ...alici, tarih: formatTarih(yer.randevuTarihi), saat: yer.baslangicSaat, baglanti });
  await asOwner(tx, () => queueSms(tx, { bayiID, telefon, mesaj, gecerlilikSaniye: null }));
  return true;
}
