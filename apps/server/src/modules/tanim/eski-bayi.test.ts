import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { buildBayi } from '../../../test/build.ts';
import { urlOf } from '../../../test/global-setup.ts';
import { useServer } from '../../../test/server.ts';
import { migrate } from '../../platform/db/migrate.ts';

const server = useServer();
const LISTELER = [
  'nereden_duydunuz', 'paket_grubu', 'gelen_arama_hizmeti', 'gelen_arama_sonucu', 'gelen_arama_durumu', 'gorusme_konusu',
  'ozel_durum', 'anketor', 'meslek', 'hasta_turu', 'taksit_plani', 'kurum', 'alt_kurum',
];

it('gives a business that is there already the lists of a new one, and forgets numbers that named nothing', async () => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  const name = `eski_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = urlOf(inject('postgresUrl'), name);
  await migrate(url, { until: '0007_satis.sql' });
  const eski = new pg.Client({ connectionString: url });
  await eski.connect();
  await eski.query(`
    insert into sektor (id, adi) values (1, 'Kuaför');
    insert into paket (id, kod, adi, satis_modulu, sms_hediye) values (1, 'pro', 'Pro', true, 0);
    insert into bayi (id, firma_adi, sektor_id, paket_id, paket_bitis) values (1, 'Eski', 1, 1, '2027-01-01');
    set app.bayi = '1';
    insert into musteri_grubu (id, adi) values (1, 'Standart');
    insert into musteri (ad, meslek_id, uyruk_id, nereden_duydunuz_id, arama) values ('Ayşe', 3, 90, 4711, '')`);
  await migrate(url, { until: '0008_tanim.sql' });

  const bayi = await buildBayi(server);
  for (const tablo of LISTELER) {
    const query = `select to_jsonb(t) - 'bayi_id' as satir from ${tablo} t where bayi_id = `;
    const { rows } = await eski.query(`${query} 1 order by id`);
    expect(rows, tablo).toEqual(await server.rows(`${query} ${bayi.bayiID} order by id`));
  }
  const { rows } = await eski.query('select meslek_id::int, uyruk_id, nereden_duydunuz_id from musteri');
  expect(rows).toEqual([{ meslek_id: 3, uyruk_id: null, nereden_duydunuz_id: null }]);
  await eski.end();
  await admin.query(`drop database ${name}`);
  await admin.end();
});
