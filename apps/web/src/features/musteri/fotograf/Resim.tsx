import { fotografCalls, type Fotograf } from '@defter/contract/fotograf.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Center, Skeleton } from '@mantine/core';
import { ImageOffIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useDosya } from '../../../app/data/use-dosya.ts';

type ResimProps = { fotograf: Pick<Fotograf, 'fotografAdi' | 'tarih' | 'genislik' | 'yukseklik'>; boy: 'kucuk' | 'buyuk'; className?: string };

/** The picture itself. It is fetched with the session and has no address of its own. */
export function Resim({ fotograf: { fotografAdi, tarih, genislik, yukseklik }, boy, className }: ResimProps) {
  const { t } = useTranslation(['fotograf', 'ortak']);
  const { adres, error, refetch } = useDosya(fotografCalls.resim, { params: { fotografAdi }, query: { boy } });
  if (!adres && error) {
    return <Center className={className}>{boy === 'kucuk' ? <ImageOffIcon role="img" aria-label={t('ortak:yuklenemedi')} /> : <NotLoaded reading={{ error, refetch }} />}</Center>;
  }
  if (!adres) return <Skeleton className={className} style={{ aspectRatio: `${genislik} / ${yukseklik}` }} />;
  return <img src={adres} alt={t('fotografOf', { tarih: formatTarih(tarih) })} width={genislik} height={yukseklik} className={className} draggable={false} />;
}
