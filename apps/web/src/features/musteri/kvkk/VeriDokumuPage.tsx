import { bayiCalls } from '@defter/contract/bayi.ts';
import { fotografCalls, type Fotograf } from '@defter/contract/fotograf.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCall } from '../../../app/query.ts';
import { useYetki } from '../../../app/yetki.ts';
import { IconYazdir } from '../../../ui/icons.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { messageText } from '../../../ui/notice.ts';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { today } from '../../../ui/today.ts';
import { Resim } from '../fotograf/Resim.tsx';
import { VeriBolumu } from './VeriBolumu.tsx';
import classes from './VeriDokumu.module.css';

const BOLUMLER = ['kimlik', 'telefonlar', 'adresler', 'rizalar', 'talepler', 'silinenTelefonlar', 'randevular', 'satislar', 'hesapHareketleri', 'puanHareketleri', 'fotograflar'] as const;

/** Everything about a person on paper: the browser prints it or saves it as a PDF. */
export function VeriDokumuPage() {
  const { t } = useTranslation('kvkk');
  const id = Number(useParams().id) || 0;
  const { data, error, refetch } = useCall(kvkkCalls.veriler, { params: { id } }, { once: true });
  const firma = useCall(bayiCalls.get).data?.bayi.firmaAdi;
  useDocumentTitle(t('dokum.baslik'));
  if (error) return <LoadError text={error.status === 403 || error.status === 404 ? messageText(error.kod) : undefined} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton lines={10} />;

  return (
    <div className={classes.desk}>
      <Button className={classes.print} leftSection={<IconYazdir size={18} />} onClick={() => window.print()}>
        {t('dokum.yazdir')}
      </Button>
      <main className={classes.paper}>
        <h1>{t('dokum.baslik')}</h1>
        <p>
          {firma && t('dokum.isletme', { firma })}
          <br />
          {t('dokum.tarih', { tarih: formatTarih(today()) })}
        </p>
        {BOLUMLER.map((bolum) => (
          <section key={bolum}>
            <h2>{t(`dokum.bolum.${bolum}`)}</h2>
            <VeriBolumu satirlar={(data.veriler[bolum] ?? []) as Record<string, unknown>[]} />
            {bolum === 'fotograflar' && <Fotograflar liste={(data.veriler.fotograflar ?? []) as Resimli[]} />}
          </section>
        ))}
        <footer>{t('dokum.haklar')}</footer>
      </main>
    </div>
  );
}

type Resimli = Pick<Fotograf, 'fotografAdi' | 'tarih' | 'genislik' | 'yukseklik'>;

/** The photos themselves, for those who may see them; the large ones are in the archive. */
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
