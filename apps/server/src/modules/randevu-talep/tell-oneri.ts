import { GERI_ALMA_SN } from '@defter/rules/geri-alma.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import metinler from '../../../data/sms-metinleri-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { fillMesaj } from '@defter/rules/sms.ts';
import { giveUpKonu, queueMesaj } from '../../platform/outside/mesaj/outbox.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';
import type { BaglantiSahibi } from '../randevu/make-baglanti.ts';
import type { Yer } from './yer.ts';

type Oneri = { bayiID: number; talepID: number; musteriID: number; yer: Yer; simdi: Date };

/**
 * Texts a customer that another time is offered, with a link to answer by. Answers whether a text leaves: not to who has no mobile, and
 * once a minute to one person, whose link shows the newest offer all the same. It leaves once the offer cannot be undone any more.
 */
export async function tellOneri(tx: Tx, { bayiID, talepID, musteriID, yer, simdi }: Oneri, makeBaglanti: (kim: BaglantiSahibi) => Promise<string>): Promise<boolean> {
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
  const kalip = fillMesaj(metinler.talepOnerisi, { ...alici, baglanti });
  const mesaj = fillMesaj(kalip, { tarih: formatTarih(yer.randevuTarihi), saat: yer.baslangicSaat });
  await asOwner(tx, async () => {
    // The text of an offer that was taken back still waits, and would tell this one.
    await giveUpKonu(tx, { bayiID, telefon, ne: 'oneri', id: talepID });
    await queueMesaj(tx, { bayiID, telefon, mesaj, gecerlilikSaniye: null, konu: { ne: 'oneri', id: talepID, kalip, saniye: GERI_ALMA_SN } });
  });
  return true;
}
