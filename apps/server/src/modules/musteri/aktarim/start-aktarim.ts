import type { ReplyOf } from '@defter/contract/call.ts';
import type { aktarimCalls } from '@defter/contract/aktarim.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import { sql } from 'kysely';
import type { Kim } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError, found, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context, Platform } from '../../../platform/http/context.ts';
import { GERI_ALMA_GUNU } from '../birlestirme/yedek.ts';
import { runParca } from './run-aktarim.ts';
import { stageSatirlar } from './stage-satirlar.ts';

type ImportContext = Context<typeof aktarimCalls.import>;
type UndoContext = Context<typeof aktarimCalls.geriAl>;
type Durum = ReplyOf<typeof aktarimCalls.import>['durum'];

/**
 * Begins an import, or goes on with one that was broken off. The request itself does the first piece, so that a short list
 * is saved with the answer; a long one goes on after it.
 */
export async function startAktarim(context: ImportContext, platform: Platform) {
  const { tx, body, oturum, clock, degisim } = context;
  if (body.aktarimID === null && body.data.length === 0) throw wrongFields({ data: 'zorunluAlan' });
  const id = body.aktarimID !== null && body.data.length === 0
    ? body.aktarimID
    : await stageSatirlar(tx, body, { oturum, clock });
  if (body.data.length > 0) await refuseHatali(tx, id, body.data);
  const { rows } = await sql<{ dosyaAdi: string | null; basladi: boolean }>`
    with onceki as (select id, durum from musteri_aktarimi where id = ${id} for update)
    update musteri_aktarimi a set durum = case when o.durum in ('hazir', 'durdu') then 'suruyor' else a.durum end, deneme = 0,
      -- Looked at by one and begun by another, it does what both may.
      yalniz_yeni = a.yalniz_yeni or ${!oturum.yetkiler.has('musteriDuzenle')}
    from onceki o where a.id = o.id
    returning a.dosya_adi as "dosyaAdi", o.durum in ('hazir', 'durdu') as basladi`.execute(tx);
  const { dosyaAdi, basladi } = found(rows[0]);
  if (!basladi) throw new AppError('kayitDegismis');
  degisim(null, { dosyaAdi: dosyaAdi ?? 'Excel' });
  return workOn(context, platform, id);
}

/** The most rows that a refusal names. */
const EN_COK_HATA = 20;

/** Refuses rows of which none can be taken over, by what is wrong with each. A client that looks at nothing but `success` would take them for saved. */
async function refuseHatali(tx: Tx, aktarimID: number, data: ImportContext['body']['data']): Promise<void> {
  const { rows } = await sql<{ satir: number; alan: string | null; hata: HataKodu }>`
    select s.satir, s.alan, s.hata from musteri_aktarimi a join musteri_aktarim_satiri s on s.bayi_id = a.bayi_id and s.aktarim_id = a.id
    where a.id = ${aktarimID} and a.hatali = a.toplam order by s.satir limit ${EN_COK_HATA}`.execute(tx);
  if (rows.length === 0) return;
  const yerOf = (satir: number) => data.findIndex((sent, sira) => (sent.satir ?? sira + 1) === satir);
  throw wrongFields(Object.fromEntries(rows.map(({ satir, alan, hata }) => [`data.${yerOf(satir)}.${alan ?? 'ad'}`, hata])));
}

/** Begins the undo of an import. */
export async function undoAktarim(context: UndoContext, platform: Platform) {
  const { tx, body, clock, degisim } = context;
  const { rows } = await sql<{ dosyaAdi: string | null; durum: string; gecti: boolean }>`
    select dosya_adi as "dosyaAdi", durum, kayit_zamani < ${clock.now()}::timestamptz - make_interval(days => ${GERI_ALMA_GUNU}) as gecti
    from musteri_aktarimi where id = ${body.id} for update`.execute(tx);
  const { dosyaAdi, durum, gecti } = found(rows[0]);
  if (gecti) throw new AppError('geriAlmaSuresiGecti');
  if (durum !== 'bitti' && durum !== 'durdu') throw new AppError('kayitDegismis');
  await sql`update musteri_aktarimi set durum = 'geriAliniyor', deneme = 0 where id = ${body.id}`.execute(tx);
  degisim({ dosyaAdi: dosyaAdi ?? 'Excel' }, null);
  return workOn(context, platform, body.id);
}

async function workOn({ tx, oturum, afterCommit }: Pick<ImportContext, 'tx' | 'oturum' | 'afterCommit'>, platform: Platform, id: number) {
  const kim: Kim = { bayiID: oturum.bayiID, personelID: oturum.personelID };
  if (await runParca(tx, kim, id)) afterCommit(() => platform.aktarim.wake());
  const { rows } = await sql<{ durum: Durum }>`select durum from musteri_aktarimi where id = ${id}`.execute(tx);
  return { id, durum: rows[0]!.durum };
}
