import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getSozlesmeOfMusteri, getSozlesmeOfSatis } from './get-sozlesme.ts';
import { createMetin, listMetinler } from './metinler.ts';
import { readBelge } from './read-belge.ts';
import { getSozlesmeImzasi, giveSozlesme, signSozlesme } from './sign-sozlesme.ts';

export function registerSozlesme(platform: Platform): void {
  serve(platform, sozlesmeCalls.ofSatis, getSozlesmeOfSatis);
  serve(platform, sozlesmeCalls.ofMusteri, getSozlesmeOfMusteri);
  serve(platform, sozlesmeCalls.belge, async (context) => ({ belge: await readBelge(context, context.params.id) }));
  serve(platform, sozlesmeCalls.imzala, signSozlesme);
  serve(platform, sozlesmeCalls.imza, getSozlesmeImzasi);
  serve(platform, sozlesmeCalls.ver, giveSozlesme);
  serve(platform, sozlesmeCalls.metinler, listMetinler);
  serve(platform, sozlesmeCalls.createMetin, createMetin);
}
