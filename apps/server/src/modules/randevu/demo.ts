import { SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { type SaatAraligi, toSaat } from '@defter/rules/saat.ts';
import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { DemoPersonel } from '../personel/demo.ts';
import { acikSaatlerOf, type DemoIzin } from '../vardiya/demo-calisma.ts';
import type { DemoHizmet } from '../urun/demo.ts';
import type { Random } from '../../platform/random.ts';

/** A column of the demo's calendar, with its person. */
export type DemoSutun = DemoPersonel & { id: number };

export type DemoRandevu = {
  musteriID: number;
  sutunID: number;
  personelID: number;
  tarih: string;
  baslangic: string;
  bitis: string;
  durum: RandevuDurumKodu;
  hizmetler: number[];
};

const GERI_GUN = 30;
const ILERI_GUN = 14;
const PERIYOT = 15;

type Dunya = { random: Random; musteriler: number[]; sutunlar: DemoSutun[]; hizmetler: DemoHizmet[]; izinler: readonly DemoIzin[]; simdi: string };

/** A month back and two weeks ahead of a busy calendar, within the shifts and around the leave of the team. */
export async function insertDemoRandevular(tx: Tx, dunya: Dunya): Promise<DemoRandevu[]> {
  const bugun = dunya.simdi.slice(0, 10);
  const gunler = Array.from({ length: GERI_GUN + ILERI_GUN + 1 }, (_, i) => addDays(bugun, i - GERI_GUN));
  const randevular = gunler.flatMap((tarih) => {
    // A customer comes once a day at most, and so is never in two places at once.
    const kalanlar = [...dunya.musteriler];
    return dunya.sutunlar.flatMap((sutun, kisi) =>
      acikSaatlerOf(kisi, tarih, dunya.izinler).flatMap((saatler) => bookSaatler(dunya, sutun, { tarih, saatler }, kalanlar)),
    );
  });
  await sql`
    with r as (
      select row_number() over () as n, x.*
      from json_to_recordset(${JSON.stringify(randevular)}::json) as x ("musteriID" bigint, "sutunID" bigint,
        "personelID" bigint, tarih date, baslangic time, bitis time, durum text, hizmetler json)
    ), yeni as (
      insert into randevu (musteri_id, randevu_basligi_id, uygulayan_personel_id, baslangic, bitis, durum)
      select "musteriID", "sutunID", "personelID", tarih + baslangic, tarih + bitis, durum from r
      returning bayi_id, id, randevu_basligi_id, baslangic, bitis, durum
    ), yer as (
      insert into randevu_yer (randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak, tutar)
      select id, randevu_basligi_id, baslangic, bitis, true, durum in ('B', 'O', 'G', 'K') from yeni
    )
    insert into randevu_hizmet (randevu_id, alt_urun_id)
    select y.id, h.value::text::bigint from yeni y
    join r on r."sutunID" = y.randevu_basligi_id and r.tarih + r.baslangic = y.baslangic
    cross join lateral json_array_elements(r.hizmetler) h`.execute(tx);
  return randevular;
}

function bookSaatler(dunya: Dunya, sutun: DemoSutun, { tarih, saatler }: { tarih: string; saatler: SaatAraligi }, kalanlar: number[]): DemoRandevu[] {
  const { random, hizmetler } = dunya;
  const verilen = hizmetler.filter(({ grup }) => sutun.gruplar.includes(grup));
  const gun: DemoRandevu[] = [];
  let dakika = saatler.baslangic + random.int(4) * PERIYOT;
  while (dakika < saatler.bitis) {
    const secilen = random.next() < 0.3 ? [random.pick(verilen), random.pick(verilen)] : [random.pick(verilen)];
    const ayri = [...new Map(secilen.map((hizmet) => [hizmet.id, hizmet])).values()];
    const sure = Math.ceil(ayri.reduce((sum, { sure }) => sum + sure, 0) / PERIYOT) * PERIYOT;
    if (dakika + sure > saatler.bitis) break;
    const baslangic = toSaat(dakika);
    gun.push({
      musteriID: kalanlar.splice(random.int(kalanlar.length), 1)[0]!,
      sutunID: sutun.id,
      personelID: sutun.personelID,
      tarih,
      baslangic,
      bitis: toSaat(dakika + sure),
      durum: durumAt(dunya, `${tarih} ${baslangic}`, `${tarih} ${toSaat(dakika + sure)}`),
      hizmetler: ayri.map(({ id }) => id),
    });
    dakika += sure + random.int(5) * PERIYOT;
  }
  return gun;
}

function durumAt({ random, simdi }: Dunya, baslangic: string, bitis: string): RandevuDurumKodu {
  const sans = random.next();
  if (bitis <= simdi) return sans < 0.84 ? 'K' : sans < 0.92 ? 'X' : sans < 0.97 ? 'I' : 'E';
  if (baslangic <= simdi) return 'G';
  return sans < 0.45 ? 'O' : 'B';
}

/** A column for each of the team. The owner books nobody in the demo: the first column is hidden rather than empty. */
export async function insertDemoSutunlar(tx: Tx, ekip: readonly DemoPersonel[]): Promise<DemoSutun[]> {
  await tx.updateTable('randevu_basligi').set({ randevuda_goster: false }).execute();
  const sutunlar = await tx
    .insertInto('randevu_basligi')
    .values(ekip.map(({ personelID, adi }, i) => ({ sira_no: i + 2, sutun_baslik_tipi: SutunBaslikTipi.personel, personel_id: personelID, adi })))
    .returning('id')
    .execute();
  return ekip.map((kisi, i) => ({ ...kisi, id: sutunlar[i]!.id }));
}
