import type { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { sql } from 'kysely';
import { rehearse } from '../../platform/db/attempt.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { readZaman } from '../randevu/check-zaman.ts';
import type { MakeBaglanti } from '../randevu/make-baglanti.ts';
import { bookTalep } from './book-talep.ts';
import { lockTalep, type MevcutTalep } from './read-talep.ts';
import { tellOneri } from './tell-oneri.ts';
import { withSaid } from './yer.ts';

type SuggestContext = Context<typeof randevuTalepCalls.degistir>;

/** Offers another time for a request: one that could be booked now. Its customer is told of it and of where to answer. */
export async function suggestTalep({ tx, body, oturum, client, clock, degisim }: SuggestContext, makeBaglanti: MakeBaglanti) {
  const talep = await lockTalep(tx, body.id, oturum);
  if (talep.durum === 'onaylandi') throw new AppError('talepSonuclandi');
  const { yer } = await rehearse(tx, () => bookTalep(tx, { talep, yer: withSaid(talep.istenen, body) }, { oturum, clock }));
  const { baslangic, bitis } = readZaman(yer);
  const smsGittiMi = talep.musteriID !== null && (await tellOneri(tx, { bayiID: oturum.bayiID, talepID: body.id, musteriID: talep.musteriID, yer, simdi: clock.now() }, (kim) => makeBaglanti(tx, kim, client)));
  await sql`
    update randevu_talebi set durum = 'onerildi', oneri_basligi_id = ${yer.randevuSutunBaslikID}, oneri_personel_id = ${yer.uygulayanPersonelID},
      oneri_baslangic = ${baslangic}::timestamp, oneri_bitis = ${bitis}::timestamp, reddedilen_oneri = null, red_nedeni = null,
      sonuclandiran_personel_id = ${oturum.personelID}, sonuc_zamani = ${clock.now()}::timestamptz
    where id = ${body.id}`.execute(tx);
  degisim({ talepDurumu: talep.durum, ...oneriOf(talep.oneri) }, { talepDurumu: 'onerildi', ...oneriOf(yer) });
  return { id: body.id, smsGittiMi };
}

const oneriOf = (oneri: MevcutTalep['oneri']) =>
  oneri && { oneriTarihi: oneri.randevuTarihi, oneriBaslangicSaat: oneri.baslangicSaat, oneriBitisSaat: oneri.bitisSaat };
