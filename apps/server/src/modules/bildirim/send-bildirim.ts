import type { bildirimCalls } from '@defter/contract/bildirim.ts';
import { fillMesaj } from '@defter/rules/sms.ts';
import { sql } from 'kysely';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { keepFromForgetting } from '../../platform/outside/mesaj/forget-mesajlar.ts';
import { readSayfaKodu } from '../bayi/sayfa-kodu.ts';
import { chooseAlicilar } from '../sms/gonderim/choose-alicilar.ts';
import { insertGonderim } from '../sms/gonderim/insert-gonderim.ts';
import { requireYerler } from '../sms/require-yerler.ts';
import type { BildirimIcerigi } from '../sms/push/find-push-hesabi.ts';

type Abone = { id: number; musteriID: number };

/**
 * Queues a notice to the browsers of those who were chosen and have turned notices on. Notices to people who may not get
 * one are queued too and held back as they would leave, as texts are.
 */
export async function sendBildirim({ tx, body, oturum, clock, degisim }: Context<typeof bildirimCalls.gonder>) {
  const { baslik, mesaj, tur, musteriIDler, suzgec } = body;
  requireYerler(mesaj, ['isim', 'ad', 'sube']);
  const gonderilecekler = musteriIDler.map((musteriID) => ({ musteriID, adSoyad: null, cepTelefonu: null }));
  keepFromForgetting(tx);
  const alicilar = await chooseAlicilar(tx, { gonderilecekler, suzgec, tur, kanal: 'bildirim', oturum }, clock.today());
  const ulasilan = alicilar.filter(({ durum }) => durum !== 'numaraYok' && durum !== 'mukerrer' && durum !== 'bildirimYok');
  if (ulasilan.length === 0) throw new AppError('bildirimAliciYok');
  const { rows: aboneler } = await sql<Abone>`
    select id, musteri_id as "musteriID" from bildirim_abonesi where musteri_id = any(${ulasilan.map(({ musteriID }) => musteriID!)}::bigint[]) order by id`.execute(tx);
  const { firmaAdi: adi, sayfaKodu } = await asOwner(tx, () => readSayfaKodu(tx, oturum.bayiID));
  const kisiler = new Map(ulasilan.map((alici) => [alici.musteriID, alici]));
  const mesajlar = aboneler.map(({ id: aboneID, musteriID }) => {
    const { telefon, adSoyad } = kisiler.get(musteriID)!;
    const isim = adSoyad ?? '';
    const icerik: BildirimIcerigi = { aboneID, baslik: baslik ?? adi, adres: `/r/${sayfaKodu ?? ''}` };
    return { telefon: telefon!, adSoyad, mesaj: fillMesaj(mesaj, { isim, ad: isim.split(' ')[0] ?? '', sube: adi }), icerik };
  });
  const id = await insertGonderim(tx, { bayiID: oturum.bayiID, kanal: 'bildirim', tur, baslik, mesaj, zaman: null, personelID: oturum.personelID, alicilar: mesajlar });
  degisim(null, { mesaj, tur, kanal: 'bildirim', aliciSayisi: ulasilan.length });
  return { id, kuyruga: mesajlar.length, kapali: alicilar.filter(({ durum }) => durum === 'bildirimYok').length };
}
