import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { sql } from 'kysely';
import { findKimlik } from '../../platform/auth/find-kimlik.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { inBayi } from '../../platform/db/scope.ts';
import type { Platform } from '../../platform/http/context.ts';
import { createBayi } from '../kurulum/create-bayi.ts';
import { izinlerOf } from '../vardiya/demo-calisma.ts';
import { SESSIZ } from './demo-context.ts';
import { insertDemoGirisCikis } from '../giris-cikis/demo.ts';
import { insertDefter } from './insert-defter.ts';
import { insertHesaplar } from './insert-hesaplar.ts';
import { insertIzinler } from './insert-izinler.ts';
import { insertPaketler } from './insert-paketler.ts';
import { insertDemoKatalog } from '../urun/demo.ts';
import { insertDemoMusteriler } from '../musteri/demo.ts';
import { insertDemoProgramlar } from '../paket-program/demo.ts';
import { insertDemoPersonel } from '../personel/demo.ts';
import { insertDemoRandevular, insertDemoSutunlar } from '../randevu/demo.ts';
import { insertSatislar } from './insert-satislar.ts';
import { insertDemoStok } from '../stok/demo.ts';
import { insertDemoVardiyalar } from '../vardiya/demo.ts';
import { createRandom } from '../../platform/random.ts';

const SEED = 20_261_121;
const PRO = 5;
const CILT_BAKIM_MERKEZI = 4;
/** Known to everybody who reads this: `--demo` is for trying out, not for a house with customers. */
export const DEMO_GIRIS = { kullaniciAdi: 'demo', parola: 'Defter2026' };

/** Opens the demo salon with a month behind it and two weeks before it, unless it is there already. */
export async function loadDemo({ database, clock, files, totals }: Platform): Promise<void> {
  const parolaHash = await hashPassword(DEMO_GIRIS.parola);
  await database.system(async (tx) => {
    if (await findKimlik(tx, DEMO_GIRIS.kullaniciAdi)) return;
    const bugun = clock.today();
    const { bayiID, personelID } = await createBayi(
      tx,
      {
        firmaAdi: 'Işıl Güzellik Merkezi',
        sektorID: CILT_BAKIM_MERKEZI,
        paketID: PRO,
        denemeBitis: null,
        ad: 'Defne',
        soyad: 'Aksoy',
        cepTelefonu: '+905550009999',
        ePosta: 'demo@ornek.test',
        kullaniciAdi: DEMO_GIRIS.kullaniciAdi,
        parolaHash,
        demo: true,
      },
      bugun,
    );
    await inBayi(tx, bayiID, async () => {
      const random = createRandom(SEED);
      const hizmetler = await insertDemoKatalog(tx);
      const programlar = await insertDemoProgramlar(tx, hizmetler);
      const sutunlar = await insertDemoSutunlar(tx, await insertDemoPersonel(tx));
      const personelIDler = sutunlar.map((sutun) => sutun.personelID);
      const izinler = izinlerOf(bugun);
      await insertDemoVardiyalar(tx, personelIDler, bugun);
      const musteriler = await insertDemoMusteriler(tx, random, bugun);
      await insertDemoRandevular(tx, { random, musteriler, sutunlar, hizmetler, izinler, simdi: clock.wallClock() });
      const oturum = {
        id: '',
        bayiID,
        personelID,
        yetkiler: new Set([...YETKILER, ...RAPOR_YETKILERI]),
        allowedAddresses: null,
        iskontoYuzdesi: 100,
        dunKapansin: false,
        paket: { adi: 'Pro', bitis: null, denemeBitis: null, personelSinir: null, randevuSinir: null, satisModulu: true },
      };
      await insertDemoGirisCikis(tx, { random: createRandom(SEED), personelIDler, izinler, simdi: clock.wallClock() });
      await insertIzinler({ ...SESSIZ, tx, oturum, clock, files, totals }, izinler, personelIDler);
      await insertHesaplar({ ...SESSIZ, tx, oturum, clock, files, totals }, personelIDler, bugun);
      // The sales of days gone by come first, so that those of today have the highest numbers.
      await insertSatislar(tx, { random, oturum, clock, files, totals });
      await insertDefter({ ...SESSIZ, tx, oturum, clock, files, totals, sutunlar, hizmetler });
      await insertDemoStok({ ...SESSIZ, tx, oturum, clock, files, totals }, { musteriler: musteriler, hizmetID: hizmetler[0]!.id });
      await insertPaketler({ ...SESSIZ, tx, oturum, clock, files, totals }, programlar);
    });
    // PostgreSQL would count the rows by itself a minute later; until then it plans as for empty tables, and a report takes half a second.
    await sql`analyze`.execute(tx);
  });
}
