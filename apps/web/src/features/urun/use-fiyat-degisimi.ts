import { fiyatDegisimiCalls, type FiyatOnizlemesi } from '@defter/contract/fiyat-degisimi.ts';
import { EN_YUKSEK_YUZDE, type Yuvarlama } from '@defter/rules/fiyat.ts';
import { sum, ZERO } from '@defter/rules/para.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCall } from '../../app/data/query.ts';
import { refusalOfValue } from '../../ui/form.ts';
import { messageText } from '../../ui/notice.ts';
import { today } from '../../ui/today.ts';

/** A change as it is being typed; `yon` -1 lowers. */
export type Islem = {
  tip: 'yuzde' | 'tutar';
  yon: 1 | -1;
  /** Percent, or an amount; a text is what could not be read. */
  deger: number | string | null;
  yuvarlama: Yuvarlama;
  ikinciFiyat: boolean;
  gecerlilik: string | null;
};

const TYPING = 300;
/** Lowered by a hundred percent nothing is left of any price. */
const MOST_LOWERED = 99.99;

export const enCokYuzde = ({ yon }: Islem): number => (yon === 1 ? EN_YUKSEK_YUZDE : MOST_LOWERED);

/** Whether by so much can be asked for; what cannot be read is passed on as it was typed. */
export const isDegerValid = (islem: Islem): boolean =>
  typeof islem.deger === 'number' && islem.deger > 0 && (islem.tip === 'tutar' || islem.deger <= enCokYuzde(islem));

/** What is wrong with the first day, in words; an empty one is missing only. `typing`: the end of it may still come. */
export function tarihHatasi({ gecerlilik }: Islem, typing = false): string | undefined {
  if (gecerlilik === null) return undefined;
  const unreadable = refusalOfValue(fiyatDegisimiCalls.create.body.shape.gecerlilik, gecerlilik);
  if (unreadable) return typing ? undefined : unreadable;
  return gecerlilik < today() ? messageText('fiyatTarihiGecmis') : undefined;
}

/** The change that is being made with its preview by the server, and which of its rows are left out. */
export function useFiyatDegisimi(anaUrunID: number | null) {
  const [islem, setIslem] = useState<Islem>({ tip: 'yuzde', yon: 1, deger: 10, yuvarlama: '5', ikinciFiyat: false, gecerlilik: today() });
  const [haric, setHaric] = useState<ReadonlySet<number>>(new Set());
  const [rested] = useDebouncedValue(islem, TYPING);
  const { deger, gecerlilik } = rested;
  const hazir = isDegerValid(rested) && gecerlilik !== null && tarihHatasi(rested) === undefined;
  const body = { tip: rested.tip, deger: hazir ? Number(deger) * rested.yon : 0, yuvarlama: rested.yuvarlama, ikinciFiyat: rested.ikinciFiyat, gecerlilik: gecerlilik ?? '' };
  const { data, error, isPlaceholderData, isPending } = useCall(fiyatDegisimiCalls.onizleme, { query: { anaUrunID, ...body } }, { enabled: hazir, keep: true });

  const satirlar: readonly FiyatOnizlemesi[] = hazir && !error ? (data?.liste ?? []) : [];
  const secilen = satirlar.filter(({ id }) => !haric.has(id));
  return {
    islem,
    setIslem: (change: Partial<Islem>) => setIslem((before) => ({ ...before, ...change })),
    body,
    satirlar,
    secilen,
    haric,
    setHaric,
    hazir,
    error: hazir ? error : null,
    isPending: hazir && isPending,
    /** What stands there is of before the last change of the form. */
    isStale: islem !== rested || isPlaceholderData,
    yeniToplam: sum(secilen.map(({ yeniFiyat }) => yeniFiyat ?? ZERO)),
  };
}

export type FiyatDegisimiDurumu = ReturnType<typeof useFiyatDegisimi>;
