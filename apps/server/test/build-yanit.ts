import { noteYanitBy } from '../src/modules/yanit/note-yanit.ts';
import { buildMusteri, buildRandevu, buildTelefon, type TestBayi } from './build.ts';
import { YARIN, type TestServer } from './server.ts';

let counter = 0;

type Yanit = { mesaj?: string; telefon?: string; kanal?: 'sms' | 'whatsapp'; saglayiciNo?: string };

/** Lets a provider report a reply. Answers with the topics that have changed by it. */
export function tellYanit({ platform }: TestServer, { bayiID }: Pick<TestBayi, 'bayiID'>, { mesaj = 'Merhaba', telefon = buildTelefon(), kanal = 'sms', saglayiciNo }: Yanit = {}) {
  counter += 1;
  return platform.database.write({ bayiID }, (tx) => noteYanitBy(platform.clock)(tx, { kanal, telefon, mesaj, saglayiciNo: saglayiciNo ?? `y-${counter}`, client: { ip: '10.0.0.9', cihaz: '' } }));
}

/** A sent message about an appointment. */
export const tellRandevu = (server: TestServer, { bayiID }: Pick<TestBayi, 'bayiID'>, { telefon, randevuID, tur = 'bilgi' }: { telefon: string; randevuID: number | null; tur?: 'bilgi' | 'ticari' }) =>
  server.house(
    `insert into giden_mesaj (bayi_id, telefon, mesaj, durum, gonderim, randevu_id, tur) values ($1, $2, 'Randevunuz yarın', 'gonderildi', clock_timestamp(), $3, $4)`,
    [bayiID, telefon, randevuID, tur]);

/** A customer who was told of an appointment of tomorrow. */
export async function buildSorulan(server: TestServer, bayi: TestBayi, randevu: object = {}) {
  const { id: musteriID, telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
  const { id: randevuID } = await buildRandevu(server, bayi, { musteriID, randevuTarihi: YARIN, baslangicSaat: '14:00', bitisSaat: '14:30', ...randevu });
  await tellRandevu(server, bayi, { telefon, randevuID });
  return { musteriID, telefon, randevuID };
}
