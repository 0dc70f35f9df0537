import { askProvider, NotNow, type Saglayici, type WhatsappHesabi } from '../mesaj/saglayici.ts';
import { codeOf, VERSION } from './graph-api.ts';

/** Codes of the platform that say nothing about the message itself, so it may be tried again: no right, too fast, out of order. */
const NOT_NOW = new Set([0, 190, 4, 80007, 130429, 131048, 131056, 1, 2, 131000, 131016, 131057, 133004]);

/** Stands for an empty value: the platform refuses a template with an empty place. */
const NOTHING = '-';

/** The platform refuses a place with a line break, a tab or a row of spaces, as what is pasted from a table has them. */
const placeOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim() || NOTHING;

/** A template with its values, as it is kept until it leaves. */
export type WhatsappIcerigi = {
  sablon: string;
  dil: string;
  parametreler: string[];
  /** What the platform calls the places, where they have names and no numbers. */
  yerAdlari?: string[];
  /** Our names of what fills the places, where they are filled as it leaves. */
  yerler?: string[];
  belge?: { id: string; ad: string };
  /** Whether the template says how to refuse further ones. */
  retVarMi?: boolean;
};

function templateOf({ sablon, dil, parametreler, yerAdlari = [], belge }: WhatsappIcerigi): object {
  const components = [
    ...(belge ? [{ type: 'header', parameters: [{ type: 'document', document: { id: belge.id, filename: belge.ad } }] }] : []),
    ...(parametreler.length > 0 ? [{ type: 'body', parameters: parametreler.map((text, i) => ({ type: 'text', ...(yerAdlari[i] && { parameter_name: yerAdlari[i] }), text: placeOf(text) })) }] : []),
  ];
  return { type: 'template', template: { name: sablon, language: { code: dil }, ...(components.length > 0 && { components }) } };
}

/**
 * The WhatsApp Cloud API: a template with its values, or without one the text, which the platform takes for a day after somebody has written.
 * It cannot be asked for a message; what it tells of one by its webhook carries our reference, so a sending whose answer was lost waits for that
 * first (docs/adr/0212).
 */
export function whatsapp(hesap: WhatsappHesabi): Saglayici {
  return {
    async send({ telefon, mesaj, referans, icerik }) {
      const { status, body } = await askProvider(new URL(`/${VERSION}/${hesap.telefonID}/messages`, hesap.url), {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${hesap.jeton}` },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          to: telefon.replace(/^\+/, ''),
          ...(icerik === null ? { type: 'text', text: { body: mesaj } } : templateOf(icerik as WhatsappIcerigi)),
          biz_opaque_callback_data: referans,
        }),
      });
      const [message] = Array.isArray(body.messages) ? (body.messages as { id?: unknown }[]) : [];
      if (message) return { no: message.id === undefined ? null : String(message.id) };
      const code = codeOf(body);
      if (code === undefined || NOT_NOW.has(Number(code))) throw new NotNow(code ?? `http${status}`);
      return { red: code };
    },
    // The webhook tells what became of a message.
    report: async () => [],
  };
}
