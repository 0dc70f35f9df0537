import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { buildMusteri } from '../../build.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anyGun, anyHizmetler, anyKisi, anyMusteri, anyRandevu, anySutun, anyZaman, did, type Is, type Masa } from '../sec.ts';

const hizmetIDler = (masa: Masa) => anyHizmetler(masa).map(({ altUrunID }) => altUrunID);

/* Customers who are merged and split again, wait, make requests, and are asked about free times. */
export const musteriIsleri = {
  async merge(masa) {
    const [kalanID, gidenID] = [anyMusteri(masa), anyMusteri(masa)];
    if (kalanID === gidenID) return undefined;
    const cevap = await send(masa, birlestirmeCalls.birlestir, { body: { kalanID, gidenID } });
    if (cevap.status === 200) masa.salon.musteriler = [...masa.salon.musteriler.filter((id) => id !== gidenID), (await buildMusteri(masa.salon.server, masa.salon.bayi)).id];
    return did(cevap);
  },
  async unmerge(masa) {
    const { liste } = await read(masa, birlestirmeCalls.birlestirmeler, { query: {} });
    const son = liste.find(({ geriAlinabilir }) => geriAlinabilir);
    if (!son) return undefined;
    const cevap = await send(masa, birlestirmeCalls.geriAl, { body: { id: son.id } });
    if (cevap.status === 200) masa.salon.musteriler = (await read(masa, musteriCalls.list, { query: { sayfaBoyutu: 500 } })).liste.map(({ id }) => id);
    return did(cevap);
  },
  async wait(masa) {
    const ilkGun = anyGun(masa);
    return did(await send(masa, beklemeCalls.create, { body: { musteriID: anyMusteri(masa), altUrunIDler: hizmetIDler(masa), uygulayanPersonelID: chance(masa.random, 2) ? anyKisi(masa) : null, ilkGun, sonGun: addDays(ilkGun, 3) } }));
  },
  async offer(masa) {
    const { liste } = await read(masa, beklemeCalls.bosalanlar, {});
    const yer = liste.length > 0 && chance(masa.random, 2) ? masa.random.pick(liste) : { randevuSutunBaslikID: await anySutun(masa), ...anyZaman(masa) };
    const { randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat } = yer;
    const cevap = await send(masa, beklemeCalls.teklifEt, { body: { randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat, musteriID: anyMusteri(masa), altUrunIDler: hizmetIDler(masa) } });
    if (cevap.status === 200) masa.salon.teklifler.push(cevap.id);
    return did(cevap);
  },
  async answerOffer(masa) {
    const id = masa.salon.teklifler.at(-1);
    return id === undefined ? undefined : did(await send(masa, chance(masa.random, 3) ? beklemeCalls.ret : beklemeCalls.kabul, { body: { id } }));
  },
  async request(masa) {
    const { bitisSaat: _bitis, ...zaman } = anyZaman(masa);
    return did(await send(masa, randevuTalepCalls.create, { body: { musteriID: anyMusteri(masa), ...zaman, altUrunIDler: hizmetIDler(masa) } }));
  },
  async answerRequest(masa) {
    const { liste } = await read(masa, randevuTalepCalls.list, { query: { durum: 'yeni' } }).catch(() => ({ liste: [] }));
    if (liste.length === 0) return undefined;
    const { id } = masa.random.pick(liste);
    if (chance(masa.random, 4)) return did(await send(masa, randevuTalepCalls.reddet, { body: { id } }));
    if (chance(masa.random, 4)) return did(await send(masa, randevuTalepCalls.degistir, { body: { id, ...anyZaman(masa) } }));
    return did(await send(masa, randevuTalepCalls.onayla, { body: { id } }));
  },
  async giveLink(masa) {
    const randevu = await anyRandevu(masa);
    if (!randevu) return undefined;
    const cevap = await send(masa, onlineRandevuCalls.createBaglanti, { body: { randevuID: randevu.id } });
    if (cevap.status === 200) masa.salon.baglantilar.push(cevap.adres.split('#')[1]!);
    return did(cevap);
  },
} satisfies Record<string, Is>;
