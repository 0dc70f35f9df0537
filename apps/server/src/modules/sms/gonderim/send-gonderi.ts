import type { smsCalls } from '@defter/contract/sms.ts';
import { gonderimAni } from '@defter/rules/ileti.ts';
import { EN_COK_PARCA } from '@defter/rules/sms.ts';
import { addDays } from '@defter/rules/tarih.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError, refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { keepFromForgetting } from '../../../platform/outside/mesaj/forget-mesajlar.ts';
import { loadAyar, type SmsAyari } from '../ayar/load-ayar.ts';
import { requireYerler } from '../require-yerler.ts';
import { type Alici, chooseAlicilar } from './choose-alicilar.ts';
import { insertGonderim } from './insert-gonderim.ts';
import { fillForEach, readSube, YERLER } from './metin.ts';

type SendContext = Context<typeof smsCalls.gonder>;

/** How far ahead a sending can be planned. */
const EN_COK_GUN = 365;

/**
 * Queues one message to many. Who may not get it is queued too and held back as it would leave, so that it is listed with its
 * reason; who has no number, or is named twice, is only counted.
 */
export async function sendGonderi({ tx, body, oturum, clock, degisim }: SendContext, config: Config) {
  const { baslik, mesaj, tur } = body;
  const zaman = momentOf(body, clock.wallClock());
  keepFromForgetting(tx);
  const ayar = await loadAyar(tx, oturum.bayiID, clock.today());
  const [alicilar, sube] = await Promise.all([chooseAlicilar(tx, { ...body, kanal: 'sms', oturum }, clock.today()), readSube(tx, oturum.bayiID)]);
  const ulasilan = alicilar.filter(({ durum }) => durum !== 'numaraYok' && durum !== 'mukerrer');
  if (ulasilan.length === 0) throw new AppError('smsAliciYok');
  requireYerler(mesaj, YERLER);
  const metinler = await fillForEach(ulasilan, { mesaj, tur, ayar, config, sube });
  // A long name can make one text longer than the others.
  if (metinler.some(({ kredi }) => kredi > EN_COK_PARCA)) throw refusalAt('mesaj', 'smsUzun', { n: EN_COK_PARCA });
  await checkKontor(tx, ayar, ulasilan.reduce((sum, { durum }, i) => sum + (durum === 'gidecek' ? metinler[i]!.kredi : 0), 0));

  const gidenler = ulasilan.map(({ telefon, adSoyad }, i) => ({ telefon: telefon!, adSoyad, mesaj: metinler[i]!.mesaj }));
  const id = await insertGonderim(tx, { bayiID: oturum.bayiID, kanal: 'sms', tur, baslik, mesaj, zaman, personelID: oturum.personelID, alicilar: gidenler });
  degisim(null, { mesaj, tur, aliciSayisi: ulasilan.length, zaman: zaman ?? undefined });
  const countOf = (durum: Alici['durum']) => alicilar.filter((alici) => alici.durum === durum).length;
  return { id, kuyruga: ulasilan.length, mukerrer: countOf('mukerrer'), numaraYok: countOf('numaraYok') };
}

/** A sending that the credit is not enough for would end in the middle. @throws AppError kontorYetersiz */
async function checkKontor(tx: Tx, { saglayici }: SmsAyari, gereken: number): Promise<void> {
  if (saglayici !== 'ev') return;
  const { kalan } = await tx.selectFrom('sms_hesabi').select('kalan').executeTakeFirstOrThrow();
  if (kalan < gereken) throw new AppError('kontorYetersiz', { veri: { gereken, kalan } });
}

/** When it begins to leave; null for now. @throws AppError smsZamaniGecti */
function momentOf(body: SendContext['body'], wallClock: string): string | null {
  const [bugun, simdi] = wallClock.split(/[T ]/) as [string, string];
  const an = gonderimAni(body, bugun);
  if (!an) return null;
  const { tarih, saat } = an;
  if (`${tarih} ${saat}` < `${bugun} ${simdi.slice(0, 5)}` || tarih > addDays(bugun, EN_COK_GUN)) throw refusalAt('saat', 'smsZamaniGecti');
  return `${tarih}T${saat}:00+03:00`;
}
