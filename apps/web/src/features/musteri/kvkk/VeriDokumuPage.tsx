import { bayiCalls } from '@defter/contract/bayi.ts';
import { fotografCalls, type Fotograf } from '@defter/contract/fotograf.ts';
import { kvkkCalls, VERI_BOLUMLERI } from '@defter/contract/kvkk.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { A4Paper, PaperDesk } from '../../../app/page/PaperDesk.tsx';
import { paths } from '../../../app/routing/paths.ts';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { isMissing } from '../../../app/data/refusal.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { today } from '../../../ui/today.ts';
import { Resim } from '../fotograf/Resim.tsx';
import { MusteriYok } from '../MusteriYok.tsx';
import { VeriBolumu } from './VeriBolumu.tsx';
import classes from './VeriDokumu.module.css';

/** Everything about a person on paper: the browser prints it or saves it as a PDF. */
export function VeriDokumuPage() {
  const { t } = useTranslation('kvkk');
  const id = Number(useParams().id) || 0;
  const { data, error, refetch } = useCall(kvkkCalls.veriler, { params: { id } }, { once: true });
  const firma = useCall(bayiCalls.get).data?.bayi.firmaAdi;
  useDocumentTitle(t('dokum.baslik'));
  if (isMissing(error)) return <MusteriYok />;
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<CardSkeleton lines={10} />} />;

  const satirlarOf = (bolum: (typeof VERI_BOLUMLERI)[number]) => (data.veriler[bolum] ?? []) as Record<string, unknown>[];
  const dolu = VERI_BOLUMLERI.filter((bolum) => satirlarOf(bolum).length > 0);
  const bos = VERI_BOLUMLERI.filter((bolum) => !dolu.includes(bolum));
  return (
    <PaperDesk back={{ to: paths.musteri(id), label: t('dokum.musteriyeDon') }}>
      <A4Paper className={classes.paper}>
        <h1>{t('dokum.baslik')}</h1>
        <p>
          {firma && t('dokum.isletme', { firma })}
          <br />
          {t('dokum.tarih', { tarih: formatTarih(today()) })}
        </p>
        {dolu.map((bolum) => (
          <section key={bolum}>
            <h2>{t(`dokum.bolum.${bolum}`)}</h2>
            <VeriBolumu bolum={bolum} satirlar={satirlarOf(bolum)} />
            {bolum === 'fotograflar' && <Fotograflar liste={satirlarOf(bolum) as Resimli[]} />}
          </section>
        ))}
        {bos.length > 0 && <p>{t('dokum.kaydiYok', { bolumler: bos.map((bolum) => t(`dokum.bolum.${bolum}`)).join(', ') })}</p>}
        <footer>{t('dokum.haklar')}</footer>
      </A4Paper>
    </PaperDesk>
  );
}

type Resimli = Pick<Fotograf, 'fotografAdi' | 'tarih' | 'genislik' | 'yukseklik'>;

/** The photos themselves, for people who may see them. The large ones are in the archive. */
function Fotograflar({ liste }: { liste: Resimli[] }) {
  const { can } = useYetki();
  if (!can(fotografCalls.resim.yetki) || liste.length === 0) return null;
  return (
    <div className={classes.pictures}>
      {liste.map((fotograf) => (
        <Resim key={fotograf.fotografAdi} fotograf={fotograf} boy="kucuk" />
      ))}
    </div>
  );
}
