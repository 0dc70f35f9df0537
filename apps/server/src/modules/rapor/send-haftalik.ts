import metinler from '@defter/contract/excel-metinleri.tr.json' with { type: 'json' };
import type { GorunumAyari } from '@defter/contract/rapor-gorunumu.ts';
import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import { rangeOf } from '@defter/rules/donem.ts';
import { formatTL, kurus } from '@defter/rules/para.ts';
import { formatTarih, startOfWeek } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import smsMetinleri from '../../../data/sms-metinleri-tr.json' with { type: 'json' };
import { findCepTelefonu } from '../../platform/auth/kimlik.ts';
import type { Platform } from '../../platform/http/context.ts';
import { queueMesaj } from '../../platform/outside/mesaj/outbox.ts';
import { readRapor } from './read-rapor.ts';

/** The sums that one text tells; the others are behind its link. */
const EN_COK_TOPLAM = 3;
/** How many texts one round makes; the next hour makes the rest. */
const EN_COK_MESAJ = 500;

type Alici = { bayiID: number; gorunumID: number; personelID: number; rapor: HazirRapor; adi: string; ayar: GorunumAyari; firma: string; yetkiler: (Yetki | RaporYetkisi)[]; anahtar: string };
type Dunya = Pick<Platform, 'database' | 'reports' | 'clock' | 'config' | 'sms'>;

/**
 * Queues the figures of the views that were asked for, each for each colleague once a week: the key of the message says which week. It is
 * asked every hour of a Monday, because a salon's computer may be off. Whoever has lost the right to the report gets nothing, and
 * everybody the figures that they would see themselves.
 */
export async function sendHaftalik(dunya: Dunya, log: Pick<Logger, 'error'>): Promise<number> {
  const { database, clock, sms } = dunya;
  const hafta = startOfWeek(clock.today());
  const alicilar = await database.acrossBayis(async (tx) => {
    const { rows } = await sql<Alici>`
      select a.bayi_id as "bayiID", g.id as "gorunumID", p.id as "personelID", g.rapor, g.adi, g.ayar, b.firma_adi as firma, p.yetkiler || p.rapor_yetkileri as yetkiler,
        concat_ws(' ', 'rapor', g.id, p.id, ${hafta}::text) as anahtar
      from rapor_alicisi a
      join rapor_gorunumu g on g.bayi_id = a.bayi_id and g.id = a.gorunum_id and g.herkese
      join personel_ozet p on p.bayi_id = a.bayi_id and p.id = a.personel_id and p.calisiyor_mu and 'rapor:' || g.rapor = any(p.rapor_yetkileri)
      join bayi_ozet b on b.id = a.bayi_id and not b.demo and coalesce(b.paket_bitis >= ${clock.today()}::date, true)
      where not exists (select from giden_mesaj m where m.bayi_id = a.bayi_id and m.anahtar = concat_ws(' ', 'rapor', g.id, p.id, ${hafta}::text))
      -- In no order: whom no text reaches, and whose report takes too long, would be the first of every round.
      order by random() limit ${EN_COK_MESAJ}`.execute(tx);
    return rows;
  });
  let sayi = 0;
  for (const alici of alicilar) {
    try {
      if (await send(dunya, alici)) sayi += 1;
    } catch (err) {
      // A report that takes too long keeps nobody else's back; it is tried again in an hour.
      log.error({ err, bayiID: alici.bayiID }, 'weekly report');
    }
  }
  if (sayi > 0) sms.wake();
  return sayi;
}

async function send(dunya: Dunya, alici: Alici): Promise<boolean> {
  const telefon = await dunya.database.system((tx) => findCepTelefonu(tx, alici));
  if (!telefon) return false;
  const mesaj = await writeMesaj(dunya, alici);
  const { bayiID, anahtar } = alici;
  await dunya.database.system((tx) => queueMesaj(tx, { bayiID, telefon, mesaj, gecerlilikSaniye: null, yol: 'toplu', anahtar }));
  return true;
}

/** The sums of a view today, without a word of a customer, and where the rest stands. */
async function writeMesaj({ database, reports, clock, config }: Dunya, { bayiID, personelID, gorunumID, rapor, adi, ayar, firma, yetkiler }: Alici): Promise<string> {
  const { donem, sutunlar, sirala: _sirala, karsilastir: _karsilastir, ...suzgecler } = ayar;
  const query = { ...suzgecler, ...(donem && rangeOf(donem, clock.today())), sayfa: 1, sayfaBoyutu: 1, sirala: null, karsilastir: null };
  const oturum = { bayiID, personelID, yetkiler: new Set(yetkiler) };
  const { fields } = await reports.inTurn(bayiID, () => database.readAtOnce({ bayiID }, (tx) => readRapor(rapor, { tx, oturum, clock, query } as never)));
  const toplamlar = JSON.parse(fields.toplamlar) as Record<string, number>;
  const gorulen = RAPORLAR[rapor].sutunlar.filter(({ ad, toplam }) => toplam && (sutunlar.length === 0 || sutunlar.includes(ad)));
  const sozler = gorulen.slice(0, EN_COK_TOPLAM).map(({ ad, tur }) => `${metinler.sutun[ad]} ${tur === 'lira' ? formatTL(kurus(Math.round(toplamlar[ad]! * 100))) : toplamlar[ad]!.toLocaleString('tr-TR')}`);
  const [ilk, son] = [JSON.parse(fields.baslangicTarihi), JSON.parse(fields.bitisTarihi)] as (string | null)[];
  const yerler: Record<string, string> = {
    sube: firma,
    rapor: adi,
    gunler: ilk && son ? `${formatTarih(ilk)}–${formatTarih(son)}` : formatTarih(ayar.tarih ?? clock.today()),
    toplamlar: sozler.length > 0 ? sozler.join(', ') : smsMetinleri.haftalikSatir.replace('[sayi]', fields.toplamKayit),
    baglanti: `${config.publicUrl}/plus/#/raporlar/${rapor}?gorunum=${gorunumID}`,
  };
  return smsMetinleri.haftalikRapor.replaceAll(/\[(\w+)\]/g, (yer, ad: string) => yerler[ad] ?? yer);
}
