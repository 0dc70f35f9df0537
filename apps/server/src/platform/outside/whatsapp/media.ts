import { askProvider, NotNow, type WhatsappHesabi } from '../mesaj/saglayici.ts';
import { codeOf, VERSION } from './graph-api.ts';

export type Template = { id: string; name: string; language: string; status: string; category: string; components: { type: string; format?: string; text?: string; buttons?: { type: string }[] }[] };

const bearer = ({ jeton }: WhatsappHesabi) => ({ authorization: `Bearer ${jeton}` });

/** Pages of a hundred templates that are read at most: a business account may have some thousands. */
const MOST_PAGES = 20;

/** The templates of a business account. @throws NotNow, with the platform's code */
export async function listTemplates(hesap: WhatsappHesabi, entegrasyonID: string): Promise<Template[]> {
  const url = new URL(`/${VERSION}/${encodeURIComponent(entegrasyonID)}/message_templates?fields=name,status,category,language,components,id&limit=100`, hesap.url);
  const templates: Template[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { status, body } = await askProvider(url, { method: 'GET', headers: bearer(hesap) });
    if (!Array.isArray(body.data)) throw new NotNow(codeOf(body) ?? `http${status}`);
    templates.push(...(body.data as Template[]));
    // The last page has a cursor too, but no address of a next one.
    const { next, cursors } = (body.paging ?? {}) as { next?: unknown; cursors?: { after?: unknown } };
    if (next === undefined || typeof cursors?.after !== 'string') break;
    url.searchParams.set('after', cursors.after);
  }
  return templates;
}

/** A line of a salon carries up so many bytes in a millisecond, if little else is on it: a megabit a second. */
const BYTES_A_MS = 100;

/** Uploads a document and answers its id. @throws NotNow, with the platform's code */
export async function uploadMedia(hesap: WhatsappHesabi, file: File): Promise<string> {
  const form = new FormData();
  form.append('messaging_product', 'whatsapp');
  form.append('type', file.type || 'application/pdf');
  form.append('file', file, file.name);
  const { status, body } = await askProvider(new URL(`/${VERSION}/${encodeURIComponent(hesap.telefonID)}/media`, hesap.url), { headers: bearer(hesap), body: form, more: file.size / BYTES_A_MS });
  if (body.id === undefined) throw new NotNow(codeOf(body) ?? `http${status}`);
  return String(body.id);
}
