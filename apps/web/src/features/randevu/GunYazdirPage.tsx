import { randevuCalls, RANDEVU_ALANLARI, type Randevu } from '@defter/contract/randevu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { A4Paper, PaperDesk } from '../../app/page/PaperDesk.tsx';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { readTarih } from '../../app/routing/read-tarih.ts';
import { paths } from '../../app/routing/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatGunAdi } from '../../ui/format.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useToday } from '../../ui/today.ts';
import classes from './GunYazdir.module.css';
import { adSoyadOf } from './takvim-verisi.ts';

/** A day on paper, a sheet for each column with all appointments that take it: to hang in the room, or for the pocket of a colleague. */
export function GunYazdirPage() {
  const { t } = useTranslation(['takvim', 'randevu']);
  const bugun = useToday();
  const [params] = useSearchParams();
  const tarih = readTarih(params.get('tarih')) ?? bugun;
  const sutun = params.get('sutun');
  const query = { baslangicTarihi: tarih, bitisTarihi: tarih, gizliler: false, ...(sutun && { sutun }), alanlar: RANDEVU_ALANLARI };
  const gun = useCall(randevuCalls.list, { query });
  const basliklar = useCall(randevuCalls.basliklar, { query: { tumu: true } });
  useDocumentTitle(`${t('yazdir.baslik')} ${formatTarih(tarih)}`);

  const istenen = sutun?.split(',').map(Number);
  const sayfalar = (basliklar.data?.liste ?? [])
    .filter(({ id }) => istenen === undefined || istenen.includes(id))
    .map(({ id, adi }) => ({ id, adi, randevular: gun.data?.liste.filter(({ sutunlar }) => sutunlar.includes(id)) ?? [] }))
    .filter(({ randevular }) => randevular.length > 0);
  return (
    <PaperDesk back={{ to: paths.randevular({ tarih }), label: t('yazdir.takvim') }}>
      {!gun.data || !basliklar.data ? (
        <NotLoaded reading={[gun, basliklar]} skeleton={<RowsSkeleton rows={8} />} />
      ) : sayfalar.length === 0 ? (
        <EmptyState title={t('yazdir.bos', { gun: formatTarih(tarih) })} />
      ) : (
        sayfalar.map(({ id, adi, randevular }) => (
          <A4Paper key={id} className={classes.sheet}>
            <h1>{adi}</h1>
            <p>
              {formatTarih(tarih)} {formatGunAdi(tarih)} · {t('yazdir.sayi', { count: randevular.length })}
            </p>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th>{t('yazdir.saat')}</th>
                  <th>{t('randevu:musteri')}</th>
                  <th>{t('randevu:hizmetler')}</th>
                  <th>{t('yazdir.not')}</th>
                </tr>
              </thead>
              <tbody>
                {randevular.map((randevu) => (
                  <Satir key={randevu.id} randevu={randevu} />
                ))}
              </tbody>
            </table>
          </A4Paper>
        ))
      )}
    </PaperDesk>
  );
}

function Satir({ randevu }: { randevu: Randevu }) {
  const { t } = useTranslation('randevu');
  const { baslangicSaat, bitisSaat, telefon, hizmetler, uygulayanPersonelAdi, randevuDurumu, randevuNotu } = randevu;
  return (
    <tr>
      <td className={classes.time}>
        {baslangicSaat}–{bitisSaat}
      </td>
      <td>
        <b>{adSoyadOf(randevu)}</b>
        {telefon && <div>{formatTelefon(telefon)}</div>}
      </td>
      <td>
        {hizmetler}
        {uygulayanPersonelAdi && <div className={classes.small}>{uygulayanPersonelAdi}</div>}
      </td>
      <td>
        {randevuDurumu !== 'B' && <div className={classes.small}>{t(`durum.${randevuDurumu}`)}</div>}
        {randevuNotu}
      </td>
    </tr>
  );
}
