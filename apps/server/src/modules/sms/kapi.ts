import { iletiKarari, type IletiIzni } from '@defter/rules/ileti.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { gidenMetin, smsBoyu } from '@defter/rules/sms.ts';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import type { Gecis, Giden, Kapi } from '../../platform/outside/mesaj/kapi.ts';
import type { Hesap } from '../../platform/outside/mesaj/saglayici.ts';
import type { Secrets } from '../../platform/secret.ts';
import { findPushHesabi } from './push/find-push-hesabi.ts';
import type { WhatsappIcerigi } from '../../platform/outside/whatsapp/cloud-api.ts';
import { hesapOf, loadAyar, type SmsAyari } from './ayar/load-ayar.ts';
import { newRetKodu, retSatiri } from './ret-satiri.ts';
import { findWhatsappHesabi } from './wp/load-ayar.ts';

type Surroundings = { config: Config; secrets: Secrets; clock: Clock };

/** The gate that messages pass as they leave, by the settings of their business (docs/messages.md). */
export function createKapi(surroundings: Surroundings): Kapi {
  return {
    async gec(tx, giden) {
      const ayar = await loadAyar(tx, giden.bayiID, surroundings.clock.today());
      const karar = await decide(tx, giden, ayar, surroundings.clock);
      if (karar.ne !== 'gider') return karar;
      if (giden.kanal === 'whatsapp') return passWhatsapp(tx, giden, surroundings);
      return giden.kanal === 'bildirim' ? passBildirim(tx, giden, surroundings) : passSms(tx, giden, ayar, surroundings);
    },
    geriVer: async (tx, bayiID, kredi) => {
      await sql`update sms_hesabi set kalan = kalan + ${kredi} where bayi_id = ${bayiID}`.execute(tx);
    },
    findHesap: async (tx, giden, saglayici) => findHesap(tx, { ...giden, saglayici }, surroundings),
  };
}

async function findHesap(tx: Tx, { bayiID, icerik, saglayici }: Pick<Giden, 'bayiID' | 'icerik'> & { saglayici: Hesap['saglayici'] }, { config, secrets, clock }: Surroundings): Promise<Hesap | undefined> {
  if (saglayici === 'whatsapp') return findWhatsappHesabi(tx, bayiID, { config, secrets });
  if (saglayici === 'webpush') return findPushHesabi(tx, { bayiID, icerik }, { config, secrets });
  const ayar = await loadAyar(tx, bayiID, clock.today());
  return ayar.saglayici === saglayici ? hesapOf(ayar, { config, secrets }) : undefined;
}

/** Message `g` says something else than `m`: it is neither the same sending at another browser nor what another channel has not delivered. */
const BASKA_ILETI = sql`coalesce(g.gonderim_id <> m.gonderim_id, true) and coalesce(g.anahtar || ' sms' <> m.anahtar, true)`;

/** Whether it may leave now: by the law and by the rules of the business. */
async function decide(tx: Tx, { id, bayiID, telefon, kanal, tur, icerik }: Giden, ayar: SmsAyari, clock: Clock): Promise<{ ne: 'gider' } | Exclude<Gecis, { ne: 'gider' }>> {
  if (tur === 'bilgi') return { ne: 'gider' };
  // If two messages to one person leave at once, the second waits here and sees the first.
  takeTurn(tx, `ticari ${telefon}`, bayiID);
  const { rows } = await sql<{ izin: IletiIzni | null; saat: number | null }>`
    select (select izin from ileti_izni_ozet i where i.bayi_id = m.bayi_id and i.telefon = m.telefon and i.kanal = m.kanal and i.son) as izin,
      (select extract(epoch from now() - max(coalesce(g.gonderim, g.ilk_deneme))) / 3600 from giden_mesaj g where g.bayi_id = m.bayi_id and g.telefon = m.telefon and g.id <> m.id
        and g.tur = 'ticari' and (g.durum in ('gonderildi', 'iletildi', 'iletilemedi') or g.durum = 'bekliyor' and g.ilk_deneme is not null) and ${BASKA_ILETI}) as saat
    from giden_mesaj m where m.id = ${id}`.execute(tx);
  const { izin, saat: sonTicariSaat } = rows[0]!;
  const [tarih, saat] = clock.wallClock().split(/[T ]/) as [string, string];
  const simdi = { tarih, dakika: toDakika(saat.slice(0, 5)) };
  // The line of refusal is added to a text below; a template has one or not.
  const retSatiri = kanal !== 'whatsapp' || icerik === null || (icerik as WhatsappIcerigi).retVarMi === true;
  const karar = iletiKarari({ tur, izin, retSatiri, sonTicariSaat, simdi, kurallar: ayar.kurallar });
  return karar.ne === 'bekler' ? { ne: 'bekler', zaman: istanbul(karar) } : karar;
}

const istanbul = ({ tarih, dakika }: { tarih: string; dakika: number }): string =>
  `${tarih}T${String(Math.floor(dakika / 60)).padStart(2, '0')}:${String(dakika % 60).padStart(2, '0')}:00+03:00`;

/** The text with its line of refusal, where it needs one. */
function withRet({ tur, mesaj, retKodu }: Giden, config: Config): { mesaj: string; retKodu: string | null } {
  if (tur !== 'ticari') return { mesaj, retKodu: null };
  const ret = retKodu ?? newRetKodu();
  return { mesaj: mesaj.includes(ret) ? mesaj : `${mesaj} ${retSatiri(config, ret)}`, retKodu: ret };
}

async function passSms(tx: Tx, giden: Giden, ayar: SmsAyari, { config, secrets }: Surroundings): Promise<Gecis> {
  const { bayiID } = giden;
  const { mesaj: whole, retKodu } = withRet(giden, config);
  const metin = gidenMetin(whole, ayar);
  const kredi = smsBoyu(metin).parca;
  const rest = { ne: 'gider', kredi, mesaj: metin, retKodu } as const;
  if (ayar.saglayici === 'ev') return (await takeKontor(tx, bayiID, kredi)) ? { ...rest, hesap: null } : { ne: 'tutulur', neden: 'kontorYok' };
  const hesap = hesapOf(ayar, { config, secrets });
  return hesap ? { ...rest, hesap } : { ne: 'tutulur', neden: 'ayarYok' };
}

async function passWhatsapp(tx: Tx, giden: Giden, { config, secrets }: Surroundings): Promise<Gecis> {
  const hesap = await findWhatsappHesabi(tx, giden.bayiID, { config, secrets });
  if (!hesap) return { ne: 'tutulur', neden: 'ayarYok' };
  return { ne: 'gider', hesap, kredi: 0, ...(giden.icerik === null ? withRet(giden, config) : { mesaj: giden.mesaj, retKodu: null }) };
}

/** A notice of a browser that is gone, or of keys that cannot be read, is held back: its customer turns notices on anew. */
async function passBildirim(tx: Tx, giden: Giden, { config, secrets }: Surroundings): Promise<Gecis> {
  const hesap = await findPushHesabi(tx, giden, { config, secrets });
  return hesap ? { ne: 'gider', hesap, kredi: 0, ...withRet(giden, config) } : { ne: 'tutulur', neden: 'aboneYok' };
}

/** Two messages at once never take the last credit twice. */
async function takeKontor(tx: Tx, bayiID: number, kredi: number): Promise<boolean> {
  const { rows } = await sql`update sms_hesabi set kalan = kalan - ${kredi} where bayi_id = ${bayiID} and kalan >= ${kredi} returning kalan`.execute(tx);
  return rows.length > 0;
}
