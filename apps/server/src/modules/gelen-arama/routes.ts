import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { santralCalls } from '@defter/contract/santral.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { countDegerler } from '../musteri/count-iletisim.ts';
import { createMusteriFromArama } from './create-musteri.ts';
import { findArayan } from './find-arayan.ts';
import { tamamlaArama } from './finish-arama.ts';
import { countBekleyenler, getArama, listAramalar } from './list-aramalar.ts';
import { listCalanlar } from './list-calanlar.ts';
import { removeArama } from './remove-arama.ts';
import { createSantral, listSantraller, removeSantral } from './santral/save-santral.ts';
import { serveBildirim } from './santral/serve-bildirim.ts';
import { createArama, updateArama } from './save-arama.ts';

export function registerGelenArama(platform: Platform): void {
  serve(platform, gelenAramaCalls.list, listAramalar);
  serve(platform, gelenAramaCalls.bekleyenler, countBekleyenler);
  serve(platform, gelenAramaCalls.calanlar, listCalanlar);
  serve(platform, gelenAramaCalls.get, getArama);
  // Somebody who may not see numbers could find out whose they are by trying, so tries are counted (docs/adr/0023).
  serve(platform, gelenAramaCalls.kim, findArayan, (asking) => countDegerler(asking, asking.body.telefonNo));
  serve(platform, gelenAramaCalls.create, createArama, (asking) => countDegerler(asking, asking.body.telefonNo ?? null));
  serve(platform, gelenAramaCalls.update, updateArama, (asking) => countDegerler(asking, asking.body.telefonNo ?? null));
  serve(platform, gelenAramaCalls.remove, removeArama);
  serve(platform, gelenAramaCalls.tamamla, tamamlaArama);
  serve(platform, gelenAramaCalls.musteriKayit, createMusteriFromArama, (asking) => countDegerler(asking, asking.body.telefon, asking.body.email, asking.body.tcKimlikNo));
  serve(platform, santralCalls.list, listSantraller);
  serve(platform, santralCalls.create, createSantral(platform.config));
  serve(platform, santralCalls.remove, removeSantral);
  serveBildirim(platform);
}
