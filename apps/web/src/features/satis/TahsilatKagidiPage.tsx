import { satisCalls } from '@defter/contract/satis.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { isMissing } from '../../app/data/refusal.ts';
import { PaperDesk } from '../../app/page/PaperDesk.tsx';
import { RollPaper } from '../../app/page/RollPaper.tsx';
import { paths } from '../../app/routing/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatZaman } from '../../ui/format.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { FirmaBasligi } from './FirmaBasligi.tsx';
import { usePrintOnce } from './use-print-once.ts';
import classes from './Kagit.module.css';

/** The papers on which a receipt is printed: the rolls of 80 and 58 mm, and A5. */
const BOYLAR = ['fis', 'fis58', 'a5'] as const;

/** The receipt of a collection, on a roll or on A5; prints once it is there. */
export function TahsilatKagidiPage() {
  const { t } = useTranslation('tahsilat');
  const { id } = useParams();
  const [params] = useSearchParams();
  const boy = BOYLAR.find((one) => one === params.get('boy')) ?? 'fis';
  const { data, error, isFetchedAfterMount, refetch } = useCall(satisCalls.tahsilatKagidi, { params: { id: Number(id) } }, { staleTime: 0 });
  const hazir = data !== undefined && !error && isFetchedAfterMount;
  useDocumentTitle(data ? t('makbuz.baslik', { no: data.tahsilat.id }) : '');
  usePrintOnce(hazir);

  if (isMissing(error)) return <EmptyState page title={t('makbuz.bulunamadi')} />;
  if (!hazir) return <NotLoaded reading={{ error: isFetchedAfterMount ? error : null, refetch }} skeleton={<RowsSkeleton rows={6} />} />;
  const { tahsilat } = data;
  const toplamlar = [...tahsilat.odemeler.map(({ odemeSekliAdi, tutar }) => ({ ad: odemeSekliAdi, tutar, toplam: false })), { ad: t('makbuz.toplam'), tutar: tahsilat.tutar, toplam: true }];

  const makbuz = (
    <>
      <header className={classes.fisHead}>
        <FirmaBasligi firma={tahsilat.firma} />
      </header>
      <p>
        <strong>{t('makbuz.baslik', { no: tahsilat.id })}</strong> · {formatZaman(tahsilat.kayitZamani)}
        <br />
        {tahsilat.adSoyad}
        {tahsilat.alanAdi && (
          <>
            <br />
            {t('makbuz.alan', { ad: tahsilat.alanAdi })}
          </>
        )}
      </p>
      {tahsilat.mahsupMu && <p>{t('makbuz.mahsup')}</p>}
      {tahsilat.iptalMi && <p className={classes.stamp}>{t('makbuz.geriAlindi')}</p>}
      <ul className={classes.fisLines}>
        {tahsilat.satislar.map(({ satisNo, tarih, hizmetler, tutar, kalan }) => (
          <li key={satisNo}>
            <span>
              {t('satis', { no: satisNo })} · {formatTarih(tarih)} · {hizmetler}
            </span>
            <span className={classes.fisAmount}>
              <span>{kalan > 0 ? t('makbuz.satistaKalan', { tutar: formatTL(kalan) }) : t('makbuz.satisOdendi')}</span>
              <span>{formatTL(tutar)}</span>
            </span>
          </li>
        ))}
      </ul>
      <dl className={classes.sums}>
        {toplamlar.map(({ ad, tutar, toplam }) => (
          <div key={`${ad}-${toplam}`} data-total={toplam || undefined}>
            <dt>{ad}</dt>
            <dd>{formatTL(tutar)}</dd>
          </div>
        ))}
        {tahsilat.avans > 0 && (
          <div>
            <dt>{t('makbuz.avans')}</dt>
            <dd>{formatTL(tahsilat.avans)}</dd>
          </div>
        )}
        <div>
          <dt>{t('makbuz.bakiye')}</dt>
          <dd>{formatTL(tahsilat.bakiye)}</dd>
        </div>
      </dl>
      {boy === 'a5' && (
        <div className={classes.signatures}>
          <div>{t('makbuz.teslimEden')}</div>
          <div>{t('makbuz.teslimAlan')}</div>
        </div>
      )}
      <footer className={classes.note}>{t('makbuz.maliDegil')}</footer>
    </>
  );

  return (
    <PaperDesk
      back={{ to: paths.musteri(tahsilat.musteriID, 'odemeler'), label: t('makbuz.don') }}
      actions={
        BOYLAR.filter((one) => one !== boy).map((one) => (
          <Button key={one} component={Link} to={paths.tahsilatMakbuzu(tahsilat.id, one)} replace variant="default">
            {t(`makbuz.${one}`)}
          </Button>
        ))
      }
    >
      {boy === 'a5' ? <article className={classes.a5}>{makbuz}</article> : <RollPaper en={boy === 'fis58' ? 58 : 80}>{makbuz}</RollPaper>}
    </PaperDesk>
  );
}
