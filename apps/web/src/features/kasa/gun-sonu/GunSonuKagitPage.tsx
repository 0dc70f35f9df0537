import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { WalletIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { isMissing } from '../../../app/data/refusal.ts';
import { KayitYok } from '../../../app/page/KayitYok.tsx';
import { A4Paper, PaperDesk } from '../../../app/page/PaperDesk.tsx';
import { RollPaper, RULO_ENLERI } from '../../../app/page/RollPaper.tsx';
import { paths } from '../../../app/routing/paths.ts';
import { formatZaman } from '../../../ui/format.ts';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { GunOzetiTablosu } from './GunOzetiTablosu.tsx';
import classes from './GunSonu.module.css';

/** A closed day on A4 or on the roll. The code on it leads back here, where the seal is checked anew. */
export function GunSonuKagitPage() {
  const { t } = useTranslation('gunSonu');
  const [params] = useSearchParams();
  const en = RULO_ENLERI.find((one) => String(one) === params.get('en'));
  const { id } = useParams();
  const { data, error, refetch } = useCall(gunSonuCalls.kagit, { params: { id: Number(id) } });
  useDocumentTitle(data ? `${t('baslik')} ${formatTarih(data.kapanis.tarih)}` : t('baslik'));
  if (isMissing(error)) return <KayitYok icon={WalletIcon} title={t('yok')} text={t('yokAciklama')} to={paths.gunSonu()} back={t('baslik')} />;
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} />} />;

  const { kapanis, firma, qr } = data;
  const okunan = params.get('muhur');
  const saglam = kapanis.muhurSaglam && (okunan === null || kapanis.muhur.startsWith(okunan));
  const kagit = (
    <div className={classes.paper}>
      <h1>{firma.adi}</h1>
      <p>
        {t('baslik')} · {formatTarih(kapanis.tarih)} · {t('kapatti', { kim: kapanis.kapatanAdi, zaman: formatZaman(kapanis.zaman) })}
      </p>
      <GunOzetiTablosu kapanis={kapanis} dar={en !== undefined} />
      <img src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} alt={t('qr')} className={classes.qr} />
      <p className={classes.seal}>
        {`${t('muhur')} ${kapanis.zincirSira}: ${kapanis.muhur}`}
      </p>
      <p>
        <strong>{t(saglam ? 'muhurSaglam' : 'muhurUymuyor')}</strong>
      </p>
    </div>
  );
  return (
    <PaperDesk back={{ to: paths.gunSonu({ tarih: kapanis.tarih }), label: t('baslik') }}>
      {en === undefined ? <A4Paper>{kagit}</A4Paper> : <RollPaper en={en}>{kagit}</RollPaper>}
    </PaperDesk>
  );
}
