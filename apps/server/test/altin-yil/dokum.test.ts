import { beforeAll, expect, it } from 'vitest';
import { createOturum } from '../../src/platform/auth/create-oturum.ts';
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts';
import { type TestServer, useOwnServer } from '../server.ts';
import { BUYUK, type Dokum, readDokum, YEDEK } from './dokum.ts';
import { live } from './gunler.ts';
import { moveTo } from './salon.ts';
import { proveYear, serverTotals, type Soran } from './toplamlar.ts';

/*
 * A year of 15,000 acts takes minutes, so it is kept as a backup with its sums. It is fresh as long as its first days, lived again, leave the same
 * movements. Otherwise `npm run bench -- altin --write` makes it anew.
 */
const IKI_GUN = '2026-01-03';
const server = useOwnServer({ fill: (url) => restoreBackup({ url, file: YEDEK }) });
const yeniden = useOwnServer();
let dokum: Dokum;
let soran: Soran;
beforeAll(async () => {
  dokum = await readDokum();
  const { bayi, gun: bugun, musteriler, personelIDler } = dokum;
  moveTo({ server, bugun, dakika: 0 }, bugun, 20 * 60);
  const jeton = await server.platform.database.system((tx) => createOturum(tx, { ...bayi, cihaz: 'test', ip: '127.0.0.1' }));
  soran = { server, bugun, bayi: { ...bayi, jeton }, musteriler, personelIDler };
});

it('after the migrations since then its sums are still those of the notebook', async () => {
  expect(Object.values(dokum.sayilar).reduce((sum, sayi) => sum + sayi, 0)).toBe(BUYUK);
  expect(await serverTotals(soran)).toEqual(dokum.toplamlar);
  expect((await proveYear(soran)).farklar).toEqual([]);
});

const HAREKETLER = [
  'select tarih, odeme_sekli_id, gelir, gider from kasa where tarih <= $1 order by id',
  'select tarih, borc, alacak from cari_hareket where tarih <= $1 order by id',
  'select tarih, tur, adet, tutar from seans_hareket where tarih <= $1 order by id',
  'select s.tarih, i.birim_fiyat, i.adet, i.tutar, i.kdv_tutari from satis_icerik i join satis s on s.id = i.satis_id where s.tarih <= $1 order by i.id',
];

it('begins like the same year when it is played today', async () => {
  await live(yeniden, BUYUK, { son: IKI_GUN });
  const movements = async (of: TestServer) => {
    const found = [];
    for (const text of HAREKETLER) found.push(await of.rows(text, [IKI_GUN]));
    return found;
  };
  const today = await movements(yeniden);
  expect(today.map((rows) => rows.length > 10)).toEqual([true, true, true, true]);
  expect(await movements(server)).toEqual(today);
});
