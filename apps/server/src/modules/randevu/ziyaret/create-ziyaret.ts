import type { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import type { Context } from '../../../platform/http/context.ts';
import { zorlamaOf } from '../check-randevu.ts';
import { checkRandevuKotasi } from '../check-kota.ts';
import { checkIlkDurum } from '../create-randevu.ts';
import { lockBasliklarAgainstEachOther } from '../lock-basliklar.ts';
import { registerKayitsiz } from '../register-kayitsiz.ts';
import { bookSatir, randevuOf, tellSatir } from './book-satir.ts';

/**
 * Books several appointments of a customer as one visit: all of them or none. Visits wait for each other, because two that take the
 * same columns in another order would hold each other up.
 */
export async function createZiyaret(context: Context<typeof ziyaretCalls.create>) {
  const { tx, body, oturum, clock, degisim } = context;
  checkIlkDurum(body.randevuDurumu);
  const { adi: _adi, soyadi: _soyadi, kayitsizTelefon: _telefon, randevular, ...yazilan } = body;
  const musteriID = body.musteriID || (await registerKayitsiz(tx, body, oturum));
  const ortak = { ...yazilan, musteriID, randevuTarihi: body.randevuTarihi ?? clock.today() };
  lockBasliklarAgainstEachOther(tx);

  const idler: number[] = [];
  let musteriCakisiyor = false;
  for (const [sira, satir] of randevular.entries()) {
    if (sira > 0) await checkRandevuKotasi(tx, oturum, clock.today());
    const booked = await bookSatir(tx, { ...randevuOf(ortak, satir), ...(sira > 0 && { ziyaretID: idler[0]! }) }, sira, { kaydeden: oturum, clock });
    idler.push(booked.id);
    musteriCakisiyor ||= booked.musteriCakisiyor;
    if (sira === 0) await tx.updateTable('randevu').set({ ziyaret_id: booked.id }).where('id', '=', booked.id).execute();
  }
  const nedenler = randevular.flatMap(({ zorlamaNedeni }) => zorlamaOf(zorlamaNedeni, oturum.yetkiler) ?? []);
  degisim(null, { ...ortak, zorlamaNedeni: nedenler.join('; '), ziyaret: randevular.map(tellSatir), hizmetler: randevular.flatMap(({ randevuHizmet }) => randevuHizmet.map(({ altUrunID }) => altUrunID)) });
  return { id: idler[0]!, idler, musteriCakisiyor };
}
