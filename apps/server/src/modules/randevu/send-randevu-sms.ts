import type { randevuCalls } from '@defter/contract/randevu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import metinler from '../../../data/sms-metinleri-tr.json' with { type: 'json' };
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { fillMesaj } from '@defter/rules/sms.ts';
import { queueMesaj } from '../../platform/outside/mesaj/outbox.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';
import { comingRandevu } from './coming-randevu.ts';
import type { MakeBaglanti } from './make-baglanti.ts';
import { HIZMET_ADLARI, readRandevu } from './read-randevu.ts';

type Alici = { baslangic: string; isim: string; telefon: string | null; hizmet: string; sube: string; gecti: boolean; azOnce: boolean };

/**
 * Reminds the customer of an appointment that is still to come, with their own link, at most once a minute whichever of them it is. Where the text
 * has to wait for the provider, it tells the time of the appointment by then (R19).
 */
export async function sendRandevuSms({ tx, body: { id }, oturum, client, clock, degisim }: Context<typeof randevuCalls.smsGonder>, makeBaglanti: MakeBaglanti) {
  const { musteriID } = await readRandevu(tx, id, oturum);
  // Two desks that press at once are counted one after the other. When the appointment is, is read after that.
  await lockMusteri(tx, musteriID);
  const { rows } = await sql<Alici>`
    select r.baslangic, concat_ws(' ', m.ad, m.soyad) as isim, t.telefon, b.firma_adi as sube, not ${comingRandevu(clock.wallClock())} as gecti,
      exists (select from randevu o where o.musteri_id = m.id and o.sms_zamani > now() - interval '1 minute') as "azOnce",
      ${HIZMET_ADLARI} as hizmet
    from randevu r
    join musteri_ozet m on m.bayi_id = r.bayi_id and m.id = r.musteri_id
    join bayi_ozet b on b.id = r.bayi_id
    left join musteri_telefon_ozet t on t.bayi_id = r.bayi_id and t.musteri_id = r.musteri_id and t.varsayilan_mi
    where r.id = ${id}`.execute(tx);
  const { telefon, gecti, azOnce, baslangic, ...alici } = rows[0]!;
  if (gecti) throw new AppError('randevuSmsGecti');
  if (!isMobil(telefon ?? '')) throw new AppError('randevuSmsNumaraYok');
  if (azOnce) throw new AppError('randevuSmsBekle');
  const gun = baslangic.slice(0, 10);
  const baglanti = await makeBaglanti(tx, { bayiID: oturum.bayiID, musteriID, sonGun: gun }, client);
  const kalip = fillMesaj(metinler.randevuHatirlatma, { ...alici, baglanti });
  const mesaj = fillMesaj(kalip, { tarih: formatTarih(gun), saat: baslangic.slice(11, 16) });
  await asOwner(tx, () => queueMesaj(tx, { bayiID: oturum.bayiID, telefon: telefon!, mesaj, gecerlilikSaniye: null, randevuID: id, konu: { ne: 'randevu', id, kalip, saniye: 0 } }));
  await tx.updateTable('randevu').set({ sms_zamani: sql`now()` }).where('id', '=', id).execute();
  degisim(null, { smsGonderildi: true });
  return { id };
}
