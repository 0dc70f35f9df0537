import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { acikSaatler, aralarOf } from '@defter/rules/acik-saat.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { ask } from '../isler/masa.ts';
import { createFarklar, type Fark, type Same } from '../isler/fark.ts';
import type { Bakis } from './bakis.ts';
import { ILK_GUN, type Salon } from './salon.ts';

const TUTAR = `r.silindi is null and r.durum in ('B', 'O', 'G', 'K')`;

/** Impossible states of an appointment, each as a query that finds them. */
const OLMAZ: Readonly<Record<string, string>> = {
  'a place that is taken by what gave it up, or free under what stands there': `select r.id from randevu r join randevu_yer y on y.bayi_id = r.bayi_id and y.randevu_id = r.id where r.bayi_id = $1 and y.tutar <> (${TUTAR})`,
  'an appointment without its own column, or whose places are at another time': `select r.id from randevu r where r.bayi_id = $1 and (
    not exists (select from randevu_yer y where y.bayi_id = r.bayi_id and y.randevu_id = r.id and y.randevu_basligi_id = r.randevu_basligi_id)
    or exists (select from randevu_yer y where y.bayi_id = r.bayi_id and y.randevu_id = r.id
      and (y.baslangic, y.bitis) <> (r.baslangic - r.tampon_once * interval '1 minute', r.bitis + r.tampon_sonra * interval '1 minute')))`,
  'two that overlap where that is forbidden': `select r.id from randevu_yer y join randevu r on r.bayi_id = y.bayi_id and r.id = y.randevu_id join randevu_basligi b on b.bayi_id = y.bayi_id and b.id = y.randevu_basligi_id
    join randevu_yer z on z.bayi_id = y.bayi_id and z.randevu_basligi_id = y.randevu_basligi_id and z.randevu_id > y.randevu_id
    join randevu s on s.bayi_id = z.bayi_id and s.id = z.randevu_id
    where y.bayi_id = $1 and b.ayni_saatte_randevu_verilmesin and y.tutar and z.tutar and not y.ustune and not z.ustune and tsrange(y.baslangic, y.bitis) && tsrange(z.baslangic, z.bitis)
      and r.baslangic >= $2::timestamp and s.baslangic >= $2::timestamp`,
  'a colleague who is on leave': `select r.id from randevu r join personel p on p.bayi_id = r.bayi_id and p.id = r.uygulayan_personel_id
    where r.bayi_id = $1 and ${TUTAR} and r.zorlama_nedeni is null and p.izinler && tsrange(r.baslangic, r.bitis)`,
  'a second colleague who is on leave': `select r.id from randevu r join randevu_yer y on y.bayi_id = r.bayi_id and y.randevu_id = r.id join randevu_basligi b on b.bayi_id = y.bayi_id and b.id = y.randevu_basligi_id
    join personel p on p.bayi_id = b.bayi_id and p.id = b.personel_id
    where r.bayi_id = $1 and ${TUTAR} and r.zorlama_nedeni is null and not y.ustune and p.izinler && tsrange(r.baslangic, r.bitis)
      and not exists (select from randevu_basligi c where c.bayi_id = r.bayi_id and c.id = r.randevu_basligi_id and c.personel_id = p.id)`,
  'a coming one in a column that is hidden, or of a colleague who has left': `select r.id from randevu r join randevu_yer y on y.bayi_id = r.bayi_id and y.randevu_id = r.id join randevu_basligi b on b.bayi_id = y.bayi_id and b.id = y.randevu_basligi_id
    left join personel p on p.bayi_id = r.bayi_id and p.id = r.uygulayan_personel_id
    where r.bayi_id = $1 and r.silindi is null and r.durum in ('B', 'O', 'G') and r.bitis > $2::timestamp and (not b.randevuda_goster or not coalesce(p.calisiyor_mu, true))`,
  'a person whose leaves are not those of the list': `select p.id from personel p where p.bayi_id = $1 and p.izinler <> coalesce(
    (select range_agg(tsrange(i.baslangic, i.bitis)) from personel_izin i where i.bayi_id = p.bayi_id and i.personel_id = p.id and i.silindi is null), '{}')`,
  'one of a visit of somebody else': `select r.id from randevu r join randevu s on s.bayi_id = r.bayi_id and s.id = r.ziyaret_id where r.bayi_id = $1 and r.silindi is null and s.id is null`,
};

async function proveTablolar(salon: Salon, same: Same): Promise<void> {
  const { server, bayi, bugun, dakika } = salon;
  const simdi = `${bugun} ${String(Math.floor(dakika / 60)).padStart(2, '0')}:${String(dakika % 60).padStart(2, '0')}`;
  for (const [ne, sorgu] of Object.entries(OLMAZ)) {
    const rows = await server.rows<{ id: number }>(`select id from (${sorgu}) s where $2::timestamp is not null`, [bayi.bayiID, simdi]);
    same(ne, { beklenen: '', bulunan: rows.map(({ id }) => id).join() });
  }
}

/**
 * An appointment in a new place stands within the open times of its columns, and within the hours of the day if its time is new too, unless it was
 * forced. Earlier ones stay if the day was closed since.
 */
async function proveSaatler(salon: Salon, once: Bakis, sonra: Bakis, same: Same): Promise<void> {
  const gelenler = [...sonra.duranlar.values()].filter(({ id, zaman, sutun, tutar, zorlandi }) => {
    const eski = once.duranlar.get(id);
    return tutar && !zorlandi && (eski ? eski.zaman !== zaman || eski.sutun !== sutun : id > once.sonID);
  });
  if (gelenler.length === 0) return;
  const [{ ayarlar }, { liste: istisnalar }] = [await ask(salon, randevuCalls.ayarlar), await ask(salon, istisnaCalls.list, { query: { baslangicTarihi: ILK_GUN, bitisTarihi: '2028-12-31' } })];
  for (const { id, zaman } of gelenler) {
    const [tarih, baslangicSaat, , bitisSaat] = zaman.split(' ') as [string, string, string, string];
    const [baslangic, bitis] = [toDakika(baslangicSaat.slice(0, 5)), toDakika(bitisSaat.slice(0, 5))];
    const acik = once.duranlar.get(id)?.zaman === zaman ? { baslangic: 0, bitis: 24 * 60 } : acikSaatler(tarih, ayarlar, istisnalar);
    const { randevu } = await ask(salon, randevuCalls.get, { params: { id } });
    const ara = randevu.sutunlar.flatMap((sutun) => aralarOf(tarih, sutun, istisnalar)).find((one) => one.baslangic < bitis && one.bitis > baslangic);
    same(`the hours of ${id}, ${zaman} in ${randevu.sutunlar.join()}`, { beklenen: 'open', bulunan: acik && acik.baslangic <= baslangic && acik.bitis >= bitis && !ara ? 'open' : 'closed' });
  }
}

/** Open at any hour, so that only exceptions close it. */
const HEP_ACIK = { baslangicSaati: '00:00', bitisSaati: '24:00', pazartesi: null, sali: null, carsamba: null, persembe: null, cuma: null, cumartesi: null, pazar: null };

/** An appointment that takes its time again does not stand in hours that were closed since, unless it was forced or is over. */
async function proveDonenler(salon: Salon, once: Bakis, sonra: Bakis, same: Same): Promise<void> {
  const { server, bayi, bugun, dakika } = salon;
  const simdi = `${bugun} ${toSaat(dakika)}:00`;
  for (const { id, zaman, sutun, tutar, zorlandi } of sonra.duranlar.values()) {
    const eski = once.duranlar.get(id);
    const [tarih, baslangicSaat, , bitisSaat] = zaman.split(' ') as [string, string, string, string];
    if (!tutar || !eski || eski.tutar || eski.birakti === null || eski.zaman !== zaman || zorlandi || `${tarih} ${bitisSaat}` <= simdi) continue;
    const { liste } = await ask(salon, istisnaCalls.list, { query: { baslangicTarihi: ILK_GUN, bitisTarihi: '2028-12-31' } });
    const yeniler = new Set((await server.rows<{ id: number }>('select id::int from takvim_istisnasi where bayi_id = $1 and kayit_zamani > $2::timestamptz', [bayi.bayiID, eski.birakti])).map((istisna) => istisna.id));
    const istisnalar = liste.filter((istisna) => yeniler.has(istisna.id));
    const [baslangic, bitis] = [toDakika(baslangicSaat.slice(0, 5)), toDakika(bitisSaat.slice(0, 5))];
    const acik = acikSaatler(tarih, HEP_ACIK, istisnalar);
    const ara = aralarOf(tarih, sutun, istisnalar).find((one) => one.baslangic < bitis && one.bitis > baslangic);
    same(`what was closed before ${id} came back, ${zaman} in ${sutun}`, { beklenen: 'nothing', bulunan: acik && acik.baslangic <= baslangic && acik.bitis >= bitis && !ara ? 'nothing' : 'its hours' });
  }
}

const countBy = (liste: readonly string[]): string => JSON.stringify([...Map.groupBy(liste, (biri) => biri)].map(([ad, bunlar]) => `${ad} ${bunlar.length}`).toSorted());

/** Compares the readings of the calendar with each other. */
async function proveOkumalar(salon: Salon, same: Same): Promise<void> {
  const { bugun, server, bayi } = salon;
  const aralik = { baslangicTarihi: addDays(bugun, -2), bitisTarihi: addDays(bugun, 25) };
  const { liste, toplamKayit } = await ask(salon, randevuCalls.list, { query: aralik });
  const [gunler, durumlar, gelecek, rapor, durumRaporu, silinenRaporu, onizleme] = await Promise.all([
    ask(salon, randevuCalls.gunler, { query: aralik }),
    ask(salon, randevuCalls.durumSayisi, { query: aralik }),
    ask(salon, dashboardCalls.gelecekRandevular),
    ask(salon, raporCalls['randevu-raporu'], { query: { ...aralik, sayfaBoyutu: 500 } }),
    ask(salon, raporCalls['randevu-durumu-raporu'], { query: aralik }),
    ask(salon, raporCalls['silinen-randevular-raporu'], { query: { ...aralik, sayfaBoyutu: 500 } }),
    ask(salon, otomatikSmsCalls.onizleme),
  ]);
  const kalanlar = liste.filter(({ randevuDurumu }) => randevuDurumu !== 'I' && randevuDurumu !== 'E');
  same('how many there are', { liste: liste.length, toplamKayit, rapor: rapor.liste.length });
  same('of each day', { liste: countBy(liste.map(({ randevuTarihi }) => randevuTarihi)), gunler: JSON.stringify(gunler.liste.map(({ randevuTarihi, sayi }) => `${randevuTarihi} ${sayi}`).toSorted()) });
  same('of each state', {
    liste: countBy(liste.map(({ randevuDurumu }) => randevuDurumu)),
    durumlar: JSON.stringify(durumlar.liste.map(({ randevuDurumu, sayi }) => `${randevuDurumu} ${sayi}`).toSorted()),
    rapor: JSON.stringify(durumRaporu.liste.map((satir) => `${satir.randevuDurumu ?? satir.durum} ${satir.adet}`).toSorted()),
  });
  same('of each day to come', {
    liste: countBy(kalanlar.filter(({ randevuTarihi }) => randevuTarihi >= bugun).map(({ randevuTarihi }) => randevuTarihi)),
    gelecek: JSON.stringify(gelecek.liste.filter(({ sayi, tarih }) => sayi > 0 && tarih <= aralik.bitisTarihi).map(({ tarih, sayi }) => `${tarih} ${sayi}`).toSorted()),
  });
  const [bugunku, sayi] = [await ask(salon, randevuCalls.dashboard), await ask(salon, dashboardCalls.gunlukRandevuSayisi)];
  const beklenen = kalanlar.filter(({ randevuTarihi }) => randevuTarihi === bugun);
  same('of today', { liste: beklenen.length, dashboard: bugunku.toplamKayit, sayi: sayi.gunlukRandevuSayisi });
  const silinenler = await server.rows<{ sayi: string }>(`select count(*) as sayi from randevu where bayi_id = $1 and silindi is not null and baslangic >= $2::date and baslangic < $3::date + 1`, [bayi.bayiID, aralik.baslangicTarihi, aralik.bitisTarihi]);
  same('of the deleted ones', { tablo: Number(silinenler[0]!.sayi), rapor: silinenRaporu.liste.length });
  const musteriID = liste[0]?.musteriID;
  if (musteriID !== undefined) {
    const kendi = await ask(salon, musteriCalls.randevular, { query: { musteriID, sayfaBoyutu: 200 } });
    const bunlar = kendi.liste.filter(({ randevuTarihi }) => randevuTarihi >= aralik.baslangicTarihi && randevuTarihi <= aralik.bitisTarihi).map(({ id }) => id);
    same(`of customer ${musteriID}`, { liste: liste.filter((biri) => biri.musteriID === musteriID).map(({ id }) => id).toSorted((a, b) => a - b).join(), kendi: bunlar.toSorted((a, b) => a - b).join() });
  }
  // A planned reminder is for an expected appointment, at its present time.
  for (const { kayitID, temel } of onizleme.liste) {
    const randevu = liste.find(({ id }) => id === kayitID);
    same(`the reminder of ${kayitID}`, { sms: temel.slice(0, 16), liste: randevu && ['B', 'O'].includes(randevu.randevuDurumu) ? `${randevu.randevuTarihi}T${randevu.baslangicSaat}` : 'nobody' });
  }
}

export async function prove(salon: Salon, once: Bakis, sonra: Bakis, { tek, hepsi }: { tek: boolean; hepsi: boolean }): Promise<Fark[]> {
  const { farklar, same } = createFarklar();
  await proveTablolar(salon, same);
  if (tek) await proveSaatler(salon, once, sonra, same);
  if (tek) await proveDonenler(salon, once, sonra, same);
  if (hepsi) await proveOkumalar(salon, same);
  return farklar;
}
