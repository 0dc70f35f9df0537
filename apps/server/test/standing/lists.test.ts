import type { AnyCall } from '@defter/contract/call.ts';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useOwnServer } from '../server.ts';
import { usePlace } from './place.ts';
import { standingCalls } from './standing.ts';

/*
 * The rows of a list are compared with the contract in every test that reads them, but an empty list has none. Here each list of a bayi in which
 * every record was entered once has some.
 */

/** Lists that need more than one act; the tests of their modules read them with rows. */
const FILLED_ELSEWHERE = [
  'altUrun.birimler.liste',
  'altUrun.sarf.liste',
  'altUrun.yapanlar.personelIDler',
  'altUrun.yapanlar.sutunIDler',
  'altUrun.yapanlar.yerIDler',
  'ayar.ipAdresleri.liste',
  'bekleme.bosalanlar.liste',
  'birlestirme.birlestirmeler.liste',
  'dashboard.dogumGunuOlanlar.liste',
  'dashboard.hizmetSuresiGelenler.liste',
  'dashboard.paketProgramSonSeans.liste',
  'dashboard.randevusuGecenler.liste',
  'dashboard.randevusuIptalEdilenler.liste',
  'dashboard.sliderResimler.liste',
  'dashboard.taksitiGecenler.liste',
  'aktarim.eslemeler.liste',
  'fiyatDegisimi.list.liste',
  'fotograf.list.liste',
  'gelenArama.calanlar.liste',
  'girisCikis.durum.vardiyalar',
  'gunSonu.get.randevular',
  'kvkk.durum.rizalar',
  'kvkk.durum.talepler',
  'kvkk.durum.silinenTelefonlar',
  'musteri.zamanCizgisi.liste',
  'musteri.randevular.liste',
  'musteri.adresler.liste',
  'mutabakat.farklar.farklar',
  'otomatikSms.list.liste',
  'otomatikSms.onizleme.liste',
  'personel.yetkiler.ek',
  'personel.yetkiler.eksik',
  'personelCari.list.liste',
  'puan.hareketler.liste',
  'randevu.bekleyenler.liste',
  'randevu.dashboard.liste',
  'randevu.hizmetler.liste',
  'rapor.kritik-stok-raporu.liste',
  'rapor.musteri-dogum-gunu-raporu.liste',
  'rapor.musteri-anketor-raporu.liste',
  'rapor.personel-prim-raporu-uygulayana-gore.liste',
  'rapor.silinen-randevular-raporu.liste',
  'rapor.taksit-odemesi-gecenler-raporu.liste',
  'rapor.tavsiye-eden-raporu.liste',
  'sms.baslikBilgileri.basliklar',
  'sms.durum.ticariKapaliTarihler',
  'sms.kontor.kullanim',
  'stok.kritikler.liste',
  'stok.sayimlar.liste',
  'stok.siparisOnerisi.liste',
  'tanim.kullanim.kullanim',
  'tanim.birlestirmeler.liste',
  'taksit.degisiklikler.liste',
  'altKurum.list.liste',
  'altKategori.list.liste',
  'vardiya.kayitlar.liste',
  'vardiya.kayitlar.tatiller',
  'webhook.gonderimler.liste',
];

const server = useOwnServer();
const place = usePlace(server);
const lists = ({ method, yetki, reply }: AnyCall) => method === 'GET' && yetki !== 'herkes' && Object.values(reply.shape).some((field) => field instanceof z.ZodMiniArray);
const enters = ({ kayit, yetki }: AnyCall) => kayit?.islem === 'ekleme' && yetki !== 'herkes';

beforeAll(async () => {
  for (const { call, input } of standingCalls.filter((standing) => enters(standing.call))) await server.mustSend(call, await input(place), { jeton: place.bayi.jeton });
});

it('every list has rows to be compared with the contract', async () => {
  const empty: string[] = [];
  for (const { name, call, input } of standingCalls.filter((standing) => lists(standing.call))) {
    const reply = await server.send(call, await input(place), { jeton: place.bayi.jeton });
    for (const [field, rows] of Object.entries(reply)) if (Array.isArray(rows) && rows.length === 0) empty.push(`${name}.${field}`);
  }
  expect(empty.toSorted()).toEqual(FILLED_ELSEWHERE.toSorted());
});
