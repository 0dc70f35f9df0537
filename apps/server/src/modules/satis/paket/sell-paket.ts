import { type PaketSatisKaydi, type paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { IskontoTip, SatisDurumu, type SatisKaydi } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { chooseTarih } from '../../kasa/choose-tarih.ts';
import { saveSozlesme } from '../mark-sozlesme.ts';
import { insertHaklar } from '../seans/open-haklar.ts';
import { sellSatis } from '../sell-satis.ts';
import { satirlarOf } from './paket-satirlari.ts';
import { loadProgramFiyatlari, type ProgramFiyatlari } from './program-fiyatlari.ts';

/**
 * Sells a package: its lines at the price of the program, and the sessions that they give. Without rows the program's own are
 * sold; without a program every service among the lines gives sessions.
 */
export async function sellPaket(context: Context<typeof paketSatisCalls.create>) {
  const { tx, body, oturum, clock } = context;
  const { menuID, eklenenler, kampanyali, sozlesmeVerildi, ...rest } = body;
  const program = menuID === null ? null : await loadProgramFiyatlari(tx, menuID);
  if (program && !program.aktifMi) throw new AppError('alanlarHatali', { alanlar: { menuID: 'secimGecersiz' } });
  const paket = satirlarOf(eklenenler.length > 0 ? eklenenler : rowsOf(program), program);
  const icerikler = [...paket.icerikler, ...rest.icerikler];
  if (icerikler.length === 0) throw new AppError('icerikGerekli', { alanlar: { eklenenler: 'icerikGerekli' } });
  // Until when the sessions last is counted from the day of the sale, which is settled here and not asked for again.
  const tarih = chooseTarih(context, rest.tarih, { ad: 'tarih', ileri: 'satisTarihiIleri' });
  const kayit: SatisKaydi = { ...rest, tarih, icerikler };
  const verenler = paket.icerikler.length > 0 ? sql`i.sira < ${paket.icerikler.length}` : sql`coalesce(a.satis_tipi, 1) = 1`;
  const kural = { programID: menuID, bitis: program?.bitisOf(tarih) ?? null, kullanim: program?.kullanim ?? 'kisi' } as const;
  const ekler = insertHaklar({ satis: sql`yeni_satis`, icerik: sql`icerik` }, kural, verenler, { bugun: clock.today(), personelID: oturum.personelID });
  const satis = await sellSatis(context, { body: kayit, durum: SatisDurumu.paket, verilenler: paket.verilenler, programlar: paket.programlar, kampanyali, ekler });
  await saveSozlesme(context, satis.id, sozlesmeVerildi || undefined);
  return satis;
}

/** The rows of a program that are sold unless somebody changes them. */
const rowsOf = (program: ProgramFiyatlari | null): PaketSatisKaydi['eklenenler'] =>
  (program?.icerikler ?? []).flatMap(({ altUrunID, miktar, varsayilan }) => (varsayilan ? [{ id: 0, altUrunID, miktar, birimFiyat: null, iskontoTip: IskontoTip.tutar, iskonto: 0, uygulayanPersonelID: null }] : []));
