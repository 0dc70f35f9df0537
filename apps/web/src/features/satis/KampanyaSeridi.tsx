import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SepetKampanyasi } from './use-kampanya.ts';

const SECOND = 1000;

/** The seconds of `hh:mm:ss`. */
const saniyeOf = (kalan: string): number => kalan.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const two = (n: number) => String(n).padStart(2, '0');

/** The campaign of the cart with the time that is left; at its end the campaigns are asked for anew. */
export function KampanyaSeridi({ adi, kalanZaman, okundu, onEnd }: Pick<SepetKampanyasi, 'adi' | 'okundu'> & { kalanZaman: string; onEnd: () => void }) {
  const { t } = useTranslation('satis');
  const [simdi, setSimdi] = useState(() => Date.now());
  const kalan = Math.max(0, saniyeOf(kalanZaman) - Math.floor((simdi - okundu) / SECOND));
  const isOver = kalan === 0;
  useEffect(() => {
    const timer = setInterval(() => setSimdi(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOver) onEnd();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once at the end, whichever function it is then
  }, [isOver]);
  const gun = Math.floor(kalan / 86_400);
  const saat = `${two(Math.floor(kalan / 3600) % 24)}:${two(Math.floor(kalan / 60) % 60)}:${two(kalan % 60)}`;
  return (
    <Text size="sm" c="var(--mantine-primary-color-light-color)" className="tabular" role="timer" aria-live="off">
      {t(gun > 0 ? 'kampanya.kalanGun' : 'kampanya.kalan', { adi, gun, saat })}
    </Text>
  );
}
