import type { personelCalls } from '@defter/contract/personel.ts';
import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { RawJson } from '../../platform/http/reply.ts';

const SORTABLE = { ad: ['ad', 'soyad'], isBaslangicTarihi: ['ise_baslangic_tarihi'] };

/** Colleagues; identity number and pay only for those who may change them. */
export async function listPersonel({ tx, query, oturum }: Context<typeof personelCalls.list>) {
  const { ara, aktifMi, sirala } = query;
  const kosul = sql`true
    ${aktifMi === null ? sql`` : sql`and calisiyor_mu = ${aktifMi}`}
    ${ara === null ? sql`` : sql`and arama like icerir(${fold(ara)})`}`;
  const gizli = oturum.yetkiler.has('personelDuzenle') ? sql`p` : sql`null::personel`;

  const { rows } = await sql<{ liste: string; toplam: string }>`
    with bulunan as materialized (select * from personel where ${kosul})
    select (select count(*) from bulunan)::text as toplam, coalesce(json_agg(satir), '[]')::text as liste
    from (
      select p.id, p.ad, p.soyad, concat_ws(' ', p.ad, p.soyad) as "adSoyad", p.cep_telefonu as "cepTelefonu",
        p.ev_telefonu as "evTelefonu", p.e_posta as "ePosta", p.adres, p.diploma_tescil as "diplomaTescil",
        p.geldigi_poliklinik as "geldigiPoliklinik", p.servis, p.iskonto_yuzdesi as "iskontoYuzdesi", p.katsayi,
        p.ise_baslangic_tarihi as "isBaslangicTarihi", p.calisiyor_mu as "calisiyorMu",
        p.web_kullanicisi as "webKullanicisi", p.kullanici_adi as "kullaniciAdi", p.rol_id as "rolID", r.adi as "rolAdi",
        (${gizli}).tc_kimlik_no as "tcKimlikNo", (${gizli}).hizmet_prim as "hizmetPrim", (${gizli}).urun_prim as "urunPrim",
        (${gizli}).maas as maas, 'yetkiVer' = any(p.yetkiler) as "yetkiliMi", '/api/dosya/' || p.avatar as avatar
      from (select * from bulunan ${orderBy(sirala, SORTABLE, 'ad')} ${pageOf(query)}) b
      join personel p on p.bayi_id = b.bayi_id and p.id = b.id
      left join rol r on r.bayi_id = p.bayi_id and r.id = p.rol_id
      ${orderBy(sirala, SORTABLE, 'ad', 'p')}
    ) satir`.execute(tx);
  return new RawJson({ liste: rows[0]!.liste, toplamKayit: rows[0]!.toplam });
}
