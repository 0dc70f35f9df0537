import type { ReplyOf } from '@defter/contract/call.ts';
import type { randevuCalls } from '@defter/contract/randevu.ts';
import { RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { addDays, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readTarih } from '../../app/routing/read-tarih.ts';
import { useToday } from '../../ui/today.ts';
import { SUTUN_TURLERI } from './sutun-turu.ts';

/** The ways to look at the appointments. All show the same ones: the filter in the address is one for all. */
export const GORUNUMLER = ['gun', 'hafta', 'ay', 'liste'] as const;
export type Gorunum = (typeof GORUNUMLER)[number];

/** The filters of every view, by the names of the wire; those that are not set are left out. */
export type SuzgecDegerleri = { personelID?: number; altUrunID?: number; musteriID?: number; randevuDurumu?: RandevuDurumKodu; ara?: string; zorlananlar?: true };
export type Suzgec = ReturnType<typeof useSuzgec>;
export type GunSayisi = ReplyOf<typeof randevuCalls.gunler>['liste'][number];

const KIMLIKLER = ['personelID', 'altUrunID', 'musteriID'] as const;
/** The filters that end when other days are looked at: the days that the list was given by hand, and its page. */
const DONEM = { baslangicTarihi: null, bitisTarihi: null, sayfa: null };

/** View, day and filter, all in the address, so that they can be shared, reloaded and reached by the browser's back. */
export function useSuzgec() {
  const bugun = useToday();
  const [params, setParams] = useSearchParams();
  const { gorunum, tarih } = readGun(params, bugun);
  const text = params.toString();
  const degerler = useMemo(() => readDegerler(new URLSearchParams(text)), [text]);
  const gizliler = params.get('gizliler') === 'true';

  /** Null takes a value out of the address. */
  const change = (degisen: Readonly<Record<string, string | number | boolean | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [ad, deger] of Object.entries(degisen)) {
          if (deger === null) next.delete(ad);
          else next.set(ad, String(deger));
        }
        return next;
      },
      { replace: true },
    );

  return {
    gorunum,
    /** The kind of columns that the day is looked at by; undefined is all of them. */
    tur: SUTUN_TURLERI.find((ad) => ad === params.get('tur')),
    tarih,
    bugun,
    aralik: aralikOf(gorunum, tarih),
    degerler,
    /** Whether cancelled and postponed appointments, which no longer hold their time, are shown. A filter by their state shows them too. */
    gizliler: gizliler || degerler.randevuDurumu === RandevuDurumu.iptal || degerler.randevuDurumu === RandevuDurumu.ertelendi,
    change,
    setGizliler: (goster: boolean) => change({ gizliler: goster || null, sayfa: null }),
    setGorunum: (yeni: Gorunum) => change({ ...DONEM, gorunum: yeni === 'gun' ? null : yeni }),
    goTo: (gun: Tarih, yeni: Gorunum = gorunum) => change({ ...DONEM, tarih: gun === bugun ? null : gun, gorunum: yeni === 'gun' ? null : yeni }),
    clear: () => change({ personelID: null, altUrunID: null, musteriID: null, randevuDurumu: null, ara: null, zorlananlar: null, sayfa: null }),
  };
}

/** View and day of an address. */
export function readGun(params: URLSearchParams, bugun: Tarih): { gorunum: Gorunum; tarih: Tarih } {
  return { gorunum: GORUNUMLER.find((ad) => ad === params.get('gorunum')) ?? 'gun', tarih: readTarih(params.get('tarih')) ?? bugun };
}

export function readDegerler(params: URLSearchParams): SuzgecDegerleri {
  const degerler: SuzgecDegerleri = {};
  for (const ad of KIMLIKLER) {
    const text = params.get(ad);
    if (text !== null && /^\d{1,15}$/.test(text)) degerler[ad] = Number(text);
  }
  const durum = Object.values(RandevuDurumu).find((kod) => kod === params.get('randevuDurumu'));
  if (durum) degerler.randevuDurumu = durum;
  const ara = params.get('ara')?.trim().slice(0, 100);
  if (ara) degerler.ara = ara;
  if (params.get('zorlananlar') === 'true') degerler.zorlananlar = true;
  return degerler;
}

/** The days that a view shows of a day: the day, its week, its month. */
export function aralikOf(gorunum: Gorunum, tarih: Tarih): { baslangicTarihi: Tarih; bitisTarihi: Tarih } {
  if (gorunum === 'gun') return { baslangicTarihi: tarih, bitisTarihi: tarih };
  if (gorunum !== 'ay') return { baslangicTarihi: startOfWeek(tarih), bitisTarihi: addDays(startOfWeek(tarih), 6) };
  const ilk = `${tarih.slice(0, 8)}01`;
  return { baslangicTarihi: ilk, bitisTarihi: addDays(sonrakiAy(ilk), -1) };
}

/** The first day of the next month. 31 days later is always in it. */
const sonrakiAy = (ilk: Tarih): Tarih => `${addDays(ilk, 31).slice(0, 8)}01`;

/** The day that "next" (1) or "before" (-1) leads to in a view. */
export function stepFrom(gorunum: Gorunum, tarih: Tarih, yon: 1 | -1): Tarih {
  if (gorunum === 'gun') return addDays(tarih, yon);
  if (gorunum !== 'ay') return addDays(tarih, 7 * yon);
  const ilk = `${tarih.slice(0, 8)}01`;
  return yon > 0 ? sonrakiAy(ilk) : `${addDays(ilk, -1).slice(0, 8)}01`;
}
