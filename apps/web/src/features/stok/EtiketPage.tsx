import { type AltUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { cizgilerOf } from '@defter/rules/barkod.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Group, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { PaperDesk } from '../../app/page/PaperDesk.tsx';
import { paths } from '../../app/routing/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Etiket.module.css';

/** More labels on one paper take a browser too long. */
const EN_COK_ETIKET = 10_000;

/** Labels with name, price and barcode, three across a sheet of A4; the browser prints them or makes a PDF of them. */
export function EtiketPage() {
  const { t } = useTranslation('stok');
  const [params] = useSearchParams();
  const [adet, setAdet] = useState<number | string | null>(Number(params.get('adet')) || 1);
  const istenen = params.get('urunler')?.split(',').map(Number);
  const urunler = useCall(urunCalls.listAltUrunler, { query: { satisTipi: SatisTipi.urun, durum: 'tumu' } });
  useDocumentTitle(t('etiketler'));
  const kodlular = (urunler.data?.liste ?? []).filter((urun) => (istenen === undefined || istenen.includes(urun.id)) && cizgilerOf(kodOf(urun)) !== undefined);
  const enCok = Math.min(100, Math.max(1, Math.floor(EN_COK_ETIKET / kodlular.length)));
  const kac = typeof adet === 'number' ? Math.min(Math.max(adet, 1), enCok) : 1;
  return (
    <PaperDesk back={{ to: paths.stoklar(), label: t('stokaDon') }} actions={<KacEtiket enCok={enCok} adet={adet} onChange={setAdet} />}>
      {!urunler.data ? (
        <NotLoaded reading={urunler} skeleton={<RowsSkeleton rows={8} />} />
      ) : kodlular.length === 0 ? (
        <EmptyState page title={t('etiketYok.baslik')} text={t('etiketYok.aciklama')} />
      ) : (
        <article className={classes.sheet}>
          {kodlular.flatMap((urun) => Array.from({ length: kac }, (_, i) => <Etiket key={`${urun.id} ${i}`} urun={urun} />))}
        </article>
      )}
    </PaperDesk>
  );
}

function KacEtiket({ enCok, adet, onChange }: { enCok: number; adet: number | string | null; onChange: (adet: number | string | null) => void }) {
  const { t } = useTranslation('stok');
  const id = useId();
  return (
    <Group gap="xs" wrap="nowrap">
      <Text component="label" htmlFor={id} size="sm">
        {t('kacar')}
      </Text>
      <NumberField id={id} w={80} min={1} max={enCok} value={adet} onChange={onChange} />
    </Group>
  );
}

const kodOf = ({ barkod, urunKod }: AltUrun) => barkod ?? urunKod ?? '';

function Etiket({ urun }: { urun: AltUrun }) {
  return (
    <div className={classes.label}>
      <span className={classes.name}>{urun.adi}</span>
      <Barkod kod={kodOf(urun)} />
      <span className={classes.code}>{kodOf(urun)}</span>
      <b>{formatTL(urun.fiyat)}</b>
    </div>
  );
}

const YUKSEK = 40;
/** White modules on either side, without which no scanner reads the code. */
const KENAR = 11;

function Barkod({ kod }: { kod: string }) {
  const cizgiler = cizgilerOf(kod)!;
  const sol = cizgiler.map((_, i) => KENAR + cizgiler.slice(0, i).reduce((toplam, en) => toplam + en, 0));
  const en = sol.at(-1)! + cizgiler.at(-1)! + KENAR;
  return (
    <svg role="img" aria-label={kod} viewBox={`0 0 ${en} ${YUKSEK}`} preserveAspectRatio="none" className={classes.bars} shapeRendering="crispEdges">
      {cizgiler.map((genislik, i) => i % 2 === 0 && <rect key={sol[i]} x={sol[i]} y={0} width={genislik} height={YUKSEK} />)}
    </svg>
  );
}
