import { type PaketSatisKaydi, type paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { IskontoTip, SatisDurumu, type SatisKaydi } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { refusalAt, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { chooseTarih } from '../../kasa/choose-tarih.ts';
import { saveSozlesme } from '../mark-sozlesme.ts';
import { insertHaklar } from '../seans/open-haklar.ts';
import { sellSatis } from '../sell-satis.ts';
import { requireTamHizmet, requireTamSeans, satirlarOf } from './paket-satirlari.ts';
import { loadProgramFiyatlari, type ProgramFiyatlari } from './program-fiyatlari.ts';

/**
 * Sells a package: its lines at the price of the program, and the sessions that they give. Without rows the program's own are
 * sold, or the lines that stand for them; without a program every service among the lines gives sessions.
 */
export async function sellPaket(context: Context<typeof paketSatisCalls.create>) {
  const { tx, body, oturum, clock } = context;
  const { menuID, eklenenler, kampanyali, sozlesmeVerildi, ...rest } = body;
  const program = menuID === null ? null : await loadProgramFiyatlari(tx, menuID);
  if (program && !program.aktifMi) throw wrongFields({ menuID: 'secimGecersiz' });
  const { rows, yaninda } = eklenenler.length > 0 ? { rows: eklenenler, yaninda: rest.icerikler } : splitLines(rest.icerikler, program);
  const paket = satirlarOf(rows, program);
  const icerikler = [...paket.icerikler, ...yaninda];
  if (icerikler.length === 0) throw refusalAt('eklenenler', 'icerikGerekli');
  if (rows.length > 0) requireTamSeans(paket.icerikler);
  else await requireTamHizmet(tx, icerikler);
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

/**
 * The rows of the program, and what is sold beside them. A client of the specification may send the rows among its lines: where these
 * hold every service of the program, they are its rows, and are not sold a second time.
 */
function splitLines(icerikler: PaketSatisKaydi['icerikler'], program: ProgramFiyatlari | null): { rows: PaketSatisKaydi['eklenenler']; yaninda: PaketSatisKaydi['icerikler'] } {
  const inProgram = new Set(program?.icerikler.map(({ altUrunID }) => altUrunID));
  const own = (program?.icerikler ?? []).filter(({ varsayilan }) => varsayilan);
  const sent = new Set(icerikler.map(({ altUrunID }) => altUrunID));
  if (own.length === 0 || !own.every(({ altUrunID }) => sent.has(altUrunID))) return { rows: own.map(rowOf), yaninda: icerikler };
  const [rows, yaninda] = [icerikler.filter(({ altUrunID }) => inProgram.has(altUrunID)), icerikler.filter(({ altUrunID }) => !inProgram.has(altUrunID))];
  return { rows: rows.map(({ adet, hediyeNedeni: _, ...row }) => ({ ...row, miktar: adet })), yaninda };
}

/** A row of a program as it is sold unless somebody changes it. */
const rowOf = ({ altUrunID, miktar }: ProgramFiyatlari['icerikler'][number]): PaketSatisKaydi['eklenenler'][number] => ({ id: 0, altUrunID, miktar, birimFiyat: null, iskontoTip: IskontoTip.tutar, iskonto: 0, uygulayanPersonelID: null });
