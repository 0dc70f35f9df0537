import type { smsCalls } from '@defter/contract/sms.ts';
import { TICARI_EN_ERKEN, TICARI_EN_GEC } from '@defter/rules/ileti.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { sql } from 'kysely';
import type { Context, Platform } from '../../platform/http/context.ts';
import { toJson, type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { ORNEK_RET_KODU, retSatiri } from './ret-satiri.ts';
import { hesapOf, loadAyar } from './ayar/load-ayar.ts';

/** The documents that were handed in, and whether texts can leave: credit, account, what was held back for want of either in the last week. */
export async function getSmsDurumu({ tx, oturum, clock }: Context<typeof smsCalls.durum>, { config, secrets }: Platform) {
  const ayar = await loadAyar(tx, oturum.bayiID, clock.today());
  const { rows } = await sql<JsonOf<typeof smsCalls.durum>>`
    select (select coalesce(json_agg(satir), '[]') from (
        select id, tip, baslik, dosya_adi as "dosyaAdi", durum, aciklama, zaman, sonuc_zamani as "sonucZamani" from sms_evrak order by id desc
      ) satir)::text as liste,
      h.kalan::text as "kalanKontor", (a.saglayici = 'ev' and h.kalan <= a.uyari_siniri)::text as "uyariMi", (a.saglayici = 'ev')::text as "evMi",
      (select count(*) from giden_mesaj g where g.bayi_id = a.bayi_id and g.durum = 'tutuldu' and g.hata in ('kontorYok', 'ayarYok') and g.gonderim > now() - interval '7 days')::text as "tutulanSayisi"
    from sms_ayari a join sms_hesabi h on h.bayi_id = a.bayi_id`.execute(tx);
  const ayarSorunu = ayar.saglayici !== 'ev' && hesapOf(ayar, { config, secrets }) === undefined;
  const { baslangic, bitis, kapaliGunler, kapaliTarihler = [] } = ayar.kurallar;
  return new RawJson({
    ...rows[0]!,
    ayarSorunu: toJson(ayarSorunu),
    ticariBaslangic: toJson(toSaat(Math.max(baslangic, TICARI_EN_ERKEN))),
    ticariBitis: toJson(toSaat(Math.min(bitis, TICARI_EN_GEC))),
    ticariKapaliGunler: toJson([...kapaliGunler]),
    ticariKapaliTarihler: toJson([...kapaliTarihler]),
    retSatiri: toJson(retSatiri(config, ORNEK_RET_KODU)),
    turkceMi: toJson(ayar.turkce),
  });
}
