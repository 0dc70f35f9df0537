import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTalep } from '../../../../test/build-talep.ts';
import { buildBayi, buildRandevu, buildTelefon, type TestBayi } from '../../../../test/build.ts';
import { buildOneri, buildOnlineIstek } from '../../../../test/build-sayfa.ts';
import { useServer, YARIN } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let oneri: Awaited<ReturnType<typeof buildOneri>>;
beforeEach(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
  oneri = await buildOneri(server, bayi);
});

type Link = { params: { kod: string }; oneri: { baglanti: string } };
const mine = ({ params, oneri: { baglanti } }: Link) => server.send(sayfaCalls.randevularim, { params, body: { baglanti } });
const input = (body: object) => ({ params: oneri.params, body: { ...oneri.oneri, ...body } });
const accept = (body: object = {}) => server.send(sayfaCalls.oneriKabul, input(body));
const decline = (body: object = {}) => server.send(sayfaCalls.oneriRed, input(body));
const suggest = (body: object) => server.send(randevuTalepCalls.degistir, { body: { id: oneri.oneri.talepID, randevuTarihi: YARIN, ...body } }, bayi);
const talepler = async () => (await server.send(randevuTalepCalls.list, {}, bayi)).liste;
const takvim = async () => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, bayi)).liste;
const texts = () => server.house<{ telefon: string; mesaj: string }>('select telefon, mesaj from giden_mesaj where bayi_id = $1 and konu is not null order by id', [bayi.bayiID]);

describe('an offer', () => {
  it('is told by SMS, with a link that shows it', async () => {
    const [sms, ...others] = await texts();
    expect(others).toEqual([]);
    expect(sms).toMatchObject({ telefon: oneri.telefon, mesaj: expect.stringMatching(/^Sayın Zeynep Ak, randevunuz için 26\.11\.2026 günü saat 15:00 öneriliyor\. Yanıtınız için: \S+ Lotus$/) });
    const [, kod = '', baglanti = ''] = /\/r\/([^#]+)#(\S+) Lotus$/.exec(sms!.mesaj)!;
    expect(await mine({ params: { kod }, oneri: { baglanti } })).toMatchObject({
      status: 200,
      liste: [],
      talepler: [{ id: oneri.oneri.talepID, durum: 'onerildi', tarih: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', oneri: { tarih: YARIN, baslangicSaat: '15:00', bitisSaat: '15:30' } }],
    });
  });

  it('is told once a minute to one person, and not to who has no card or no mobile', async () => {
    expect(await suggest({ baslangicSaat: '16:00' })).toMatchObject({ status: 200, smsGittiMi: true });
    expect(await texts()).toHaveLength(1);
    expect((await mine(oneri)).talepler).toMatchObject([{ oneri: { baslangicSaat: '16:00' } }]);
    const { id } = await buildTalep(server, bayi, { adi: 'Ece', telefon: buildTelefon() });
    expect(await suggest({ id, baslangicSaat: '17:00' })).toMatchObject({ status: 200, smsGittiMi: false });
    expect(await texts()).toHaveLength(1);
  });

  it('is not shown once its time is past, nor to anybody else', async () => {
    const { baglanti } = await server.send(sayfaCalls.book, await buildOnlineIstek(server, oneri.sayfa, { saat: '12:00' }));
    expect((await mine({ ...oneri, oneri: { baglanti } })).talepler).toMatchObject([{ durum: 'yeni', baslangicSaat: '12:00', oneri: null }]);
    for (const call of [accept, decline]) expect(await call({ baglanti })).toMatchObject({ status: 404, message: 'bulunamadi' });
    const stranger = await buildOneri(server, await buildBayi(server));
    expect((await mine(stranger)).talepler).toHaveLength(1);
    expect(await accept({ talepID: stranger.oneri.talepID })).toMatchObject({ status: 404, message: 'bulunamadi' });
    expect(await decline({ baglanti: stranger.oneri.baglanti })).toMatchObject({ status: 404, message: 'baglantiGecersiz' });
    await server.rows(`update randevu_talebi set oneri_baslangic = '2026-11-25 09:00', oneri_bitis = '2026-11-25 09:30' where id = $1`, [oneri.oneri.talepID]);
    expect((await mine(oneri)).talepler).toMatchObject([{ tarih: YARIN, oneri: null }]);
    await server.rows(`update randevu_talebi set baslangic = '2026-11-25 08:00', bitis = '2026-11-25 08:30', oneri_baslangic = '2026-11-25 09:00', oneri_bitis = '2026-11-25 09:30' where bayi_id = $1`, [bayi.bayiID]);
    expect((await mine(oneri)).talepler).toEqual([]);
  });
});

describe('the customer', () => {
  it('accepts: it is booked, told in the record log as their own act, and a second press changes nothing', async () => {
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await takvim()).toMatchObject([{ adi: 'Zeynep', baslangicSaat: '15:00', bitisSaat: '15:30', randevuDurumu: 'B', uygulayanPersonelID: oneri.sayfa.personelID }]);
    expect(await mine(oneri)).toMatchObject({ liste: [{ baslangicSaat: '15:00' }], talepler: [] });
    expect(await talepler()).toMatchObject([{ durum: 'onaylandi', sonuclandiran: null }]);
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', nesne: 'randevuTalep', kayitID: oneri.oneri.talepID } }, bayi);
    expect(liste[0]).toMatchObject({ personelID: null, degisim: [{ alan: 'talepDurumu', once: 'onerildi', sonra: 'onaylandi' }, { alan: 'randevuID' }] });
    expect(liste.filter(({ personelID, islem }) => personelID === null && islem === 'guncelleme')).toHaveLength(1);
  });

  it('learns which times are free when somebody else has taken it meanwhile', async () => {
    await buildRandevu(server, bayi, { randevuSutunBaslikID: oneri.sayfa.sutunID, baslangicSaat: '15:00', bitisSaat: '15:30' });
    expect(await accept()).toMatchObject({ status: 409, message: 'talepSaatiDolu', veri: { saatler: '14:15, 14:30, 15:30' } });
    expect((await mine(oneri)).talepler).toMatchObject([{ durum: 'onerildi', oneri: { baslangicSaat: '15:00', doluMu: true } }]);
    expect(await talepler()).toMatchObject([{ durum: 'onerildi' }]);
    expect(await takvim()).toHaveLength(1);
  });

  it('sees an offer as long as it can be taken, and looking takes nothing', async () => {
    const dolu = async () => (await mine(oneri)).talepler.map((talep) => talep.oneri?.doluMu);
    expect(await dolu()).toEqual([false]);
    const { id } = await buildRandevu(server, bayi, { randevuSutunBaslikID: oneri.sayfa.sutunID, baslangicSaat: '15:15', bitisSaat: '15:45' });
    expect(await dolu()).toEqual([true]);
    expect(await takvim()).toHaveLength(1);
    await server.mustSend(randevuCalls.update, { body: { id, randevuDurumu: 'I' } }, bayi);
    expect(await dolu()).toEqual([false]);
    expect((await accept()).status).toBe(200);
  });

  it('is told that an offered time is gone, and asks for another one', async () => {
    await buildRandevu(server, bayi, { randevuSutunBaslikID: oneri.sayfa.sutunID, baslangicSaat: '15:00', bitisSaat: '15:30' });
    expect((await decline()).status).toBe(200);
    expect(await talepler()).toMatchObject([{ durum: 'yeni', reddedilenOneri: `${YARIN} 15:00` }]);
  });

  it('does not agree to a time that they have not seen', async () => {
    await suggest({ baslangicSaat: '16:00' });
    expect(await accept()).toMatchObject({ status: 409, message: 'oneriDegisti' });
    expect(await decline()).toMatchObject({ status: 409, message: 'oneriDegisti' });
    expect(await accept({ tarih: '2026-11-27', saat: '16:00' })).toMatchObject({ status: 409, message: 'oneriDegisti' });
    expect((await accept({ saat: '16:00' })).status).toBe(200);
    expect(await accept({ saat: '15:00' })).toMatchObject({ status: 409, message: 'oneriDegisti' });
    expect(await decline({ saat: '16:00' })).toMatchObject({ status: 409, message: 'oneriDegisti' });
    expect(await takvim()).toMatchObject([{ baslangicSaat: '16:00' }]);
  });

  it('learns no reason of the salon where something else speaks against it', async () => {
    await server.rows('update musteri set aktif_mi = false where bayi_id = $1', [bayi.bayiID]);
    const refused = await accept();
    expect(refused).toMatchObject({ status: 409, message: 'oneriDegisti' });
    expect(refused).not.toHaveProperty('alanlar');
  });

  it('declines, and the desk sees what was not wanted and offers another', async () => {
    for (let i = 0; i < 2; i += 1) expect((await decline()).status).toBe(200);
    expect(await mine(oneri)).toMatchObject({ talepler: [{ durum: 'yeni', oneri: null }] });
    expect(await talepler()).toMatchObject([{ durum: 'yeni', reddedilenOneri: `${YARIN} 15:00`, oneriTarihi: null, sonuclandiran: null }]);
    expect(await takvim()).toEqual([]);
    expect((await suggest({ baslangicSaat: '17:00' })).status).toBe(200);
    expect(await talepler()).toMatchObject([{ durum: 'onerildi', reddedilenOneri: null }]);
    expect((await accept({ saat: '17:00' })).status).toBe(200);
  });

  it('sees that a request was not possible, and not why', async () => {
    await server.send(randevuTalepCalls.reddet, { body: { id: oneri.oneri.talepID, redNedeni: 'Sorunlu müşteri' } }, bayi);
    const seen = await mine(oneri);
    expect(seen.talepler).toMatchObject([{ durum: 'reddedildi', oneri: null }]);
    expect(JSON.stringify(seen)).not.toContain('Sorunlu');
  });

  it('takes no more than the plan has room for', async () => {
    await server.house(`update bayi set paket_id = (select id from paket where randevu_sinir is not null order by randevu_sinir limit 1) where id = $1`, [bayi.bayiID]);
    const { id: musteriID } = (await server.rows<{ id: number }>('select id from musteri where bayi_id = $1', [bayi.bayiID]))[0]!;
    await server.rows(
      `insert into randevu (bayi_id, musteri_id, randevu_basligi_id, baslangic, bitis, kayit_zamani)
       select $1, $2, $3, '2026-12-01 10:00', '2026-12-01 11:00', '2026-11-25T07:00:00Z' from generate_series(1, (select p.randevu_sinir from paket p join bayi b on b.paket_id = p.id where b.id = $1))`,
      [bayi.bayiID, musteriID, oneri.sayfa.sutunID],
    );
    expect(await accept()).toMatchObject({ message: 'randevuHakkiBitti' });
    expect((await decline()).status).toBe(200);
  });
});
