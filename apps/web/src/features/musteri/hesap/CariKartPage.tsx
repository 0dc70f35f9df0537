import { cariCalls } from '@defter/contract/cari.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih, type Tarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { useDocumentTitle } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { isMissing } from '../../../app/data/refusal.ts';
import { A4Paper, PaperDesk } from '../../../app/page/PaperDesk.tsx';
import { readTarih } from '../../../app/routing/read-tarih.ts';
import { paths } from '../../../app/routing/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { today } from '../../../ui/today.ts';
import classes from './CariKart.module.css';

/** The statement of an account on A4, of all time or of the period in the address. */
export function CariKartPage() {
  const { t } = useTranslation('cari');
  const id = Number(useParams().id) || 0;
  const [params] = useSearchParams();
  const aralik = { baslangicTarihi: readTarih(params.get('baslangicTarihi')) ?? null, bitisTarihi: readTarih(params.get('bitisTarihi')) ?? null };
  const { data, error, refetch } = useCall(cariCalls.kart, { query: { musteriID: id, ...aralik } });
  useDocumentTitle(t('ekstre'));
  if (isMissing(error)) return <EmptyState page title={t('bulunamadi')} />;
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<CardSkeleton lines={10} />} />;

  const { firma, liste } = data;
  const satir = (ad: string, bakiye: typeof data.bakiye, borc?: typeof data.borc, alacak?: typeof data.borc) => (
    <tr className={classes.sum}>
      <td colSpan={2}>{ad}</td>
      <td>{borc !== undefined && formatTL(borc)}</td>
      <td>{alacak !== undefined && formatTL(alacak)}</td>
      <td>{formatTL(bakiye)}</td>
    </tr>
  );
  return (
    <PaperDesk back={{ to: paths.musteri(id, 'odemeler'), label: t('don') }}>
      <A4Paper>
        <header className={classes.head}>
          <div>
            <h1>{firma.adi}</h1>
            <p>{[firma.adres, firma.telefon && formatTelefon(firma.telefon)].filter(Boolean).join(' · ')}</p>
          </div>
          <div>
            <h2>{t('ekstre')}</h2>
            <p>{formatTarih(today())}</p>
          </div>
        </header>
        <p>
          <strong>{data.adSoyad}</strong>
        </p>
        <p>{donemOf(t, aralik)}</p>
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{t('tarih')}</th>
              <th>{t('islem')}</th>
              <th>{t('borc')}</th>
              <th>{t('alacak')}</th>
              <th>{t('bakiye')}</th>
            </tr>
          </thead>
          <tbody>
            {data.devir !== 0 && satir(t('devir'), data.devir)}
            {liste.map(({ id: hareketID, tarih, tur, satisNo, hizmetler, borc, alacak, bakiye }) => (
              <tr key={hareketID}>
                <td>{formatTarih(tarih)}</td>
                <td>{[t(`tur.${tur}`), satisNo !== null && t('satis', { no: satisNo }), hizmetler].filter(Boolean).join(' · ')}</td>
                <td>{borc !== 0 && formatTL(borc)}</td>
                <td>{alacak !== 0 && formatTL(alacak)}</td>
                <td>{formatTL(bakiye)}</td>
              </tr>
            ))}
            {satir(t('toplam'), data.bakiye, data.borc, data.alacak)}
          </tbody>
        </table>
      </A4Paper>
    </PaperDesk>
  );
}

/** The period in words; a link may name its first or its last day alone. */
function donemOf(t: TFunction<'cari'>, { baslangicTarihi, bitisTarihi }: { baslangicTarihi: Tarih | null; bitisTarihi: Tarih | null }): string {
  if (baslangicTarihi && bitisTarihi) return t('aralik', { ilk: formatTarih(baslangicTarihi), son: formatTarih(bitisTarihi) });
  if (baslangicTarihi) return t('itibaren', { ilk: formatTarih(baslangicTarihi) });
  return bitisTarihi ? t('kadar', { son: formatTarih(bitisTarihi) }) : t('tumZaman');
}
