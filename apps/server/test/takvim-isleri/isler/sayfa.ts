import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { buildTelefon } from '../../build.ts';
import { readSmsKodu } from '../../build-sayfa.ts';
import { chance, Gone, sendFromPage } from '../../isler/masa.ts';
import { anyGun, anyKisi, did, type Is, type Masa } from '../sec.ts';

const paramsOf = ({ salon }: Masa) => ({ kod: salon.kod });

/** A time that the page offers for a service. */
async function anySaat(masa: Masa) {
  const { random, salon } = masa;
  const istek = { altUrunIDler: [random.pick(salon.hizmetler)], personelID: chance(random, 2) ? anyKisi(masa) : null };
  const { gunler, status, message } = await salon.server.send(sayfaCalls.saatler, { params: paramsOf(masa), body: { ...istek, ilkGun: anyGun(masa), tutma: null } });
  if (status !== 200) throw new Gone(message);
  const dolu = gunler.filter(({ saatler }) => saatler.length > 0);
  if (dolu.length === 0) throw new Gone('no time');
  const gun = random.pick(dolu);
  return { ...istek, tarih: gun.tarih, saat: random.pick(gun.saatler) };
}

/** One of the appointments of a customer with a link that can still be changed. */
async function anyOwn(masa: Masa) {
  const { random, salon } = masa;
  if (salon.baglantilar.length === 0) throw new Gone('no link');
  const baglanti = random.pick(salon.baglantilar);
  const { status, liste } = await salon.server.send(sayfaCalls.randevularim, { params: paramsOf(masa), body: { baglanti } });
  const degisenler = status === 200 ? liste.filter(({ degisirMi }) => degisirMi) : [];
  if (degisenler.length === 0) throw new Gone('nothing of their own');
  const { id: randevuID, surum } = random.pick(degisenler);
  return { baglanti, randevuID, surum };
}

/* Acts of customers on their page. */
export const sayfaIsleri = {
  async hold(masa) {
    const cevap = await sendFromPage(masa, sayfaCalls.tut, { params: paramsOf(masa), body: { ...(await anySaat(masa)), tutma: null } });
    return did(cevap);
  },
  async bookOnline(masa) {
    const { salon } = masa;
    const istek = await anySaat(masa);
    const params = paramsOf(masa);
    const tutma = chance(masa.random, 2) ? ((await sendFromPage(masa, sayfaCalls.tut, { params, body: { ...istek, tutma: null } })).tutma ?? null) : null;
    const cepTelefonu = buildTelefon();
    const { aydinlatma } = await salon.server.mustSend(sayfaCalls.get, { params });
    await salon.server.mustSend(sayfaCalls.sendKod, { params, body: { cepTelefonu } });
    const smsKodu = await readSmsKodu(salon.server, cepTelefonu);
    const cevap = await sendFromPage(masa, sayfaCalls.book, { params, body: { ...istek, tutma, adi: 'Zeynep', soyadi: 'Ak', cepTelefonu, smsKodu, not: null, aydinlatmaID: aydinlatma.id, hizmetRizasiID: null, iletiRizasiID: null } });
    if (cevap.status === 200) salon.baglantilar.push(cevap.baglanti);
    return did(cevap);
  },
  async confirmOwn(masa) {
    return did(await sendFromPage(masa, sayfaCalls.onayla, { params: paramsOf(masa), body: await anyOwn(masa) }));
  },
  async cancelOwn(masa) {
    return did(await sendFromPage(masa, sayfaCalls.iptal, { params: paramsOf(masa), body: await anyOwn(masa) }));
  },
  async moveOwn(masa) {
    const { surum, ...kendi } = await anyOwn(masa);
    const params = paramsOf(masa);
    const { gunler, status } = await masa.salon.server.send(sayfaCalls.tasimaSaatleri, { params, body: { ...kendi, ilkGun: anyGun(masa) } });
    const dolu = status === 200 ? gunler.filter(({ saatler }) => saatler.length > 0) : [];
    if (dolu.length === 0) return undefined;
    const gun = masa.random.pick(dolu);
    return did(await sendFromPage(masa, sayfaCalls.tasi, { params, body: { ...kendi, surum, tarih: gun.tarih, saat: masa.random.pick(gun.saatler) } }));
  },
} satisfies Record<string, Is>;
