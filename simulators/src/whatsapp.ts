import { createHmac } from 'node:crypto';
import { type Answer, endsWithOne, json, type Simulator, startSimulator } from './simulator.ts';

/* The WhatsApp Cloud API on this machine. `POST /yanit` lets somebody write to an address of ours. */

/** A template with its values, or a text. */
type Giden = { id: string; telefon: string; sablon?: string; dil?: string; parametreler?: string[]; belge?: string; metin?: string; referans?: string };
type Gelen = {
  to: string;
  type: string;
  text?: { body: string };
  template?: { name: string; language: { code: string }; components?: { type: string; parameters: { text?: string; parameter_name?: string; document?: { id: string } }[] }[] };
  biz_opaque_callback_data?: string;
};
type Yanit = { telefon: string; metin: string; id?: string; ek?: 'image' | 'video' | 'document' | 'audio' };
export type WhatsappSimulator = Simulator & {
  mesajlar: readonly Giden[];
  /** Tells an address what became of every message; signed by the secret of the app. */
  tell(address: string, sir: string, status?: string): Promise<number[]>;
  /** Tells an address what somebody has answered, with a picture where `ek` names its kind. */
  reply(address: string, sir: string, mesaj: Yanit): Promise<number>;
};

export const SABLONLAR = [
  { id: '1', name: 'randevu_hatirlatma', status: 'APPROVED', category: 'UTILITY', language: 'tr', components: [{ type: 'BODY', text: 'Sayın {{1}}, {{2}} tarihli randevunuzu hatırlatırız.' }] },
  { id: '2', name: 'bahar_kampanyasi', status: 'APPROVED', category: 'MARKETING', language: 'tr', components: [{ type: 'BODY', text: '{{1}}, bu ay cilt bakımında yüzde yirmi indirim.' }, { type: 'FOOTER', text: 'RET yazarak çıkabilirsiniz' }] },
  { id: '3', name: 'fiyat_listesi', status: 'APPROVED', category: 'UTILITY', language: 'tr', components: [{ type: 'HEADER', format: 'DOCUMENT' }, { type: 'BODY', text: 'Fiyat listemiz ektedir.' }] },
  { id: '4', name: 'yeni_sablon', status: 'PENDING', category: 'UTILITY', language: 'tr', components: [{ type: 'BODY', text: 'Merhaba {{1}}' }] },
];

/** The names between braces in the text of a template. */
const placesOf = ({ components }: (typeof SABLONLAR)[number]) => [...new Set(Array.from(components.find(({ type }) => type === 'BODY')?.text?.matchAll(/\{\{(\w+)\}\}/g) ?? [], ([, place]) => place!))];

/** A page of the templates. Its last one has no address of a next one, as at the platform. */
const pageOf = (from: number, limit: number) => {
  const data = SABLONLAR.slice(from, from + limit);
  const after = String(from + data.length);
  return { data, paging: { cursors: { before: String(from), after }, ...(from + data.length < SABLONLAR.length && { next: `?after=${after}` }) } };
};

/** The message that the platform makes of a template, or the reason of its refusal. */
function readTemplate({ name, language, components = [] }: NonNullable<Gelen['template']>): Pick<Giden, 'sablon' | 'dil' | 'parametreler' | 'belge'> | Answer {
  const sablon = SABLONLAR.find((one) => one.name === name && one.language === language.code);
  // One that waits for approval is not there for who sends.
  if (sablon?.status !== 'APPROVED') return failed(132001, 'Template name does not exist in the translation', 404);
  const given = components.find(({ type }) => type === 'body')?.parameters ?? [];
  const places = placesOf(sablon);
  if (places.length !== given.length) return failed(132000, 'Number of parameters does not match the expected number of params');
  if (places.some((place) => !/^\d+$/.test(place) && !given.some(({ parameter_name }) => parameter_name === place))) return failed(100, 'Parameter name is missing or empty');
  if (components.some(({ parameters }) => parameters.some(({ text }) => text?.trim() === ''))) return failed(131008, 'Required parameter is missing');
  if (components.some(({ parameters }) => parameters.some(({ text }) => /[\n\t]| {5}/.test(text ?? '')))) return failed(132018, 'Param text cannot have new-line/tab characters or more than 4 consecutive spaces');
  const belge = components.find(({ type }) => type === 'header')?.parameters[0]?.document?.id;
  return { sablon: name, dil: language.code, parametreler: given.map(({ text }) => text ?? ''), ...(belge && { belge }) };
}

const failed = (code: number, message: string, status = 400) => json({ error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'sim' } }, status);

export async function startWhatsappSimulator({ port = 0 }: { port?: number } = {}): Promise<WhatsappSimulator> {
  const mesajlar: Giden[] = [];
  /** People who have written, and can get texts without a template. */
  const yazanlar = new Set<string>();
  const post = async (address: string, sir: string, value: object): Promise<number> => {
    const text = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: 'WABA', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...value } }] }] });
    const signature = createHmac('sha256', sir).update(text).digest('hex');
    return (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }, body: text })).status;
  };
  const reply = (address: string, sir: string, { telefon, metin, id = `in-${metin}`, ek }: Yanit): Promise<number> => {
    yazanlar.add(telefon.slice(1));
    return post(address, sir, { messages: [{ id, from: telefon.slice(1), timestamp: '1795228240', ...(ek ? { type: ek, [ek]: { id: 'media-1', mime_type: 'image/jpeg', caption: metin || undefined } } : { type: 'text', text: { body: metin } }) }] });
  };
  const simulator = await startSimulator(async ({ method, url: { pathname, searchParams }, headers, body }, faults) => {
    if (pathname === '/mesajlar') return json(mesajlar);
    if (pathname === '/yanit') {
      const { adres, sir, ...mesaj } = JSON.parse(body.toString()) as Yanit & { adres: string; sir: string };
      return json({}, await reply(adres, sir, mesaj));
    }
    if (faults.yanlisAnahtar || !headers.authorization?.startsWith('Bearer ')) return failed(190, 'Invalid OAuth access token', 401);
    const [, , what] = /^\/v[\d.]+\/(\w+)\/(\w+)$/.exec(pathname) ?? [];
    if (method === 'GET' && what === 'message_templates') return json(pageOf(Number(searchParams.get('after') ?? 0), Number(searchParams.get('limit') ?? 25)));
    if (what === 'media') return json({ id: `media-${body.length}` });
    if (what !== 'messages') return failed(100, 'Unknown path', 404);
    if (faults.redKodu !== null) return failed(faults.redKodu, 'Refused by order');
    const sent = JSON.parse(body.toString()) as Gelen;
    if (sent.type === 'text' && !yazanlar.has(sent.to)) return failed(131047, 'Re-engagement message');
    const content = sent.template ? readTemplate(sent.template) : { metin: sent.text?.body };
    if ('status' in content) return content;
    if (endsWithOne(sent.to, faults.redNumaralar)) return failed(131026, 'Message undeliverable');
    const id = `wamid.${mesajlar.length + 1}`;
    mesajlar.unshift({ id, telefon: `+${sent.to}`, ...content, ...(sent.biz_opaque_callback_data && { referans: sent.biz_opaque_callback_data }) });
    if (faults.kaybolanYanit === 0) return json({ messaging_product: 'whatsapp', contacts: [{ input: sent.to, wa_id: sent.to }], messages: [{ id, message_status: 'accepted' }] });
    faults.kaybolanYanit -= 1;
    return undefined;
  }, { port });
  return Object.assign(simulator, {
    mesajlar,
    async tell(address: string, sir: string, status = 'delivered') {
      const statuses: number[] = [];
      for (const { id, telefon, referans } of mesajlar) {
        const isLost = endsWithOne(telefon, simulator.faults.ulasmayanlar);
        const told = { id, status: isLost ? 'failed' : status, timestamp: '1795228240', recipient_id: telefon.slice(1), biz_opaque_callback_data: referans, ...(isLost && { errors: [{ code: 131026 }] }) };
        for (let times = simulator.faults.ikiKezRapor ? 2 : 1; times > 0; times -= 1) statuses.push(await post(address, sir, { statuses: [told] }));
      }
      return statuses;
    },
    reply,
  });
}
