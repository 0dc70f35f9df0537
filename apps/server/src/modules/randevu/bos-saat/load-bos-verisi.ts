import type { HaftaSaatleri, Istisna } from '@defter/rules/acik-saat.ts';
import { addDays, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import type { ZamanAraligi } from '@defter/rules/vardiya.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { isAyar } from '../../ayar/load-ayarlar.ts';
import { getAyarlar } from '../queries.ts';

/** What is asked for. */
export type BosIstegi = { ilk: Tarih; son: Tarih; hizmetIDler: readonly number[]; /** An appointment that is to be moved, whose own places are free to it. */ randevuID: number | null; /** The digest of the token of a held time, which is free to its holder. */ tutma?: Buffer | null };

export type BosSutun = { id: number; personelID: number | null; yerTuru: 'oda' | 'cihaz' | null; /** Overlaps are forbidden. */ tekMi: boolean };
export type BosHizmet = { id: number; sure: number; tamponOnce: number; tamponSonra: number; personelSayisi: number; personelIDler: number[]; sutunIDler: number[]; yerIDler: number[] };
type Vardiya = ZamanAraligi & { tarih: Tarih; personelID: number };

type Row = {
  sutunlar: BosSutun[];
  hizmetler: BosHizmet[];
  istisnalar: Istisna[];
  vardiyalar: Vardiya[];
  izinler: (ZamanAraligi & { personelID: number })[];
  enKisaHizmet: number | null;
  /** The places that are taken, as three lists: column, beginning and end in minutes since the first day. */
  dolu: { sutun: number[] | null; ilk: number[] | null; son: number[] | null };
};

export type BosVerisi = Row & { hafta: HaftaSaatleri & { zamanPeriyodu: number; tatildeKapali: boolean; boslukBirakma: boolean } };

/** Reads all that free times depend on, in two statements whatever the range is. */
export async function loadBosVerisi(tx: Tx, { ilk, son, hizmetIDler, randevuID, tutma = null }: BosIstegi): Promise<BosVerisi> {
  const hafta = { ilk: addDays(startOfWeek(ilk), -1), son: addDays(startOfWeek(son), 6) };
  const sonrasi = addDays(son, 1);
  const dakika = (kolon: 'baslangic' | 'bitis') => sql`array_agg((date_part('epoch', y.${sql.ref(kolon)} - ${ilk}::timestamp) / 60)::int)`;
  const veri = sql<Row>`
    select (select coalesce(json_agg(json_build_object('id', b.id, 'personelID', b.personel_id, 'yerTuru', b.yer_turu, 'tekMi', b.ayni_saatte_randevu_verilmesin)
        order by b.sira_no, b.id), '[]') from randevu_basligi b left join personel_ozet p on p.bayi_id = b.bayi_id and p.id = b.personel_id
        where b.randevuda_goster and coalesce(p.calisiyor_mu, true)) as sutunlar,
      (select coalesce(json_agg(json_build_object('id', u.id, 'sure', u.urun_sure, 'tamponOnce', u.tampon_once, 'tamponSonra', u.tampon_sonra,
        'personelSayisi', u.personel_sayisi, 'personelIDler', array(select y.personel_id from alt_urun_personel_ozet y where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id),
        'sutunIDler', array(select y.randevu_basligi_id from alt_urun_sutun_ozet y where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id), 'yerIDler', array(select y.randevu_basligi_id from alt_urun_yer_ozet y where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id))), '[]')
        from alt_urun_ozet u where u.id = any(${hizmetIDler}::bigint[])) as hizmetler,
      (select coalesce(json_agg(json_build_object('tur', i.tur, 'randevuSutunBaslikID', i.randevu_basligi_id, 'baslangicTarihi', i.ilk_gun, 'bitisTarihi', i.son_gun,
        'baslangicSaat', case when i.tur <> 'kapali' then left(i.baslangic::text, 5) end, 'bitisSaat', case when i.tur <> 'kapali' then left(i.bitis::text, 5) end,
        'gunler', coalesce(i.gunler, '{}'), 'aciklama', i.aciklama)), '[]')
        from takvim_istisnasi i where i.ilk_gun <= ${son}::date and coalesce(i.son_gun >= ${ilk}::date, true)) as istisnalar,
      (select coalesce(json_agg(json_build_object('tarih', v.tarih, 'personelID', v.personel_id, 'baslangic', to_char(v.baslangic, 'YYYY-MM-DD HH24:MI'),
        'bitis', to_char(v.bitis, 'YYYY-MM-DD HH24:MI'))), '[]')
        from vardiya_ozet v where v.tarih between ${hafta.ilk}::date and ${hafta.son}::date and ${isAyar('vardiyaKullanilsin')}) as vardiyalar,
      (select coalesce(json_agg(json_build_object('personelID', i.personel_id, 'baslangic', to_char(i.baslangic, 'YYYY-MM-DD HH24:MI'),
        'bitis', to_char(i.bitis, 'YYYY-MM-DD HH24:MI'))), '[]')
        from personel_izin_ozet i where i.silindi is null and i.baslangic < ${sonrasi}::timestamp and i.bitis > ${ilk}::timestamp) as izinler,
      (select min(u.urun_sure) from alt_urun_ozet u where u.satista_mi and u.urun_sure > 0) as "enKisaHizmet",
      (select json_build_object('sutun', array_agg(y.randevu_basligi_id), 'ilk', ${dakika('baslangic')}, 'son', ${dakika('bitis')})
        from (
          select randevu_basligi_id, baslangic, bitis from randevu_yer where tutar and cakisma_yasak and randevu_id is distinct from ${randevuID}::bigint
          union all
          select randevu_basligi_id, baslangic, bitis from randevu_tutma where gecerlilik > now() and jeton_ozeti is distinct from ${tutma}::bytea
        ) y where y.baslangic >= ${addDays(ilk, -1)}::timestamp and y.baslangic < ${sonrasi}::timestamp) as dolu`.execute(tx);
  const [{ ayarlar }, { rows }] = await Promise.all([getAyarlar({ tx }), veri]);
  return { ...rows[0]!, hafta: ayarlar };
}
