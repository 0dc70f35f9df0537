import { isDeepStrictEqual } from 'node:util';
import type { otomatikSmsCalls, OtomatikSmsKaydi } from '@defter/contract/otomatik-sms.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import { WP_DILLERI, type WpSablonu } from '@defter/contract/wp.ts';
import { findServis, type OtomatikKanal, otomatikSaat, servisOf } from '@defter/rules/otomatik-sms.ts';
import { sql } from 'kysely';
import { sendStatement, type Tx } from '../../platform/db/connection.ts';
import { mergeLines } from '../../platform/db/lines.ts';
import { AppError, found, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context, Platform, Preparation } from '../../platform/http/context.ts';
import { failureCode } from '../../platform/outside/mesaj/saglayici.ts';
import { listTemplates } from '../../platform/outside/whatsapp/media.ts';
import { requireYerler } from '../sms/require-yerler.ts';
import { readSablon } from '../sms/wp/ask-sablonlar.ts';
import { findWhatsappHesabi, readEntegrasyon } from '../sms/wp/load-ayar.ts';
import { keepAltUrunler } from '../urun/listelenen.ts';
import { type KuralSatiri, readKurallar, type WpSablon } from './kurallar.ts';

/** Saves the rules that are sent; the others stay as they are. */
export async function saveKurallar({ tx, body: { model }, degisim }: Context<typeof otomatikSmsCalls.save>, sorulan: SorulanSablonlar) {
  holdNamed(tx, model);
  const mevcut = await readKurallar(tx, { kilitle: true });
  for (const { id, surum } of model) {
    const before = id === 0 ? undefined : found(mevcut.find((kural) => kural.id === id));
    if (before && surum != null && surum !== before.surum) throw new AppError('kayitDegismis');
  }
  const lines = mergeLines<Omit<OtomatikSmsKaydi, 'surum'>>(model.map(({ surum: _surum, ...kural }) => kural), mevcut).map((kural, index) => settled(kural, index, { ...sorulan, eski: mevcut.find(({ id }) => id === kural.id) }));
  const kurallar = lines.map((kural) => ({ ...kural, id: kural.id || (mevcut.find((eski) => isSame(eski, kural))?.id ?? 0) }));
  await refuseUnknown(tx, kurallar, mevcut);
  const eskiler = kurallar.flatMap(({ id }) => mevcut.find((kural) => kural.id === id) ?? []);
  const idler = await writeKurallar(tx, kurallar);
  degisim(eskiler.length > 0 ? toldOf(eskiler) : null, toldOf(kurallar));
  return { idler };
}

type Kural = Omit<KuralSatiri, 'surum'>;

/** A second rule like another one would send everything twice. A client that got no answer sends its new ones again. */
const isSame = ({ surum: _surum, ...eski }: KuralSatiri, yeni: Kural): boolean => isDeepStrictEqual(eski, { ...yeni, id: eski.id, ...(isOlay(yeni) && { saat: eski.saat }) });
const isOlay = ({ servisID }: Pick<Kural, 'servisID'>): boolean => servisOf(findServis(servisID)!).yon === 'olay';

/** How long a message by WhatsApp has until it leaves by SMS, where nothing is said. */
const BEKLEME_DK = 30;

/** A rule with what its service starts with, where nothing else was said. With a time of day minutes say nothing. */
function settled({ gun, dakika, saat, gunler, ...said }: Omit<OtomatikSmsKaydi, 'surum'>, index: number, surroundings: Sablonlar): Kural {
  const servis = findServis(said.servisID);
  if (!servis) throw wrongFields({ [`model.${index}.servisID`]: 'secimGecersiz' });
  const { yon, ilk, alanlar } = servisOf(servis);
  // A text that stays is not checked again, so that an old one does not stop anybody from turning its rule off.
  if (said.mesaj !== surroundings.eski?.mesaj) requireYerler(said.mesaj, alanlar, `model.${index}.mesaj`);
  const kural = { ...said, kanallar: said.kanallar.length === 0 ? (['sms'] as OtomatikKanal[]) : [...new Set(said.kanallar)], beklemeDk: said.beklemeDk ?? BEKLEME_DK, sablon: sablonOf(said, index, { ...surroundings, alanlar }) };
  // A rule about an act has no time of day, because it tells of it at once; clients of the specification send one for every rule.
  if (yon === 'olay') return { ...kural, gun: 0, dakika: 0, saat, gunler: [] };
  const saatli = gun === null && dakika === null && saat === null ? ilk.saat : otomatikSaat(servis, saat);
  return {
    ...kural,
    gun: gun ?? (dakika === null ? ilk.gun : 0),
    dakika: saatli === null ? (dakika ?? (gun === null ? ilk.dakika : 0)) : 0,
    saat: saatli,
    gunler: saatli === null ? [] : [...new Set(gunler)].toSorted((a, b) => a - b),
  };
}

/** There is no account, or it is off. */
const AYAR_YOK = 'ayarYok';
/** The templates of the platform by their names; `hata` says why it could not be asked for them. */
type SorulanSablonlar = { sablonlar: ReadonlyMap<string, WpSablonu>; hata: string | null };
type Sablonlar = SorulanSablonlar & { eski: KuralSatiri | undefined };

/** The template of a rule with its places: as the platform has it now, or as it was. @throws AppError alanlarHatali, wpUlasilamiyor, wpAyariYok */
function sablonOf({ kanallar, wpSablonu, wpAlanlari }: Pick<OtomatikSmsKaydi, 'kanallar' | 'wpSablonu' | 'wpAlanlari'>, index: number, { sablonlar, hata, eski, alanlar }: Sablonlar & { alanlar: readonly string[] }): WpSablon | null {
  if (!kanallar.includes('whatsapp')) return null;
  const refuse = (alan: string, kod: HataKodu) => wrongFields({ [`model.${index}.${alan}`]: kod });
  if (wpSablonu === null) throw refuse('wpSablonu', 'zorunluAlan');
  const now = sablonlar.get(wpSablonu);
  const sablon = now ? { adi: now.adi, dil: now.dil, parametreSayisi: now.parametreSayisi, yerAdlari: now.yerAdlari, retVarMi: now.retVarMi } : eski?.sablon?.adi === wpSablonu ? eski.sablon : undefined;
  if (!sablon) throw hata === null ? refuse('wpSablonu', 'wpSablonYok') : hata === AYAR_YOK ? new AppError('wpAyariYok') : new AppError('wpUlasilamiyor', { veri: { kod: hata } });
  if (wpAlanlari.length !== Math.max(0, sablon.parametreSayisi - 1) || wpAlanlari.some((alan) => !alanlar.includes(alan))) throw refuse('wpAlanlari', 'secimGecersiz');
  return { ...sablon, alanlar: wpAlanlari };
}

/** Looks the templates up that rules name, before a connection is held. Where the platform does not tell, those that are known stay. */
export const prepareKurallar =
  ({ app, config, secrets }: Platform) =>
  async ({ database, oturum, body: { model } }: Preparation<typeof otomatikSmsCalls.save>): Promise<SorulanSablonlar> => {
    if (!model.some(({ wpSablonu }) => wpSablonu)) return { sablonlar: new Map(), hata: null };
    const { hesap, entegrasyonID } = await database.read(oturum, async (tx) => ({ hesap: await findWhatsappHesabi(tx, oturum.bayiID, { config, secrets }), entegrasyonID: await readEntegrasyon(tx) }));
    if (!hesap || entegrasyonID === undefined) return { sablonlar: new Map(), hata: AYAR_YOK };
    try {
      const sablonlar = (await listTemplates(hesap, entegrasyonID)).map(readSablon).filter(({ durum, belgeMi }) => durum === 'APPROVED' && !belgeMi);
      // The house's language wins where a template has several.
      const sirali = sablonlar.toSorted((a, b) => Number(a.dil === WP_DILLERI[2]) - Number(b.dil === WP_DILLERI[2]));
      return { sablonlar: new Map(sirali.map((sablon) => [sablon.adi, sablon])), hata: null };
    } catch (error) {
      return { sablonlar: new Map(), hata: failureCode(error, app.log) };
    }
  };

/** Nobody removes or merges a group meanwhile, nor removes a service. Before the rules, as a merger takes the two. */
function holdNamed(tx: Tx, model: readonly { haricGruplar?: readonly number[] | undefined; hizmetler?: readonly number[] | undefined }[]): void {
  const gruplar = model.flatMap(({ haricGruplar = [] }) => haricGruplar);
  const hizmetler = model.flatMap(({ hizmetler: idler = [] }) => idler);
  if (gruplar.length > 0) sendStatement(tx, sql`select from musteri_grubu where id = any(${gruplar}::bigint[]) order by id for key share`);
  keepAltUrunler(tx, hizmetler);
}

/** A list of ids is no foreign key, so what a rule names anew is looked for. What it has named before is no reason to hold up the rest. */
async function refuseUnknown(tx: Tx, kurallar: readonly Kural[], mevcut: readonly KuralSatiri[]): Promise<void> {
  const newOf = (alan: 'haricGruplar' | 'hizmetler') =>
    new Set(kurallar.flatMap((kural) => kural[alan].filter((id) => !mevcut.find((eski) => eski.id === kural.id)?.[alan].includes(id))));
  const [gruplar, hizmetler] = [newOf('haricGruplar'), newOf('hizmetler')];
  const { rows } = await sql<{ tamam: boolean }>`
    select (select count(*) from musteri_grubu where id = any(${[...gruplar]}::bigint[])) = ${gruplar.size}
      and (select count(*) from alt_urun_ozet where id = any(${[...hizmetler]}::bigint[])) = ${hizmetler.size} as tamam`.execute(tx);
  if (!rows[0]!.tamam) throw new AppError('bulunamadi');
}

async function writeKurallar(tx: Tx, kurallar: readonly Kural[]): Promise<number[]> {
  const satirlar = kurallar.map(({ servisID, ...kural }, sira) => ({ ...kural, sira, servis: findServis(servisID) }));
  const model = sql`json_to_recordset(${JSON.stringify(satirlar)}::json) as y (id bigint, sira int, servis text, "smsBasligi" text, mesaj text, gun int, dakika int, saat time,
    gunler json, "haricGruplar" json, hizmetler json, "aktifMi" boolean, kanallar json, sablon jsonb, "beklemeDk" int)`;
  const idsOf = (column: string) => sql`array(select value::bigint from json_array_elements_text(${sql.ref(column)}))`;
  await sql`
    update otomatik_sms k set surum = k.surum + 1, servis = y.servis, sms_basligi = y."smsBasligi", mesaj = y.mesaj, gun = y.gun, dakika = y.dakika, saat = y.saat,
      gunler = ${idsOf('y.gunler')}::int[], haric_gruplar = ${idsOf('y.haricGruplar')}, hizmetler = ${idsOf('y.hizmetler')}, aktif_mi = y."aktifMi",
      kanallar = array(select json_array_elements_text(y.kanallar)), wp_sablonu = y.sablon, bekleme_dk = y."beklemeDk"
    from ${model} where k.id = y.id`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into otomatik_sms (servis, sms_basligi, mesaj, gun, dakika, saat, gunler, haric_gruplar, hizmetler, aktif_mi, kanallar, wp_sablonu, bekleme_dk)
    select y.servis, y."smsBasligi", y.mesaj, y.gun, y.dakika, y.saat, ${idsOf('y.gunler')}::int[], ${idsOf('y.haricGruplar')}, ${idsOf('y.hizmetler')}, y."aktifMi",
      array(select json_array_elements_text(y.kanallar)), y.sablon, y."beklemeDk"
    from ${model} where y.id = 0 order by y.sira returning id`.execute(tx);
  const yeniler = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  return kurallar.map(({ id }) => (id === 0 ? yeniler.shift()! : id));
}

/** As the record log tells it: of each field the values of the rules, in their order. */
const toldOf = (kurallar: readonly Kural[]) => ({
  servisID: kurallar.map(({ servisID }) => servisID),
  smsBasligi: kurallar.flatMap(({ smsBasligi }) => smsBasligi ?? []),
  mesaj: kurallar.map(({ mesaj }) => mesaj),
  saat: kurallar.flatMap(({ saat }) => saat ?? []),
  gun: kurallar.map(({ gun }) => gun),
  dakikaFarki: kurallar.map(({ dakika }) => dakika),
  gunler: kurallar.flatMap(({ gunler }) => gunler),
  haricGruplar: kurallar.flatMap(({ haricGruplar }) => haricGruplar),
  hizmetler: kurallar.flatMap(({ hizmetler }) => hizmetler),
  aktifMi: kurallar.map(({ aktifMi }) => aktifMi),
  kanallar: kurallar.flatMap(({ kanallar }) => kanallar),
  wpSablonu: kurallar.flatMap(({ wpSablonu }) => wpSablonu ?? []),
  wpAlanlari: kurallar.flatMap(({ wpAlanlari }) => wpAlanlari),
  beklemeDk: kurallar.map(({ beklemeDk }) => beklemeDk),
});
