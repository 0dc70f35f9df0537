import { fillSablon } from '@defter/rules/sms.ts';
import { WP_DILLERI, type WpSablonu, type wpCalls } from '@defter/contract/wp.ts';
import metinler from '../../../../data/sms-metinleri-tr.json' with { type: 'json' };
import { AppError, refusalAt, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context, Platform, Preparation } from '../../../platform/http/context.ts';
import { keepFromForgetting } from '../../../platform/outside/mesaj/forget-mesajlar.ts';
import { failureCode } from '../../../platform/outside/mesaj/saglayici.ts';
import type { WhatsappIcerigi } from '../../../platform/outside/whatsapp/cloud-api.ts';
import { listTemplates, uploadMedia } from '../../../platform/outside/whatsapp/media.ts';
import { chooseAlicilar } from '../gonderim/choose-alicilar.ts';
import { insertGonderim } from '../gonderim/insert-gonderim.ts';
import { readSablon } from './ask-sablonlar.ts';
import { findWhatsappHesabi, readEntegrasyon } from './load-ayar.ts';

type Call = typeof wpCalls.sablonGonder;
type Hazir = Pick<WpSablonu, 'adi' | 'dil' | 'metin' | 'parametreSayisi' | 'yerAdlari' | 'retVarMi'> & { belge?: { id: string; ad: string } };

/** Looks the template up and uploads the file, before a connection is held. @throws AppError wpAyariYok, wpSablonYok, wpRetYok, wpBelgeGerekli, wpUlasilamiyor */
export const prepareSablon =
  ({ app, config, secrets }: Platform) =>
  async ({ database, oturum, body }: Preparation<Call>): Promise<Hazir> => {
    const { hesap, entegrasyonID } = await database.read(oturum, async (tx) => ({
      hesap: await findWhatsappHesabi(tx, oturum.bayiID, { config, secrets }),
      entegrasyonID: await readEntegrasyon(tx),
    }));
    if (!hesap || entegrasyonID === undefined) throw new AppError('wpAyariYok');
    const dil = WP_DILLERI[body.languageID as keyof typeof WP_DILLERI];
    try {
      const sablon = (await listTemplates(hesap, entegrasyonID)).map(readSablon).find(({ adi, id, dil: own }) => (adi === body.templateID || id === body.templateID) && own === dil);
      if (!sablon || sablon.durum !== 'APPROVED') throw refusalAt('templateID', 'wpSablonYok');
      if (body.tur === 'ticari' && !sablon.retVarMi) throw refusalAt('templateID', 'wpRetYok');
      // WhatsApp has this template as advertising; saying that it only informs does not change that.
      if (body.tur === 'bilgi' && sablon.kategori === 'MARKETING') throw refusalAt('tur', 'wpTicari');
      if (sablon.belgeMi && body.file === null) throw refusalAt('file', 'wpBelgeGerekli');
      const belge = sablon.belgeMi && body.file ? { id: await uploadMedia(hesap, body.file), ad: body.file.name } : undefined;
      return { ...sablon, ...(belge && { belge }) };
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('wpUlasilamiyor', { veri: { kod: failureCode(error, app.log) } });
    }
  };

/** Queues a template to a list of people; its places are filled by the name first. */
export async function sendSablon({ tx, body, oturum, clock, degisim }: Context<Call>, { adi, dil, metin, parametreSayisi, yerAdlari, retVarMi, belge }: Hazir) {
  const { telefonlar, suzgec, parametreler, tur } = body;
  if (parametreSayisi > 0 && parametreler.length !== parametreSayisi - 1) throw wrongFields({ parametreler: 'zorunluAlan' });
  const gonderilecekler = telefonlar.map(({ musteriID, telefon, adSoyad }) => ({ musteriID, adSoyad, cepTelefonu: telefon }));
  keepFromForgetting(tx);
  const alicilar = await chooseAlicilar(tx, { gonderilecekler, suzgec, tur, kanal: 'whatsapp', oturum }, clock.today());
  const ulasilan = alicilar.filter(({ durum }) => durum !== 'numaraYok' && durum !== 'mukerrer');
  if (ulasilan.length === 0) throw new AppError('smsAliciYok');
  const mesajlar = ulasilan.map(({ telefon, adSoyad }) => {
    const degerler = parametreSayisi === 0 ? [] : [adSoyad ?? metinler.isimsiz, ...parametreler];
    const icerik: WhatsappIcerigi = { sablon: adi, dil, parametreler: degerler, yerAdlari, retVarMi, ...(belge && { belge }) };
    return { telefon: telefon!, adSoyad, mesaj: fillSablon(metin, yerAdlari, degerler), icerik };
  });
  const id = await insertGonderim(tx, { bayiID: oturum.bayiID, kanal: 'whatsapp', tur, baslik: null, mesaj: `${adi}: ${metin}`, zaman: null, personelID: oturum.personelID, alicilar: mesajlar });
  degisim(null, { mesaj: adi, tur, kanal: 'whatsapp', aliciSayisi: ulasilan.length });
  const countOf = (durum: string) => alicilar.filter((alici) => alici.durum === durum).length;
  return { id, kuyruga: ulasilan.length, mukerrer: countOf('mukerrer'), numaraYok: countOf('numaraYok') };
}
