import type { BodyOf } from '@defter/contract/call.ts';
import type { satisCalls } from '@defter/contract/satis.ts';
import type { stokCalls } from '@defter/contract/stok.ts';
import { eanKontrol } from '@defter/rules/barkod.ts';
import { GENEL_KDV } from '@defter/rules/kdv.ts';
import { kurus } from '@defter/rules/para.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { ayarBolumu } from '../ayar/ayar-bolumu.ts';
import { changeBolum } from '../ayar/change-bolum.ts';
import { createSatis } from '../satis/plain-satis.ts';
import { createTanim } from '../tanim/save-tanim.ts';
import { createStok } from '../urun/change-urunler.ts';
import { createAltUrunBirim } from '../urun/alt-urun-birim.ts';
import { updateAltUrun } from '../urun/save-alt-urun.ts';
import { saveSarf } from '../urun/sarf.ts';
import { createGiris } from './giris.ts';
import { saveStokMiktarlari, takeOutStok } from './save-miktarlar.ts';
import { countStok } from './sayim.ts';
import { createServisUrunu } from './servis-urunu.ts';

type Dunya = Omit<Context<typeof stokCalls.createGiris>, 'body' | 'params' | 'query'>;
type GirisSatiri = BodyOf<typeof stokCalls.createGiris>['icerikler'][number];

const BARE = { params: {}, query: {} };
const ML = 7;
/** How many came of each, what one cost in kuruş, from when on it is critical, and for how many days it is good. */
const MALLAR = [
  { adet: 12, maliyet: 310_00, kritik: 4, gun: 540 },
  { adet: 6, maliyet: 340_00, kritik: 5, gun: 40 },
  { adet: 8, maliyet: 420_00, kritik: 3, gun: 25 },
  { adet: 5, maliyet: 365_00, kritik: 4, gun: 400 },
  { adet: 10, maliyet: 190_00, kritik: 3, gun: 600 },
  { adet: 9, maliyet: 150_00, kritik: 3, gun: 365 },
  { adet: 4, maliyet: 210_00, kritik: 2, gun: 300 },
  { adet: 3, maliyet: 295_00, kritik: 3, gun: 200 },
];

/** Stock of the demo salon, through the operations that the desk uses: two deliveries, a service that uses something up, sales, a count, an open product. */
export async function insertDemoStok(dunya: Dunya, { musteriler, hizmetID }: { musteriler: readonly number[]; hizmetID: number }): Promise<void> {
  const { tx, clock } = dunya;
  const bugun = clock.today();
  const { rows: urunler } = await sql<{ id: number }>`
    select u.id from alt_urun_ozet u join ana_urun_ozet a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id where a.satis_tipi = 0 order by u.id limit ${MALLAR.length}`.execute(tx);
  const idler = urunler.map(({ id }) => id);
  await changeBolum(dunya, ayarBolumu, { receteKullanilsinMi: true, stokAlarm: true });
  const { id: tedarikciID } = await createTanim('tedarikci')({ ...dunya, ...BARE, body: { id: 0, adi: 'Derma Kozmetik Ltd.' } } as never);
  for (const [i, id] of idler.entries()) {
    const ilk12 = `86905500${String(1000 + i * 37)}`;
    await updateAltUrun({ ...dunya, ...BARE, body: { id, barkod: `${ilk12}${eanKontrol(ilk12)}` } as never });
    await createStok({ ...dunya, ...BARE, body: { id } });
  }
  const model = MALLAR.map(({ kritik }, i) => ({ altUrunID: idler[i]!, kritik, tedarikGun: 5, tedarikciID, acikGun: 90 }));
  await saveStokMiktarlari({ ...dunya, ...BARE, body: { model } });

  const satirOf = (i: number, adet: number): GirisSatiri => {
    const { maliyet, gun } = MALLAR[i]!;
    return { altUrunID: idler[i]!, miktar: adet, birimID: null, tutar: kurus(maliyet * adet), kdv: GENEL_KDV, lot: `DK${i + 1}07`, sonKullanma: addDays(bugun, gun) };
  };
  const giris = { id: 0, tedarikciID, aciklama: null };
  await createGiris({ ...dunya, ...BARE, body: { ...giris, belgeNo: 'DK2026-1187', tarih: addDays(bugun, -24), icerikler: MALLAR.map(({ adet }, i) => satirOf(i, adet)) } });
  await createGiris({ ...dunya, ...BARE, body: { ...giris, belgeNo: 'DK2026-1302', tarih: addDays(bugun, -6), icerikler: [satirOf(0, 4), satirOf(4, 3)] } });

  // A treatment takes 15 ml of the cleansing gel and a tenth of a mask.
  const [jel, maske] = [idler[4]!, idler[6]!];
  await createAltUrunBirim({ ...dunya, ...BARE, body: { id: 0, surum: null, altUrunID: jel, birimID: ML, miktar: 0.005, aktifMi: true } });
  await saveSarf({ ...dunya, ...BARE, body: { altUrunID: hizmetID, surum: null, icerikler: [{ sarfUrunID: jel, miktar: 15, birimID: ML }, { sarfUrunID: maske, miktar: 0.1, birimID: null }] } });

  for (const [i, musteriID] of musteriler.slice(0, 9).entries()) {
    await createSatis({ ...dunya, ...BARE, body: satisOf(musteriID, addDays(bugun, -2 * i), [idler[i % idler.length]!, idler[(i * 3 + 1) % idler.length]!]) });
  }
  await countStok({ ...dunya, ...BARE, body: { tarih: addDays(bugun, -3), model: [{ altUrunID: idler[5]!, miktar: 6, nedenTuru: 'kayip', neden: 'Rafta bulunamadı', zaman: null }, { altUrunID: idler[2]!, miktar: 6, nedenTuru: null, neden: null, zaman: null }] } });
  await takeOutStok({ ...dunya, ...BARE, body: { tur: 'fire', tarih: addDays(bugun, -1), neden: 'Kapağı kırıldı', model: [{ altUrunID: idler[3]!, miktar: 1 }] } });
  await createServisUrunu({ ...dunya, ...BARE, body: { id: 0, surum: null, altUrunID: jel, miktar: 1, acilis: addDays(bugun, -10), sonKullanma: null } });
  await createServisUrunu({ ...dunya, ...BARE, body: { id: 0, surum: null, altUrunID: maske, miktar: 1, acilis: addDays(bugun, -95), sonKullanma: null } });
}

const NAKIT = 1;

function satisOf(musteriID: number, tarih: string, urunler: readonly number[]): BodyOf<typeof satisCalls.create> {
  const satir = { id: 0, adet: 1, birimFiyat: null, iskontoTip: '₺' as const, iskonto: 0, uygulayanPersonelID: null, hediyeNedeni: null };
  const bas = { id: 0, surum: null, randevuID: null, iskontoTip: '₺' as const, iskonto: 0, personelID: null, islemde: false, aciklama: null, taksitler: [], bahsisler: [], onayKodu: null, kampanyali: false, sozlesmeVerildi: false, kapidan: false, avans: null };
  return { ...bas, musteriID, tarih, icerikler: urunler.map((altUrunID) => ({ ...satir, altUrunID })), odemeler: [{ id: 0, odemeSekliID: NAKIT, tutar: kurus(450_00), tarih: null, aciklama: null }] };
}
