import { ayarCalls } from '@defter/contract/ayar.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildRandevu, type TestBayi } from '../../../../test/build.ts';
import { buildOnlineIstek, buildSayfa, type TestSayfa } from '../../../../test/build-sayfa.ts';
import { useServer, YARIN } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let sayfa: TestSayfa;
let telefon: string;
beforeEach(async () => {
  bayi = await buildBayi(server);
  sayfa = await buildSayfa(server, bayi, { kaporaTutari: 150.5 });
  const musteri = await buildMusteri(server, bayi);
  telefon = musteri.telefon;
  const { id } = await buildRandevu(server, bayi, { musteriID: musteri.id });
  await server.send(randevuCalls.update, { body: { id, randevuDurumu: 'X' } }, bayi);
  await server.send(ayarCalls.save, { body: { gelmemeSiniri: 1 } }, bayi);
});

type Istek = Awaited<ReturnType<typeof buildOnlineIstek>>;
const ask = (numara = telefon) => buildOnlineIstek(server, sayfa, { cepTelefonu: numara });
const book = ({ params, body }: Istek, more: object = {}) => server.send(sayfaCalls.book, { params, body: { ...body, ...more } });
const talepler = async () => (await server.send(randevuTalepCalls.list, {}, bayi)).liste;
const takvim = async () => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, bayi)).liste.filter(({ randevuDurumu }) => randevuDurumu === 'B');

describe('who has stayed away too often', () => {
  it('is told which deposit is asked for, agrees to it, and the desk decides', async () => {
    const input = await ask();
    expect(await book(input)).toMatchObject({ status: 409, message: 'kaporaGerekli', veri: { kurus: 15_050 } });
    expect(await talepler()).toEqual([]);
    // The code is good until something is asked for with it.
    expect(await book(input, { kapora: 150.5 })).toMatchObject({ status: 200, talepMi: true, kapora: 150.5 });
    expect(await takvim()).toEqual([]);
    const [talep] = await talepler();
    expect(talep).toMatchObject({ durum: 'yeni', kaynak: 'sayfa', istenenKapora: 150.5 });
    expect((await server.send(randevuTalepCalls.onayla, { body: { id: talep!.id } }, bayi)).status).toBe(200);
    expect(await takvim()).toHaveLength(1);
  });

  it('agrees to no other amount, and nobody else is asked for one', async () => {
    const input = await ask();
    for (const kapora of [1, 150, 1000]) expect(await book(input, { kapora })).toMatchObject({ status: 409, message: 'kaporaGerekli' });
    const other = await buildOnlineIstek(server, sayfa, { saat: '12:00' });
    expect(await book(other, { kapora: 150.5 })).toMatchObject({ status: 200, talepMi: false, kapora: null });
  });

  it('is told to call where the salon asks for none', async () => {
    await server.send(onlineRandevuCalls.saveAyarlar, { body: { kaporaTutari: '' as never } }, bayi);
    expect(await book(await ask())).toMatchObject({ status: 409, message: 'salonuArayin' });
    expect(await server.send(onlineRandevuCalls.saveAyarlar, { body: { kaporaTutari: 0 } }, bayi)).toMatchObject({ status: 422, alanlar: { kaporaTutari: 'tutarSifir' } });
  });

  it('takes an offered time as a request that waits for the deposit as before', async () => {
    const { params, body } = await ask();
    const { baglanti } = await book({ params, body }, { kapora: 150.5 });
    const talepID = (await talepler())[0]!.id;
    await server.send(randevuTalepCalls.degistir, { body: { id: talepID, randevuTarihi: YARIN, baslangicSaat: '15:00' } }, bayi);
    const mine = async () => (await server.send(sayfaCalls.randevularim, { params, body: { baglanti } })).talepler;
    expect(await mine()).toMatchObject([{ kapora: 150.5, oneri: { baslangicSaat: '15:00' } }]);
    for (let i = 0; i < 2; i += 1) {
      expect(await server.send(sayfaCalls.oneriKabul, { params, body: { baglanti, talepID, tarih: YARIN, saat: '15:00' } })).toMatchObject({ status: 200, talepMi: true });
    }
    expect(await mine()).toMatchObject([{ durum: 'yeni', kapora: 150.5, baslangicSaat: '15:00', bitisSaat: '15:30', oneri: null }]);
    expect(await takvim()).toEqual([]);
    expect(await talepler()).toMatchObject([{ durum: 'yeni', baslangicSaat: '15:00', istenenKapora: 150.5 }]);
    await server.send(randevuTalepCalls.reddet, { body: { id: talepID, redNedeni: 'Yer yok' } }, bayi);
    expect(await mine()).toMatchObject([{ durum: 'reddedildi', kapora: null }]);
  });
});
