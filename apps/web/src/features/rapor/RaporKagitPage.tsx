import { bayiCalls } from '@defter/contract/bayi.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { type HazirRapor, isRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { A4Paper, PaperDesk } from '../../app/page/PaperDesk.tsx';
import { paths } from '../../app/routing/paths.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { today } from '../../ui/today.ts';
import { ilkFiltre } from './gorunum.ts';
import { formatRakam, formatSutun, type RaporSatiri, SAGDA } from './kolonlar.tsx';
import { RaporGrafigi } from './RaporGrafigi.tsx';
import classes from './RaporKagidi.module.css';
import { useMetinler } from './use-metinler.ts';
import { sutunlarOf, useSutunlar } from './use-sutunlar.ts';
import { useSuzgecSozleri } from './use-suzgec-sozleri.ts';

/** The most lines on paper; for more there is the workbook. */
const EN_COK_SATIR = 500;
/** More columns need the long side of the sheet. */
const DIK_SUTUN = 6;

/** Kinds that are not broken into two lines. */
const TEK_SATIR: ReadonlySet<string> = new Set(['tarih', 'zaman', 'telefon']);

/** A report on A4, by the filters, the order and the columns of the address. */
export function RaporKagitPage() {
  const { raporAdi = '' } = useParams();
  return isRapor(raporAdi) ? <Kagit key={raporAdi} ad={raporAdi} /> : <Navigate to={paths.raporlar()} replace />;
}

function Kagit({ ad }: { ad: HazirRapor }) {
  const { t } = useTranslation('rapor');
  const metinler = useMetinler();
  const [params] = useSearchParams();
  const rapor = RAPORLAR[ad];
  const list = useList(raporCalls[ad], { sirala: rapor.sirala, sayfaBoyutu: EN_COK_SATIR, filtre: ilkFiltre(ad) });
  const isletme = useCall(bayiCalls.get);
  const suzgecler = useSuzgecSozleri(list.filter);
  const { sutunlar } = useSutunlar(ad);
  useDocumentTitle(metinler.tip[ad]);
  if (list.error || !list.answer || !isletme.data) return <NotLoaded reading={[list, isletme]} skeleton={<RowsSkeleton rows={10} />} />;

  const firma = isletme.data.bayi;
  const { toplamlar, oncekiToplamlar, toplamKayit, baslangicTarihi, bitisTarihi } = list.answer;
  const gorulen = sutunlarOf(ad, sutunlar);
  const toplanan = gorulen.filter(({ toplam }) => toplam);
  const satirlar = list.rows as readonly RaporSatiri[];
  const yaz = (sutun: (typeof gorulen)[number], deger: string | number | null | undefined) => (sutun.tur === 'telefon' && deger ? formatTelefon(String(deger)) : formatSutun(sutun, deger, metinler));
  const back = Object.fromEntries(params);
  return (
    <PaperDesk back={{ to: paths.rapor(ad, back), label: t('kagit.don') }}>
      <A4Paper className={gorulen.length > DIK_SUTUN ? classes.yan : ''}>
        <header className={classes.head}>
          <div>
            <h1>{firma.firmaAdi}</h1>
            <p>{[firma.adres, firma.telefon && formatTelefon(firma.telefon)].filter(Boolean).join(' · ')}</p>
          </div>
          <div>
            <h2>{metinler.tip[ad]}</h2>
            <p>
              {baslangicTarihi && bitisTarihi
                ? t('kagit.gunler', { ilk: formatTarih(baslangicTarihi), son: formatTarih(bitisTarihi) })
                : t('kagit.bugun', { gun: formatTarih(today()) })}
            </p>
          </div>
        </header>
        <p>{t(`aciklama.${ad}`)}</p>
        {suzgecler.length > 0 && <p>{suzgecler.join(' · ')}</p>}
        {toplanan.length > 0 && (
          <dl className={classes.sums}>
            {toplanan.map((sutun) => (
              <div key={sutun.ad}>
                <dt>{t('toplam', { ad: metinler.sutun[sutun.ad] })}</dt>
                <dd>{yaz(sutun, (toplamlar as RaporSatiri)[sutun.ad])}</dd>
                {oncekiToplamlar && <dt>({t('karsilastir.once', { deger: yaz(sutun, (oncekiToplamlar as RaporSatiri)[sutun.ad]) })})</dt>}
              </div>
            ))}
          </dl>
        )}
        {rapor.grafik && (
          <div className={classes.chart}>
            <RaporGrafigi ad={ad} satirlar={satirlar} isi={list.answer.isi} />
          </div>
        )}
        {satirlar.length === 0 ? (
          <p>{t('bos.baslik')}</p>
        ) : (
          <table className={classes.table}>
            <thead>
              <tr>
                {gorulen.map((sutun) => (
                  <th key={sutun.ad} scope="col" className={SAGDA.has(sutun.tur) ? classes.right : undefined}>
                    {metinler.sutun[sutun.ad]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {satirlar.map((satir, i) => (
                // Two rows of a report may be equal.
                <tr key={i}>
                  {gorulen.map((sutun) => (
                    <td key={sutun.ad} className={SAGDA.has(sutun.tur) ? classes.right : TEK_SATIR.has(sutun.tur) ? classes.oneLine : undefined}>
                      {yaz(sutun, satir[sutun.ad])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className={classes.foot}>
          {toplamKayit > satirlar.length
            ? t('kagit.ilkler', { sayi: formatRakam(satirlar.length), hepsi: formatRakam(toplamKayit) })
            : t('kagit.satirlar', { count: toplamKayit, sayi: formatRakam(toplamKayit) })}{' '}
          {t('kagit.basim', { gun: formatTarih(today()) })}
        </p>
      </A4Paper>
    </PaperDesk>
  );
}
