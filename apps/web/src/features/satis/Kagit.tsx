import { ayarCalls } from '@defter/contract/ayar.ts';
import { satisCalls, type SatisKagidi } from '@defter/contract/satis.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { A4Paper, PaperDesk } from '../../app/page/PaperDesk.tsx';
import { paths } from '../../app/routing/paths.ts';
import { useCall } from '../../app/data/query.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { messageText } from '../../ui/notice.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Kagit.module.css';
import { SatisYok } from './SatisYok.tsx';

type KagitProps = { boy: 'a4' | 'fis'; children: (satis: SatisKagidi) => ReactNode };

/** A sale on paper: a page without the frame, with its own size for the printer; prints once it is there. */
export function Kagit({ boy, children }: KagitProps) {
  const { t } = useTranslation('satis');
  const { id } = useParams();
  const { data, error, isPending, refetch } = useCall(satisCalls.kagit, { params: { id: Number(id) } });
  // Printed with the copies that the settings ask for, so it waits for them.
  const ayarlar = useCall(ayarCalls.gecerli, {}, { staleTime: Infinity });
  const hazir = data !== undefined && !ayarlar.isPending;
  useDocumentTitle(data ? t('satisNo', { no: data.satis.satisNo }) : '');
  const printed = useRef(false);
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!hazir || printed.current) return;
    printed.current = true;
    if (boy === 'fis' && paper.current) cutRoll(paper.current);
    window.print();
  }, [hazir, boy]);

  if (isPending || ayarlar.isPending) return <RowsSkeleton rows={6} />;
  if (error?.status === 404 || error?.status === 422) return <SatisYok />;
  if (error?.status === 403) return <EmptyState page title={messageText('yetkiYok')} />;
  if (!data) return <LoadError onRetry={() => void refetch()} />;
  return (
    <PaperDesk back={{ to: paths.satis(data.satis.id), label: t('satisaDon') }}>
      {boy === 'a4' ? (
        <A4Paper>{children(data.satis)}</A4Paper>
      ) : (
        range(ayarlar.data?.ayarlar.ciktiSayisi ?? 1).map((kopya) => (
          <article key={kopya} ref={kopya === 0 ? paper : undefined} className={classes.fis} aria-hidden={kopya > 0 || undefined}>
            {children(data.satis)}
          </article>
        ))
      )}
    </PaperDesk>
  );
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const MM = 25.4 / 96;
/** Margins above and below, and what rounding may need. */
const EDGES = 10;

/** A roll has no sheets: CSS knows no length that follows the text, so the sheet is made as long as the receipt. */
function cutRoll(paper: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page fis { size: 80mm ${Math.ceil(paper.scrollHeight * MM) + EDGES}mm; margin: 3mm; }`);
  document.adoptedStyleSheets.push(sheet);
}
