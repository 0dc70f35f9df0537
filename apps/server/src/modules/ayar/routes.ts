import { ayarCalls } from '@defter/contract/ayar.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { ayarBolumu } from './ayar-bolumu.ts';
import type { Bolumler } from './bolum.ts';
import { getAyarlar, getGecerliAyarlar, type ReadFirma } from './get-ayarlar.ts';
import { getYedek } from './get-yedek.ts';
import { listIpAdresleri, removeIpAdresi, saveIpAdresi } from './ip-adresleri.ts';
import { ipBolumu } from './ip-bolumu.ts';
import { listDegisiklikler } from './list-degisiklikler.ts';
import { revertDegisiklik } from './revert-degisiklik.ts';
import { saveAyarlar, saveSozlesme } from './save-ayarlar.ts';

/** The parts of the settings page that modules above own. */
type Katilan = { bolumler: Omit<Bolumler, 'ayar' | 'ip'>; readFirma: ReadFirma };

export function registerAyar(platform: Platform, katilan: Katilan): void {
  const bolumler = { ayar: ayarBolumu, ip: ipBolumu, ...katilan.bolumler };
  serve(platform, ayarCalls.get, getAyarlar(katilan.readFirma));
  serve(platform, ayarCalls.save, saveAyarlar(bolumler));
  serve(platform, ayarCalls.saveSozlesme, saveSozlesme);
  serve(platform, ayarCalls.gecerli, getGecerliAyarlar);
  serve(platform, ayarCalls.ipAdresleri, listIpAdresleri);
  serve(platform, ayarCalls.saveIpAdresi, saveIpAdresi);
  serve(platform, ayarCalls.removeIpAdresi, removeIpAdresi);
  serve(platform, ayarCalls.yedek, getYedek(platform));
  serve(platform, ayarCalls.degisiklikler, listDegisiklikler(bolumler));
  serve(platform, ayarCalls.geriAl, revertDegisiklik(bolumler));
}
