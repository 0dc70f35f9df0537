import { TANIM_TURLERI, tanimCalls, tanimOf } from '@defter/contract/tanim.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getKullanim } from './count-kullanim.ts';
import { listHepsi, listTanimlar } from './list-tanimlar.ts';
import { mergeTanim } from './merge-tanim.ts';
import { removeTanim } from './remove-tanim.ts';
import { createTanim, updateTanim } from './save-tanim.ts';
import { listBirlestirmeler, undoMerge } from './undo-merge.ts';

/** The calls of every kind, from the contract's table, and those for all of them. */
export function registerTanim(platform: Platform): void {
  for (const tur of TANIM_TURLERI) {
    const { list, create, update, remove } = tanimOf(tur).calls;
    serve(platform, list, listTanimlar(tur));
    if (create) serve(platform, create, createTanim(tur));
    if (update) serve(platform, update, updateTanim(tur));
    if (remove) serve(platform, remove, removeTanim(tur));
  }
  serve(platform, tanimCalls.hepsi, listHepsi);
  serve(platform, tanimCalls.kullanim, getKullanim);
  serve(platform, tanimCalls.birlestir, mergeTanim);
  serve(platform, tanimCalls.birlestirmeler, listBirlestirmeler);
  serve(platform, tanimCalls.geriAl, undoMerge);
}
