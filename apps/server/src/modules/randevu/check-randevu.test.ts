import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildSutun } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';
import { type Istek, kontrol } from './check-randevu.ts';

const server = useServer();
/** After these PostgreSQL decides whether one plan serves all. */
const DENEME_PLANI = 5;

it.each([true, false])('the check of a booking is planned once a connection, not once a booking (off shift allowed: %s)', async (vardiyaDisi) => {
  const bayi = await buildBayi(server);
  const { id: altUrunID } = await buildAltUrun(server, bayi);
  const istek: Istek = {
    baslangic: `${YARIN} 10:00`,
    bitis: `${YARIN} 10:30`,
    id: 0,
    musteriID: (await buildMusteri(server, bayi)).id,
    ziyaretID: null,
    sutunID: (await buildSutun(server, bayi, { personelID: bayi.personelID })).id,
    uygulayanID: null,
    sutunBelirler: false,
    yerTutar: true,
    vardiyaDisi,
    ustune: false,
    simdi: `${YARIN} 08:00:00`,
    an: `${YARIN} 08:00:00`,
    altUrunIDler: [altUrunID],
    hizmetIDler: [altUrunID],
  };
  const plans = await server.platform.database.write(bayi, async (tx) => {
    const statement = kontrol(istek);
    for (let i = 0; i < 3 * DENEME_PLANI; i += 1) await sql`${statement}`.execute(tx);
    const { rows } = await sql<{ custom_plans: number }>`
      select custom_plans from pg_prepared_statements where statement = ${statement.compile(tx).sql}`.execute(tx);
    return rows[0]!.custom_plans;
  });
  expect(plans).toBeLessThanOrEqual(DENEME_PLANI);
});
