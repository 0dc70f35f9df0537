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

/** A database as an older version left it. */
async function useEski(until: string, test: (eski: pg.Client, migrateTo: (until: string) => Promise<unknown>) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  const name = `eski_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = urlOf(inject('postgresUrl'), name);
  await migrate(url, { until });
  const eski = new pg.Client({ connectionString: url });
  await eski.connect();
  await eski.query(`
    insert into sektor (id, adi) values (1, 'Kuaför');
    insert into paket (id, kod, adi, satis_modulu, sms_hediye) values (1, 'pro', 'Pro', true, 0);
    insert into bayi (id, firma_adi, sektor_id, paket_id, paket_bitis) values (1, 'Eski', 1, 1, '2027-01-01');
    set app.bayi = '1'`);
  await test(eski, (next) => migrate(url, { until: next }));
  await eski.end();
  await admin.query(`drop database ${name}`);
  await admin.end();
}

it('gives a business that is there already the lists of a new one, and forgets numbers that named nothing', () =>
  useEski('0007_satis.sql', async (eski, migrateTo) => {
    await eski.query(`
      insert into musteri_grubu (id, adi) values (1, 'Standart');
      insert into musteri (ad, meslek_id, uyruk_id, nereden_duydunuz_id, arama) values ('Ayşe', 3, 90, 4711, '')`);
    await migrateTo('0008_tanim.sql');

    const bayi = await buildBayi(server);
    for (const tablo of LISTELER) {
      const query = `select to_jsonb(t) - array['bayi_id', 'surum'] as satir from ${tablo} t where bayi_id = `;
      const { rows } = await eski.query(`${query} 1 order by id`);
      expect(rows, tablo).toEqual(await server.rows(`${query} ${bayi.bayiID} order by id`));
    }
    const { rows } = await eski.query('select meslek_id::int, uyruk_id, nereden_duydunuz_id from musteri');
    expect(rows).toEqual([{ meslek_id: 3, uyruk_id: null, nereden_duydunuz_id: null }]);
  }));

it('numbers the names that only differed in case, and those alone', () =>
  useEski('0023_unutma.sql', async (eski, migrateTo) => {
    await eski.query(`
      insert into birim (id, adi, kod) values (1, 'Şişe', 'a'), (2, 'ŞİŞE', 'b'), (3, 'şişe', 'c'), (4, 'şişe (2)', 'd'), (5, 'Kutu', 'e');
      insert into ana_urun (id, adi, satis_tipi) values (1, 'Cilt', 1), (2, 'Lazer', 1);
      insert into alt_urun (id, ana_urun_id, adi) values (1, 1, 'Bakım'), (2, 1, 'BAKIM'), (3, 2, 'bakım'), (4, null, 'bakım'), (5, null, 'Bakım')`);
    await migrateTo('0026_adlar.sql');
    const names = async (tablo: string) => (await eski.query<{ adi: string }>(`select adi from ${tablo} order by id`)).rows.map(({ adi }) => adi);
    expect(await names('birim')).toEqual(['Şişe', 'ŞİŞE (3)', 'şişe (4)', 'şişe (2)', 'Kutu']);
    expect(await names('alt_urun')).toEqual(['Bakım', 'BAKIM (2)', 'bakım', 'bakım', 'Bakım (2)']);
  }));
