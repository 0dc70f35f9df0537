import type { BodyOf } from '@defter/contract/call.ts';
import type { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { addDays } from '@defter/rules/tarih.ts';
import type { Context } from '../../platform/http/context.ts';
import { createArama } from './save-arama.ts';

type Arama = BodyOf<typeof gelenAramaCalls.create>;
type Dunya = Omit<Context<typeof gelenAramaCalls.create>, 'body' | 'params' | 'query'>;

/** The ids of results, subjects and services that every bayi begins with. */
const SONUC = { randevu: 1, bilgi: 2, tekrar: 3, ulasilamadi: 4 };
const KONU = { fiyat: 1, degisiklik: 3, kampanya: 5 };
const HIZMET = { lazer: 1, cilt: 2 };
const BOS: Arama = {
  id: 0, surum: null, musteriID: null, aramaYonu: true, aramaMusteriNo: null, gelenHat: null, gorusmeKonuID: null, gorusmeSekliID: null, hizmetID: null, sonucID: null, durumID: null,
  neredenDuydunuzID: null, mesajID: null, arayanKisi: null, aciklama: null, telefonNo: null, tarih: null, saat: null, sonrakiAramaTarihi: null, sonrakiAramaSaati: null, oncekiAramaID: null,
};

/** Calls of yesterday and today, two of which are to be made again today. */
export async function insertDemoAramalar(dunya: Dunya, [bir, iki, uc]: readonly [number, number, number]): Promise<void> {
  const bugun = dunya.clock.today();
  const dun = addDays(bugun, -1);
  const aramalar: Partial<Arama>[] = [
    { musteriID: bir, tarih: dun, saat: '11:20', sonucID: SONUC.randevu, gorusmeKonuID: KONU.degisiklik, aciklama: 'Salı gününü perşembeye aldık.' },
    { telefonNo: '+905550007711', arayanKisi: 'Sibel Hanım', tarih: dun, saat: '15:05', sonucID: SONUC.tekrar, gorusmeKonuID: KONU.fiyat, hizmetID: HIZMET.lazer, neredenDuydunuzID: 1, aciklama: 'Paket fiyatını düşünecek.', sonrakiAramaTarihi: bugun, sonrakiAramaSaati: '14:00' },
    { musteriID: iki, tarih: bugun, saat: '09:10', sonucID: SONUC.bilgi, gorusmeKonuID: KONU.kampanya, hizmetID: HIZMET.cilt },
    { musteriID: uc, aramaYonu: false, tarih: bugun, saat: '09:25', sonucID: SONUC.ulasilamadi, aciklama: 'Son seansı kaldı, yeni paket sorulacak.', sonrakiAramaTarihi: bugun },
  ];
  for (const arama of aramalar) await createArama({ ...dunya, params: {}, query: {}, body: { ...BOS, ...arama } });
}
