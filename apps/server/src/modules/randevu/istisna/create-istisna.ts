import type { BodyOf } from '@defter/contract/call.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import type { istisnaCalls } from '@defter/contract/istisna.ts';
import { sql } from 'kysely';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { isIstisnada } from '../kapali-saat.ts';

type Kayit = BodyOf<typeof istisnaCalls.create>;

/**
 * Closes days or hours, or opens a day at other hours. Appointments there stay, and the answer counts them. A day that is
 * taken leads to no row instead of an error: inserts that raise one can wait for each other (deadlock), again at each new attempt.
 */
export async function createIstisna({ tx, body, oturum, clock, degisim }: Context<typeof istisnaCalls.create>) {
  const istisna = wholeOf(body);
  checkIstisna(istisna);
  const { tur, randevuSutunBaslikID: sutunID, baslangicTarihi: ilk, bitisTarihi: son, gunler, aciklama } = istisna;
  const saatler = { baslangic: istisna.baslangicSaat ?? '00:00', bitis: istisna.bitisSaat ?? '00:00' };
  if (sutunID !== null) found((await sql`select from randevu_basligi where id = ${sutunID} for key share`.execute(tx)).rows[0]);
  const { rows } = await sql<{ id: number }>`
    insert into takvim_istisnasi (tur, randevu_basligi_id, ilk_gun, son_gun, baslangic, bitis, gunler, aciklama, kaydeden_personel_id)
    values (${tur}, ${sutunID}, ${ilk}, ${son}, ${saatler.baslangic}, ${saatler.bitis}, ${gunler.length > 0 ? gunler : null}, ${aciklama}, ${oturum.personelID})
    on conflict do nothing returning id`.execute(tx);
  const [yeni] = rows;
  if (!yeni) throw new AppError('istisnaVar');
  const { rows: sayilan } = await sql<{ sayi: number }>`
    select count(*) as sayi from takvim_istisnasi i join randevu r on ${isIstisnada} and r.silindi is null
      and r.durum in ('B', 'O', 'G') and r.bitis > ${clock.wallClock()}::timestamp
    where i.id = ${yeni.id}`.execute(tx);
  degisim(null, istisna);
  return { id: yeni.id, randevuSayisi: sayilan[0]!.sayi };
}

/** The fields that a kind has no use for are emptied, and a missing last day is the first one. */
const wholeOf = (body: Kayit): Kayit =>
  body.tur === 'ara'
    ? body
    : {
        ...body,
        randevuSutunBaslikID: null,
        gunler: [],
        bitisTarihi: body.bitisTarihi ?? body.baslangicTarihi,
        ...(body.tur === 'kapali' && { baslangicSaat: null, bitisSaat: null }),
      };

function checkIstisna({ tur, baslangicTarihi, bitisTarihi, baslangicSaat, bitisSaat }: Kayit): void {
  const alanlar: Record<string, HataKodu> = {};
  if (bitisTarihi !== null && bitisTarihi < baslangicTarihi) alanlar.bitisTarihi = 'bitisOnce';
  if (tur !== 'kapali' && baslangicSaat === null) alanlar.baslangicSaat = 'zorunluAlan';
  if (tur !== 'kapali' && bitisSaat === null) alanlar.bitisSaat = 'zorunluAlan';
  if (baslangicSaat !== null && bitisSaat !== null && bitisSaat <= baslangicSaat) alanlar.bitisSaat = 'bitisOnce';
  const [ilk] = Object.values(alanlar);
  if (ilk) throw new AppError(ilk === 'bitisOnce' ? 'bitisOnce' : 'alanlarHatali', { alanlar });
}
