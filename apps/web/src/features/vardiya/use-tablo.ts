import type { Tarih } from '@defter/rules/tarih.ts';
import { useState } from 'react';
import { baslangicOf, konumlarOf, shifted, type Blok, type Konum } from './blok.ts';
import { anahtarOf, putOn, type Degisiklik, type Hucre } from './plan.ts';
import type { Tasinan } from './use-firca.ts';
import type { usePlan } from './use-plan.ts';

type Parca = { konum: Konum; sablonIDler: readonly number[] };
/** The copied shifts by their places in the table, and whether pasting empties the fields that they come from. */
export type Pano = { from: Konum; parcalar: readonly Parca[]; kaynak: readonly Hucre[] };

type Tablo = { plan: ReturnType<typeof usePlan>; gunler: readonly Tarih[] };

/** The acts on blocks of the table. Each is one change of the plan. */
export function useTablo({ plan, gunler }: Tablo) {
  const [pano, setPano] = useState<Pano>();
  const hucreOf = ({ satir, sutun }: Konum): Hucre | undefined => {
    const personel = plan.personeller[satir];
    const tarih = gunler[sutun];
    return personel && tarih ? { personelID: personel.id, tarih } : undefined;
  };
  const kayitlarAt = (konum: Konum) => {
    const hucre = hucreOf(konum);
    return (hucre && plan.plan.get(anahtarOf(hucre))) ?? [];
  };
  const idlerAt = (konum: Konum) => kayitlarAt(konum).map(({ vardiyaSablon }) => vardiyaSablon.id);
  const hucrelerOf = (blok: Blok) => konumlarOf(blok).flatMap((konum) => hucreOf(konum) ?? []);

  /** Empties fields and adds shifts to others, beside the shifts that they do not overlap. */
  const place = (bosalan: readonly Degisiklik[], konulan: readonly Parca[]) => {
    const next = new Map(bosalan.map((degisiklik) => [anahtarOf(degisiklik), degisiklik]));
    for (const { konum, sablonIDler } of konulan) {
      const hucre = hucreOf(konum);
      if (!hucre) continue;
      const anahtar = anahtarOf(hucre);
      for (const sablon of plan.sablonlar.filter(({ id }) => sablonIDler.includes(id))) {
        const kalan = next.get(anahtar)?.sablonIDler;
        const gun = kayitlarAt(konum).filter(({ vardiyaSablon }) => !kalan || kalan.includes(vardiyaSablon.id));
        const eklenen = kalan?.filter((id) => !gun.some(({ vardiyaSablon }) => vardiyaSablon.id === id)) ?? [];
        next.set(anahtar, { ...hucre, sablonIDler: [...new Set([...putOn(gun, hucre, sablon), ...eklenen])] });
      }
    }
    void plan.change([...next.values()]);
  };

  return {
    kayitlarAt,
    /** Plans a template on every field, or empties the fields. */
    paint(blok: Blok, sablonID: number | null) {
      const sablon = plan.sablonlar.find(({ id }) => id === sablonID);
      void plan.change(
        konumlarOf(blok).flatMap((konum) => {
          const hucre = hucreOf(konum);
          return hucre ? { ...hucre, sablonIDler: sablon ? putOn(kayitlarAt(konum), hucre, sablon) : [] } : [];
        }),
      );
    },
    /** Adds a template that is not in the loaded list yet. */
    addNew(blok: Blok, sablonID: number) {
      void plan.change(
        konumlarOf(blok).flatMap((konum) => {
          const hucre = hucreOf(konum);
          return hucre ? { ...hucre, sablonIDler: [...idlerAt(konum), sablonID] } : [];
        }),
      );
    },
    /** Removes one template from every field. */
    take(blok: Blok, sablonID: number) {
      void plan.change(
        konumlarOf(blok).flatMap((konum) => {
          const hucre = hucreOf(konum);
          return hucre ? { ...hucre, sablonIDler: idlerAt(konum).filter((id) => id !== sablonID) } : [];
        }),
      );
    },
    move({ sablonID, blok }: Tasinan, { from, to }: { from: Konum; to: Konum }, kopya: boolean) {
      const konumlar = konumlarOf(blok);
      const carried = (konum: Konum) => (sablonID === undefined ? idlerAt(konum) : [sablonID]);
      const bosalan = kopya
        ? []
        : konumlar.flatMap((konum) => {
            const hucre = hucreOf(konum);
            return hucre ? { ...hucre, sablonIDler: idlerAt(konum).filter((id) => !carried(konum).includes(id)) } : [];
          });
      place(bosalan, konumlar.map((konum) => ({ konum: shifted(konum, from, to), sablonIDler: carried(konum) })));
    },
    pano,
    copy(blok: Blok, isCut: boolean) {
      const parcalar = konumlarOf(blok).map((konum) => ({ konum, sablonIDler: idlerAt(konum) }));
      if (parcalar.some(({ sablonIDler }) => sablonIDler.length > 0)) setPano({ from: baslangicOf(blok), parcalar, kaynak: isCut ? hucrelerOf(blok) : [] });
    },
    paste(at: Konum) {
      if (!pano) return;
      place(
        pano.kaynak.map((hucre) => ({ ...hucre, sablonIDler: [] })),
        pano.parcalar.map(({ konum, sablonIDler }) => ({ konum: shifted(konum, pano.from, at), sablonIDler })),
      );
      // Cut shifts have left their place; copied ones can be pasted again.
      if (pano.kaynak.length > 0) setPano(undefined);
    },
    dropPano: () => setPano(undefined),
    isKesilen: (konum: Konum) => {
      const hucre = hucreOf(konum);
      return hucre !== undefined && (pano?.kaynak.some((kaynak) => anahtarOf(kaynak) === anahtarOf(hucre)) ?? false);
    },
  };
}
