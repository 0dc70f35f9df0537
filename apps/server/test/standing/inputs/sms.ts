import { smsCalls } from '@defter/contract/sms.ts';
import { wpCalls } from '@defter/contract/wp.ts';
import { startSmsSimulator } from '@defter/simulators/sms.ts';
import { startWhatsappSimulator } from '@defter/simulators/whatsapp.ts';
import { buildMusteri } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const hazir = (n: number) => ({ id: 0, baslik: `Hatırlatma ${n}`, mesaj: 'Sizi bekliyoruz', tur: 'bilgi' as const });
let counter = 0;
const buildHazir = async ({ server, bayi }: Place) => {
  counter += 1;
  const { idler } = await server.send(smsCalls.saveHazirMesajlar, { body: { model: [hazir(counter)] } }, bayi);
  return { id: idler[0]! };
};

/** A sending that waits until tomorrow. */
async function buildGonderim({ server, bayi }: Place) {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const body = { mesaj: 'Yarın kapalıyız', tur: 'bilgi' as const, tarih: '2026-11-26', saat: '12:00', gonderilecekler: [{ musteriID }] };
  return { id: (await server.send(smsCalls.gonder, { body }, bayi)).id };
}

/** Lets the server find the providers on this machine. */
async function startProviders({ server }: Place): Promise<void> {
  const { config } = server.platform;
  if (config.saglayicilar.netgsm.startsWith('http:')) return;
  const [netgsm, whatsapp] = await Promise.all([startSmsSimulator(), startWhatsappSimulator()]);
  Object.assign(config, { saglayicilar: { ...config.saglayicilar, netgsm: netgsm.url, whatsapp: whatsapp.url } });
}

const PDF = new File([Buffer.from('%PDF-1.4 evrak')], 'vergi-levhasi.pdf', { type: 'application/pdf' });
const evrak = { model: [{ tip: 'vergiLevhasi' as const, baslik: 'GUZELLIK', dosya: PDF }] };
const ayar = { id: 1, smsFirmaID: 2, kullaniciAdi: '8501112233', sifre: 'parola', kanalKodu: 'GUZELLIK' };

const wpAyari = { id: 0, kullaniciAdi: '1001', parola: 'jeton', entegrasyonID: '2002' };

export const smsInputs: Inputs<typeof smsCalls> = {
  paketler: {},
  durum: {
    own: async ({ server, bayi }) => {
      await server.send(smsCalls.evraklar, { body: evrak }, bayi);
      return {};
    },
  },
  firmalar: {},
  ayar: {},
  createAyar: { body: ayar },
  updateAyar: { body: { id: 1, araSaat: 48, kapaliGunler: [6, 7] } },
  hazirMesajlar: {
    own: async (place) => {
      await buildHazir(place);
      return {};
    },
  },
  saveHazirMesajlar: { body: { model: [hazir(0)] } },
  removeHazirMesaj: async (place) => ({ body: await buildHazir(place) }),
  baslikBilgileri: {},
  alicilar: { body: { tur: 'bilgi', suzgec: { borclu: false } } },
  gonder: { own: async ({ server, bayi }) => ({ body: { mesaj: 'Yarın kapalıyız', tur: 'bilgi', gonderilecekler: [{ musteriID: (await buildMusteri(server, bayi)).id }] } }) },
  iptal: async (place) => ({ body: await buildGonderim(place) }),
  gonderilenler: {},
  rapor: async (place) => ({ params: await buildGonderim(place) }),
  mesajlar: {},
  deneme: {
    own: async (place) => {
      await startProviders(place);
      await place.server.send(smsCalls.updateAyar, { body: ayar }, place.bayi);
      return { body: { mesaj: 'Deneme' } };
    },
  },
  evraklar: { body: evrak },
  kontor: {},
};

export const wpInputs: Inputs<typeof wpCalls> = {
  ayar: {},
  saveAyar: {
    own: async ({ server, bayi }) => {
      const { id } = await server.send(wpCalls.saveAyar, { body: wpAyari }, bayi);
      return { body: { ...wpAyari, id, randevuTemplateID: 'randevu_hatirlatma' } };
    },
  },
  sablonlar: {},
  sablonGonder: {
    own: async (place) => {
      await startProviders(place);
      await place.server.send(wpCalls.saveAyar, { body: wpAyari }, place.bayi);
      return { body: { templateID: 'randevu_hatirlatma', tur: 'bilgi', parametreler: ['yarın'], telefonlar: [{ telefon: '05551112233', adSoyad: 'Ayşe' }] } };
    },
  },
};
