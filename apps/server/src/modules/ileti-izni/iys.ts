import type { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { ILETI_KANALLARI, iysSonGun } from '@defter/rules/ileti.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { type RawBuilder, sql } from 'kysely';
import takvim from '../../../data/holidays-tr-2026-2028.json' with { type: 'json' };
import { requireYetki } from '../../platform/auth/permission.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Context } from '../../platform/http/context.ts';
import { FileReply } from '../../platform/http/reply.ts';
import { type IzinKaynagi, noteIzin } from './note-izin.ts';

/*
 * The national register of commercial messages (İYS): what was said here is told there within three business days, and what
 * was refused there counts here. Both go by files, which its portal takes and gives.
 */

const TATILLER: ReadonlySet<string> = new Set(takvim.tatiller.filter(({ sure }) => sure === 1).map(({ tarih }) => tarih));

type Satir = { id: number; telefon: string; izin: 'onay' | 'ret'; kaynak: IzinKaynagi; zaman: string; gun: string; yerel: string };

const GUN = sql`(i.zaman at time zone 'Europe/Istanbul')::date`;
/** Only the last word of a number counts at the register too. */
const SON_SOZ = sql`i.son and i.kanal = 'sms'`;
const BEKLEYEN = sql`i.iys_zamani is null`;
/** When the last file was made: all of its rows have one moment. What the register has told itself is in none. */
const SON_DOSYA = sql<string | null>`(select max(d.iys_zamani) from ileti_izni d where d.kanal = 'sms' and d.kaynak <> 'iys')`;

/** What the register is told, not yet or by the last file, the oldest first. */
async function readSatirlar(tx: Tx, hangisi: RawBuilder<unknown>, enCok: number): Promise<Satir[]> {
  const { rows } = await sql<Satir>`
    select i.id, i.telefon, i.izin, i.kaynak, i.zaman, ${GUN} as gun,
      to_char(i.zaman at time zone 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI:SS') as yerel
    from ileti_izni i where ${hangisi} and ${SON_SOZ} order by i.zaman, i.id limit ${enCok}`.execute(tx);
  return rows;
}

/** The customers of these numbers by name. */
async function readAdlar(tx: Tx, telefonlar: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ telefon: string; adi: string }>`
    select t.telefon, concat_ws(' ', m.ad, m.soyad) as adi from musteri_telefon_ozet t join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id
    where t.telefon = any(${[...telefonlar]}::text[])`.execute(tx);
  return new Map(rows.map(({ telefon, adi }) => [telefon, adi]));
}

/** The most rows of the list. */
const EN_COK = 500;
/** The most rows of one file of the portal. */
const EN_COK_DOSYA = 100_000;

export async function listBekleyenler({ tx, clock }: Context<typeof iletiIzniCalls.bekleyenler>) {
  const [rows, { rows: gunler }, { rows: dosyalar }] = await Promise.all([
    readSatirlar(tx, BEKLEYEN, EN_COK),
    sql<{ gun: string; sayi: number }>`select ${GUN} as gun, count(*)::int as sayi from ileti_izni i where ${BEKLEYEN} and ${SON_SOZ} group by 1`.execute(tx),
    sql<{ son: string | null }>`select ${SON_DOSYA} as son`.execute(tx),
  ]);
  const bugun = clock.today();
  const sonGunler = new Map(gunler.map(({ gun }) => [gun, iysSonGun(gun, (day) => TATILLER.has(day))]));
  const adlar = await readAdlar(tx, rows.map(({ telefon }) => telefon));
  const liste = rows.map(({ id, telefon, izin, kaynak, zaman, gun }) => {
    const sonGun = sonGunler.get(gun)!;
    return { id, telefon, musteriAdi: adlar.get(telefon) ?? null, izin, kaynak, zaman, sonGun, gecMi: sonGun < bugun };
  });
  const countOf = (olanlar: typeof gunler) => olanlar.reduce((toplam, { sayi }) => toplam + sayi, 0);
  return { liste, toplamKayit: countOf(gunler), gecikenSayisi: countOf(gunler.filter(({ gun }) => sonGunler.get(gun)! < bugun)), sonDosya: dosyalar[0]!.son };
}

/** How it was said, in the words of the register. */
const KAYNAKLAR: Readonly<Record<IzinKaynagi, string>> = {
  smsKod: 'HS_MESAJ',
  imza: 'HS_ISLAK_IMZA',
  masa: 'HS_FIZIKSEL_ORTAM',
  yanit: 'HS_MESAJ',
  baglanti: 'HS_WEB',
  iys: 'HS_EORTAM',
};
const BASLIK = 'type;source;recipient;status;consentDate;recipientType';

/** The file has the numbers themselves. */
export async function writeIysDosyasi({ tx, body: { yeniden }, clock, note, oturum }: Context<typeof iletiIzniCalls.dosya>) {
  requireYetki(oturum, 'musteriIletisim');
  const rows = await readSatirlar(tx, yeniden ? sql`i.iys_zamani = ${SON_DOSYA}` : BEKLEYEN, EN_COK_DOSYA);
  if (!yeniden) await sql`update ileti_izni set iys_zamani = now() where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(tx);
  const lines = rows.map(({ telefon, izin, kaynak, yerel }) => ['MESAJ', KAYNAKLAR[kaynak], telefon, izin === 'onay' ? 'ONAY' : 'RET', yerel, 'BIREYSEL'].join(';'));
  note(`İYS: ${rows.length}${yeniden ? ', yeniden' : ''}`);
  return new FileReply(`\uFEFF${[BASLIK, ...lines].join('\r\n')}\r\n`, `iys-${clock.today()}.csv`);
}

/** Notes the refusals of a file of the register: one number a line, whatever stands beside it; a line that says ONAY is no refusal. */
export async function readIysRetleri({ tx, body, oturum, degisim }: Context<typeof iletiIzniCalls.retler>) {
  const lines = body.icerik.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !/\bONAY\b/i.test(line));
  const numaralar = lines.map((line) => /(?<!\d)(?:\+|00)?9?0?\s?\(?5\d{2}\)?[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)/.exec(line)?.[0]).map((text) => (text === undefined ? undefined : normalizeTelefon(text)));
  const telefonlar = numaralar.filter((telefon) => telefon !== undefined);
  let yeni = 0;
  for (const kanal of ILETI_KANALLARI) {
    const noted = await noteIzin(tx, { telefonlar, kanal, izin: 'ret', kaynak: 'iys', personelID: oturum.personelID });
    if (kanal === 'sms') yeni = noted.length;
  }
  degisim({ retSayisi: null }, { retSayisi: yeni === 0 ? null : yeni });
  // The line of titles has no number.
  const anlasilmayan = numaralar.filter((telefon, i) => telefon === undefined && i > 0).length;
  return { okunan: telefonlar.length, yeni, anlasilmayan };
}
