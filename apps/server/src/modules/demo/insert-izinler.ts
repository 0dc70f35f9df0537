import type { izinCalls } from '@defter/contract/izin.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { addDays } from '@defter/rules/tarih.ts';
import type { Context } from '../../platform/http/context.ts';
import { createIzin } from '../izin/save-izin.ts';
import type { DemoIzin } from '../vardiya/demo-calisma.ts';

type Dunya = Omit<Context<typeof izinCalls.create>, 'body' | 'params' | 'query'>;

/** The leave of the demo's team, through the operation that the panel uses, so that it is counted and its time closed. */
export async function insertIzinler(dunya: Dunya, izinler: readonly DemoIzin[], personelIDler: readonly number[]): Promise<void> {
  for (const { kisi, ilk, son, saatler, tur: izinTuru, aciklama } of izinler) {
    const body = {
      id: 0,
      surum: null,
      personelID: personelIDler[kisi]!,
      cikisTarihi: ilk,
      cikisSaati: saatler ? toSaat(saatler.baslangic) : null,
      gelisTarihi: saatler ? son : addDays(son, 1),
      gelisSaati: saatler ? toSaat(saatler.bitis) : null,
      aciklama,
      izinTuru,
      gun: null,
      saat: null,
    };
    await createIzin({ ...dunya, body, params: {}, query: {} });
  }
}
