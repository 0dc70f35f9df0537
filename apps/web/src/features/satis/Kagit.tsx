import { satisCalls, type Satis } from '@defter/contract/satis.ts';
import { Button, Group } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCall } from '../../app/query.ts';
import { IconYazdir } from '../../ui/icons.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Kagit.module.css';

type KagitProps = { boy: 'a4' | 'fis'; children: (satis: Satis) => ReactNode };

/** A sale on paper: a page without the frame, with its own size for the printer; prints once it is there. */
export function Kagit({ boy, children }: KagitProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  const { id } = useParams();
  const { data, isPending, refetch } = useCall(satisCalls.get, { params: { id: Number(id) } });
  useDocumentTitle(t('satisNo', { no: id }));
  const printed = useRef(false);
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!data || printed.current) return;
    printed.current = true;
    if (boy === 'fis' && paper.current) cutRoll(paper.current);
    window.print();
  }, [data, boy]);

  if (isPending) return <RowsSkeleton rows={6} />;
  if (!data) return <LoadError onRetry={() => void refetch()} />;
  return (
    <main className={classes.desk}>
      <Group justify="center" className={classes.buttons}>
        <Button leftSection={<IconYazdir size={18} />} onClick={() => window.print()}>
          {t('ortak:yazdir')}
        </Button>
      </Group>
      <article ref={paper} className={boy === 'a4' ? classes.a4 : classes.fis}>{children(data.satis)}</article>
    </main>
  );
}

const MM = 25.4 / 96;
/** Margins above and below, and what rounding may need. */
const EDGES = 10;

/** A roll has no sheets: CSS knows no length that follows the text, so the sheet is made as long as the receipt. */
function cutRoll(paper: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page fis { size: 80mm ${Math.ceil(paper.scrollHeight * MM) + EDGES}mm; margin: 3mm; }`);
  document.adoptedStyleSheets.push(sheet);
}
