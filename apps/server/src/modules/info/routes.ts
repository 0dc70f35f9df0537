import { infoCalls } from '@defter/contract/info.ts';
import { isDeneme } from '@defter/rules/paket.ts';
import type { Context, Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { countPersonel } from '../personel/queries.ts';
import { countRandevuOfMonth } from '../randevu/check-kota.ts';

export function registerInfo(platform: Platform): void {
  serve(platform, infoCalls.get, getInfo);
}

/** What is left of the plan (spec 2§3.12); null is without limit. */
async function getInfo({ tx, oturum, clock }: Context<typeof infoCalls.get>) {
  const { personelSinir, randevuSinir, satisModulu } = oturum.paket;
  const [bayi, personel, randevu] = await Promise.all([
    tx
      .selectFrom('bayi_ozet as bayi')
      .innerJoin('paket', 'paket.id', 'bayi.paket_id')
      .where('bayi.id', '=', oturum.bayiID)
      .select(['paket.id', 'paket.adi', 'bayi.paket_bitis', 'bayi.demo'])
      .executeTakeFirstOrThrow(),
    personelSinir === null ? 0 : countPersonel(tx),
    randevuSinir === null ? 0 : countRandevuOfMonth(tx, clock.today()),
  ]);
  const left = (sinir: number | null, used: number) => (sinir === null ? null : Math.max(0, sinir - used));
  return {
    kalanPersonel: left(personelSinir, personel),
    kalanRandevu: left(randevuSinir, randevu),
    randevuSinir,
    satisModulu,
    paketAdi: oturum.paket.adi,
    paketID: bayi.id,
    secilenPaket: bayi.adi,
    paketBitis: bayi.paket_bitis,
    denemeBitis: isDeneme(oturum.paket, clock.today()) ? oturum.paket.denemeBitis : null,
    demoVerisi: bayi.demo,
  };
}
