import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { listKendiTalepleri } from '../../randevu-talep/list-kendi.ts';
import { listGelecekRandevular } from '../../randevu/list-gelecek.ts';
import { readKapi } from '../sayfa/get-sayfa.ts';
import { sonGunOf } from '../sayfa/find-saatler.ts';
import { onBaglanti } from './open-baglanti.ts';
import { isDegisir, sonDegisiklik } from './own-randevu.ts';

/** What the customer of a link waits for, and what they have asked for. */
export const listRandevularim =
  (platform: Platform) =>
  ({ clock, ...istek }: PublicContext<typeof sayfaCalls.randevularim>) =>
    onBaglanti(platform, 'write', istek, async (tx, { bayiID, musteriID, sayfa }) => {
      const simdi = clock.wallClock();
      const [kapi, randevular] = await Promise.all([readKapi(tx, bayiID), listGelecekRandevular(tx, musteriID, simdi)]);
      const talepler = await listKendiTalepleri(tx, { bayiID, musteriID }, clock);
      const son = sonDegisiklik(sayfa, clock);
      return {
        ...kapi,
        renk: sayfa.sayfaRengi,
        iptalSaati: sayfa.iptalSaati,
        bugun: clock.today(),
        sonGun: sonGunOf(sayfa, clock),
        talepler,
        liste: randevular.map(({ id, surum, tarih, baslangicSaat, bitisSaat, hizmetler, personelAdi, durum, ...randevu }) => ({
          id,
          surum,
          tarih,
          baslangicSaat,
          bitisSaat,
          hizmetler,
          personelAdi,
          onaylandiMi: durum === RandevuDurumu.onaylandi,
          degisirMi: isDegisir({ id, surum, tarih, baslangicSaat, bitisSaat, hizmetler, personelAdi, durum, ...randevu }, son),
        })),
      };
    });
