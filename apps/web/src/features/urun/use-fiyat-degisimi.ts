import { fiyatDegisimiCalls, type FiyatOnizlemesi } from '@defter/contract/fiyat-degisimi.ts';
import { EN_YUKSEK_YUZDE, type Yuvarlama } from '@defter/rules/fiyat.ts';
import { sum, ZERO } from '@defter/rules/para.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCall } from '../../app/data/query.ts';
import { refusalOfValue } from '../../ui/form.ts';
import { messageText } from '../../ui/notice.ts';
import { today } from '../../ui/today.ts';

/** The typed values of a change. With `yon` -1 it lowers prices. */
export type Islem = {
  tip: 'yuzde' | 'tutar';
  yon: 1 | -1;
  /** Percent or an amount; a string is text that could not be read. */
  deger: number | string | null;
  yuvarlama: Yuvarlama;
  ikinciFiyat: boolean;
  gecerlilik: string | null;
};

const TYPING = 300;
/** Lowering by a hundred percent would leave nothing of any price. */
const MOST_LOWERED = 99.99;

export const enCokYuzde = ({ yon }: Islem): number => (yon === 1 ? EN_YUKSEK_YUZDE : MOST_LOWERED);

/** Whether the preview can be asked for this amount. */
export const isDegerValid = (islem: Islem): boolean =>
  typeof islem.deger === 'number' && islem.deger > 0 && (islem.tip === 'tutar' || islem.deger <= enCokYuzde(islem));

/** The error of the first day in words. While somebody types, an unfinished day is no error. */
export function tarihHatasi({ gecerlilik }: Islem, typing = false): string | undefined {
  if (gecerlilik === null) return undefined;
  const unreadable = refusalOfValue(fiyatDegisimiCalls.create.body.shape.gecerlilik, gecerlilik);
  if (unreadable) return typing ? undefined : unreadable;
  return gecerlilik < today() ? messageText('fiyatTarihiGecmis') : undefined;
}

/** The state of a change, with the server's preview and the products that are left out. */
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
    /** Whether the shown preview is older than the last change of the form. */
    isStale: islem !== rested || isPlaceholderData,
    yeniToplam: sum(secilen.map(({ yeniFiyat }) => yeniFiyat ?? ZERO)),
  };
}

export type FiyatDegisimiDurumu = ReturnType<typeof useFiyatDegisimi>;
