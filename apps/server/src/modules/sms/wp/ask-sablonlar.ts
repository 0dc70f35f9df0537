import { WP_GONDERILEMEZ, type WpSablonu, type wpCalls } from '@defter/contract/wp.ts';
import { fold } from '@defter/rules/metin.ts';
import type { Context, Platform, Preparation } from '../../../platform/http/context.ts';
import { listTemplates, type Template } from '../../../platform/outside/whatsapp/media.ts';
import { failureCode } from '../../../platform/outside/mesaj/saglayici.ts';
import { findWhatsappHesabi, readEntegrasyon } from './load-ayar.ts';

type Call = typeof wpCalls.sablonlar;
type Sonuc = { liste: WpSablonu[]; hata: string | null };

/** Asks the platform for the templates, before a connection is held. */
export const askSablonlar =
  ({ app, config, secrets }: Platform) =>
  async ({ database, oturum }: Preparation<Call>): Promise<Sonuc> => {
    const { hesap, entegrasyonID } = await database.read(oturum, async (tx) => ({
      hesap: await findWhatsappHesabi(tx, oturum.bayiID, { config, secrets }),
      entegrasyonID: await readEntegrasyon(tx),
    }));
    if (!hesap || entegrasyonID === undefined) return { liste: [], hata: 'ayarYok' };
    try {
      return { liste: (await listTemplates(hesap, entegrasyonID)).map(readSablon), hata: null };
    } catch (error) {
      return { liste: [], hata: failureCode(error, app.log) };
    }
  };

export const tellSablonlar = async (_context: Context<Call>, sonuc: Sonuc) => sonuc;

/** What the panel needs to know of a template. */
export function readSablon({ id, name, language, status, category, components }: Template): WpSablonu {
  const body = components.find(({ type }) => type === 'BODY')?.text ?? '';
  const yerler = [...new Set(Array.from(body.matchAll(/\{\{(\w+)\}\}/g), ([, yer]) => yer!))];
  const rest = components.filter(({ type }) => type === 'FOOTER' || type === 'BUTTONS' || type === 'BODY').map(({ text, buttons }) => `${text ?? ''} ${JSON.stringify(buttons ?? '')}`);
  return {
    id,
    adi: name,
    dil: language,
    durum: status === 'APPROVED' && !components.every(isSendable) ? WP_GONDERILEMEZ : status,
    kategori: category,
    metin: body,
    parametreSayisi: yerler.length,
    yerAdlari: yerler.every((yer) => /^\d+$/.test(yer)) ? [] : yerler,
    belgeMi: components.some(({ type, format }) => type === 'HEADER' && format === 'DOCUMENT'),
    retVarMi: /\b(?:(?:ret|stop)\b|durdur|cikis|abonelik)/.test(fold(rest.join(' '))),
  };
}

const DUGMELER = new Set(['QUICK_REPLY', 'URL', 'PHONE_NUMBER']);
const BASLIKLAR = new Set([undefined, 'TEXT', 'DOCUMENT']);
const hasPlace = (part: unknown) => /\{\{\w+\}\}/.test(JSON.stringify(part));

/** We can fill the places in the text of a template and send a document with it. A part that needs anything else cannot be sent. */
function isSendable({ type, format, text, buttons }: Template['components'][number]): boolean {
  if (type === 'BODY' || type === 'FOOTER') return true;
  if (type === 'HEADER') return BASLIKLAR.has(format) && !hasPlace(text ?? '');
  return type === 'BUTTONS' && !hasPlace(buttons ?? []) && (buttons ?? []).every((button) => DUGMELER.has(button.type));
}
