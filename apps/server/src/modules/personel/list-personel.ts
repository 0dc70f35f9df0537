import type { personelCalls } from '@defter/contract/personel.ts';
import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import { DOSYA_PATH } from '../../platform/files/file-path.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

const SORTABLE = { ad: ['ad', 'soyad'], isBaslangicTarihi: ['ise_baslangic_tarihi'] };

const PRIM = sql`p.hizmet_prim as "hizmetPrim", p.urun_prim as "urunPrim"`;
const KAPALI_PRIM = sql`null as "hizmetPrim", null as "urunPrim"`;

/**
 * A page of colleagues, found by name. Those who may change them find them by phone as well, and read their wages; bonus rates have
 * a right of their own.
 */
export async function listPersonel({ tx, query, oturum }: Context<typeof personelCalls.list>) {
  const { ara, aktifMi, personelID, rolID, sirala } = query;
  const mayChange = oturum.yetkiler.has('personelDuzenle');
  const kosul = sql`true
    ${personelID === null ? sql`` : sql`and id = ${personelID}`}
    ${rolID === null ? sql`` : sql`and rol_id = ${rolID}`}
    ${aktifMi === null ? sql`` : sql`and calisiyor_mu = ${aktifMi}`}
    ${ara === null ? sql`` : sql`and (arama like icerir(${fold(ara)}) or ${mayChange ? matchesTelefon(ara) : sql`false`})`}`;

  const { rows } = await sql<JsonOf<typeof personelCalls.list>>`
    select (select count(*) from personel where ${kosul})::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select p.id, p.bayi_id as "bayiID", p.surum, p.ad, p.soyad, concat_ws(' ', p.ad, p.soyad) as "adSoyad", p.cep_telefonu as "cepTelefonu",
        p.ev_telefonu as "evTelefonu", p.e_posta as "ePosta", p.adres, p.diploma_tescil as "diplomaTescil",
        p.geldigi_poliklinik as "geldigiPoliklinik", p.servis, p.iskonto_yuzdesi as "iskontoYuzdesi", p.katsayi,
        p.ise_baslangic_tarihi as "isBaslangicTarihi", p.calisiyor_mu as "calisiyorMu",
        p.web_kullanicisi as "webKullanicisi", p.kullanici_adi as "kullaniciAdi", p.rol_id as "rolID", r.adi as "rolAdi",
        (select count(*) from unnest(p.ek_haklar) hak where hak <> all(r.yetkiler || r.rapor_yetkileri))
          + (select count(*) from unnest(p.eksik_haklar) hak where hak = any(r.yetkiler || r.rapor_yetkileri)) as "sapmaSayisi",
        p.tc_kimlik_no as "tcKimlikNo", ${oturum.yetkiler.has('personelPrim') ? PRIM : KAPALI_PRIM}, ${mayChange ? sql`p.maas` : sql`null`} as maas, 'yetkiVer' = any(p.yetkiler) as "yetkiliMi", ${DOSYA_PATH}::text || p.avatar as avatar
      from (select * from personel where ${kosul} ${orderBy(sirala, SORTABLE, 'ad')} ${pageOf(query)}) p
      left join rol r on r.bayi_id = p.bayi_id and r.id = p.rol_id
      ${orderBy(sirala, SORTABLE, 'ad', 'p')}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** Four digits or more, however they are written; stored numbers begin with +90, typed ones with 0. */
function matchesTelefon(ara: string) {
  const digits = ara.replaceAll(/[\s()+-]/g, '').replace(/^(00)?90(?=\d{6})|^0/, '');
  return /^\d{4,}$/.test(digits) ? sql`cep_telefonu like ${`%${digits}%`}` : sql`false`;
}
