import { type PaketSatisKaydi, type paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { IskontoTip, SatisDurumu, type SatisKaydi } from '@defter/contract/satis.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { openHaklar } from '../seans/open-haklar.ts';
import { sellSatis } from '../sell-satis.ts';
import { listSatirlar } from '../seans/list-satirlar.ts';
import { satirlarOf } from './paket-satirlari.ts';
import { loadProgramFiyatlari, type ProgramFiyatlari } from './program-fiyatlari.ts';

/**
 * Sells a package: its lines at the price of the program, and the sessions that they give. Without rows the program's own are
 * sold; without a program every service among the lines gives sessions.
 */
export async function sellPaket(context: Context<typeof paketSatisCalls.create>) {
  const { tx, body, oturum, clock } = context;
  const { menuID, eklenenler, kampanyali, ...rest } = body;
  const program = menuID === null ? null : await loadProgramFiyatlari(tx, menuID);
  if (program && !program.aktifMi) throw new AppError('alanlarHatali', { alanlar: { menuID: 'secimGecersiz' } });
  const paket = satirlarOf(eklenenler.length > 0 ? eklenenler : rowsOf(program), program);
  const icerikler = [...paket.icerikler, ...rest.icerikler];
  if (icerikler.length === 0) throw new AppError('icerikGerekli', { alanlar: { eklenenler: 'icerikGerekli' } });
  const kayit: SatisKaydi = { ...rest, icerikler };
  const satis = await sellSatis(context, { body: kayit, durum: SatisDurumu.paket, verilenler: paket.verilenler, kampanyali });

  const yazilan = await listSatirlar(tx, satis.id);
  const serbest = paket.icerikler.length === 0;
  const verenler = yazilan.satirlar.filter(({ hizmetMi }, i) => i < paket.icerikler.length || (serbest && hizmetMi));
  const sahip = { satisID: satis.id, musteriID: body.musteriID, programID: menuID, bitis: program?.bitisOf(yazilan.tarih) ?? null, kullanim: program?.kullanim ?? 'kisi' } as const;
  await openHaklar(tx, sahip, verenler.map(({ satirID, altUrunID, adet, tutar }) => ({ satirID, altUrunID, seans: adet, tutar })), { bugun: clock.today(), personelID: oturum.personelID });
  return satis;
}

/** The rows of a program that are sold unless somebody changes them. */
const rowsOf = (program: ProgramFiyatlari | null): PaketSatisKaydi['eklenenler'] =>
  (program?.icerikler ?? []).flatMap(({ altUrunID, miktar, varsayilan }) => (varsayilan ? [{ id: 0, altUrunID, miktar, birimFiyat: null, iskontoTip: IskontoTip.tutar, iskonto: 0, uygulayanPersonelID: null }] : []));
