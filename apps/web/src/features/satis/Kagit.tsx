import { ayarCalls } from '@defter/contract/ayar.ts';
import { satisCalls, type SatisKagidi } from '@defter/contract/satis.ts';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { A4Paper, PaperDesk } from '../../app/page/PaperDesk.tsx';
import { RollPaper, RULO_ENLERI } from '../../app/page/RollPaper.tsx';
import { paths } from '../../app/routing/paths.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { isMissing } from '../../app/data/refusal.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { SatisYok } from './SatisYok.tsx';
import { usePrintOnce } from './use-print-once.ts';
import classes from './Kagit.module.css';

type KagitProps = { boy: 'a4' | 'fis'; children: (satis: SatisKagidi) => ReactNode };

/** A sale on paper: a page without the frame, with its own size for the printer; prints once it is there. */
export function Kagit({ boy, children }: KagitProps) {
  const { t } = useTranslation('satis');
  const { id } = useParams();
  // A paper stays: a sale that was changed since it was read last is read again before it is printed.
  const { data, error, isFetchedAfterMount, refetch } = useCall(satisCalls.kagit, { params: { id: Number(id) } }, { staleTime: 0 });
  // Printed with the copies that the settings ask for, so it waits for them.
  const ayarlar = useCall(ayarCalls.gecerli, {}, { staleTime: Infinity });
  const hazir = data !== undefined && !error && isFetchedAfterMount && !ayarlar.isPending;
  const [params] = useSearchParams();
  const en = RULO_ENLERI.find((one) => String(one) === params.get('en')) ?? 80;
  const a5 = params.get('boy') === 'a5';
  useDocumentTitle(data ? t('satisNo', { no: data.satis.satisNo }) : '');
  usePrintOnce(hazir);

  if (isMissing(error)) return <SatisYok />;
  if (!hazir) return <NotLoaded reading={{ error: isFetchedAfterMount ? error : null, refetch }} skeleton={<RowsSkeleton rows={6} />} />;
  return (
    <PaperDesk
      back={{ to: paths.satis(data.satis.id), label: t('satisaDon') }}
      actions={
        boy === 'fis' &&
        RULO_ENLERI.filter((one) => one !== en).map((one) => (
          <Button key={one} component={Link} to={paths.satisAdisyon(data.satis.id, { en: one })} replace variant="default">
            {t('rulo', { en: one })}
          </Button>
        ))
      }
    >
      {boy === 'a4' ? (
        a5 ? <article className={classes.a5}>{children(data.satis)}</article> : <A4Paper>{children(data.satis)}</A4Paper>
      ) : (
        <RollPaper en={en} kopya={ayarlar.data?.ayarlar.ciktiSayisi ?? 1}>
          {children(data.satis)}
        </RollPaper>
      )}
    </PaperDesk>
  );
}
