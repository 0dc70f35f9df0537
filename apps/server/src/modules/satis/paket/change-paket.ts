import type { BodyOf } from '@defter/contract/call.ts';
import { isYeni } from '@defter/contract/degisen.ts';
import type { Eklenen, paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import { daysBetween } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { changeSatis } from '../change-satis.ts';
import { lockSatis, type MevcutSatis } from '../load-satis.ts';
import { saveSozlesme } from '../mark-sozlesme.ts';
import { changeHaklar, lockHaklar, requireNoDegisim } from '../seans/change-haklar.ts';
import type { ProgramPaylari, Verilenler } from '../satir.ts';
import { listSatirlar } from '../seans/seans-satirlari.ts';
import { requireTamSeans, satirlarOf } from './paket-satirlari.ts';
import { loadProgramFiyatlari, type ProgramFiyatlari } from './program-fiyatlari.ts';

type Body = BodyOf<typeof paketSatisCalls.update>;
type Satirlar = NonNullable<BodyOf<typeof satisCalls.update>['icerikler']>;
type ChangeContext = Pick<Context<typeof paketSatisCalls.update>, 'tx' | 'oturum' | 'clock' | 'client' | 'degisim'>;

/** Saves a package sale. Each of the two lists is whole where it is sent; sessions of a line that changes may not be used yet. */
export async function changePaket(context: ChangeContext, { menuID, eklenenler, icerikler, sozlesmeVerildi, ...body }: Body) {
  const { tx, oturum, clock } = context;
  const [eski, haklar] = await Promise.all([lockSatis(context, { id: body.id, durum: SatisDurumu.paket }), lockHaklar(tx, body.id)]);
  const programID = menuID === undefined ? (haklar[0]?.programID ?? null) : menuID;
  const program = programID === null ? null : await loadProgramFiyatlari(tx, programID);
  const satirlar = chooseSatirlar({ eklenenler, icerikler }, { eski, haklar, program });
  const { sent, programlar, verilenler } = satirlar;
  if (sent !== undefined) await requireNoDegisim(tx, body.id);
  if (sent?.length === 0) throw refusalAt('eklenenler', 'icerikGerekli');
  const satis = await changeSatis(context, { body: { ...body, icerikler: sent }, durum: SatisDurumu.paket, programlar, verilenler: () => verilenler });

  const yazilan = await listSatirlar(tx, satis.id);
  // The months of the program are counted from the day of the sale; what was added to them by extending or freezing stays.
  if (program && programID === haklar[0]?.programID) await moveBitis(tx, satis.id, { once: program.bitisOf(eski.tarih), sonra: program.bitisOf(yazilan.tarih) });
  const verenler = yazilan.satirlar.filter(({ satirID }, sira) => satirlar.isVeren(satirID, sira));
  requireTamSeans(verenler);
  await changeHaklar(
    tx,
    { satisID: satis.id, musteriID: yazilan.musteriID, programID, bitis: program?.bitisOf(yazilan.tarih) ?? null, kullanim: program?.kullanim ?? 'kisi' },
    verenler.map(({ satirID, altUrunID, adet, tutar }) => ({ satirID, altUrunID, seans: adet, tutar })),
    { bugun: clock.today(), personelID: oturum.personelID },
  );
  await saveSozlesme(context, satis.id, sozlesmeVerildi);
  return satis;
}

type Satildi = { eski: MevcutSatis; haklar: Awaited<ReturnType<typeof lockHaklar>>; program: ProgramFiyatlari | null };
type Satirlari = {
  /** All lines, those of the package first; undefined where neither list was sent. */
  sent: Satirlar | undefined;
  programlar: ProgramPaylari;
  verilenler: Verilenler;
  /** Whether a line, as it was written at its place, gives sessions. */
  isVeren: (satirID: number, sira: number) => boolean;
};

/** The lines as they are to be: a list that was not sent is as it was. */
function chooseSatirlar({ eklenenler, icerikler }: Pick<Body, 'eklenenler' | 'icerikler'>, { eski, haklar, program }: Satildi): Satirlari {
  const paketli = new Set(haklar.map(({ satirID }) => satirID));
  if (eklenenler === undefined && icerikler === undefined) return { sent: undefined, programlar: [], verilenler: [], isVeren: (satirID) => paketli.has(satirID) };
  const digerleri: Satirlar = icerikler ?? kept(eski, ({ id }) => !paketli.has(id));
  if (eklenenler !== undefined) {
    const { icerikler: paket, programlar, verilenler } = eklenenlerOf(eklenenler, program);
    return { sent: [...paket, ...digerleri], programlar, verilenler, isVeren: (_, sira) => sira < paket.length };
  }
  const adlandirilan = new Set(digerleri.map(({ id }) => id));
  const paket = kept(eski, ({ id }) => paketli.has(id) && !adlandirilan.has(id));
  return { sent: [...paket, ...digerleri], programlar: [], verilenler: [], isVeren: (satirID, sira) => sira < paket.length || paketli.has(satirID) };
}

/** Lets the sessions of a sale end as many days later, or earlier, as its program does, whoever has them by now. */
async function moveBitis(tx: Tx, satisID: number, { once, sonra }: { once: string | null; sonra: string | null }): Promise<void> {
  if (once === null || sonra === null || once === sonra) return;
  await sql`update paket_hak set bitis = bitis + ${daysBetween(once, sonra)}::int where satis_id = ${satisID} and iptal_zamani is null and iade_zamani is null`.execute(tx);
}

const kept = (eski: MevcutSatis, which: (satir: { id: number }) => boolean): Satirlar => eski.satirlar.filter(which).map(({ id }) => ({ id }));

/** The rows as lines: a new one is priced by the program, one that was sold keeps its price unless another is sent. */
function eklenenlerOf(eklenenler: NonNullable<Body['eklenenler']>, program: ProgramFiyatlari | null): { icerikler: Satirlar; verilenler: Verilenler; programlar: ProgramPaylari } {
  const satirlar = eklenenler.map((eklenen) => {
    if (isYeni<Eklenen>(eklenen)) {
      const { icerikler, verilenler, programlar } = satirlarOf([eklenen], program);
      return { satir: icerikler[0]!, verilen: verilenler[0], programPayi: programlar[0] };
    }
    const { miktar, ...rest } = eklenen;
    return { satir: { ...rest, adet: miktar }, verilen: undefined, programPayi: undefined };
  });
  return { icerikler: satirlar.map(({ satir }) => satir), verilenler: satirlar.map(({ verilen }) => verilen), programlar: satirlar.map(({ programPayi }) => programPayi) };
}
