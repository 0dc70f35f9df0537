import { urunCalls, type AltUrun } from '@defter/contract/urun.ts';
import { formatTL, toKurus } from '@defter/rules/para.ts';
import { fold } from '@defter/rules/metin.ts';
import { Button, Card, SegmentedControl, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../app/query.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconAra } from '../../ui/icons.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './SatisEkrani.module.css';

const ALL = 500;
/** More than this is no choice but a list to scroll; the search narrows it. */
const SHOWN = 60;
const TURLER = { tumu: null, hizmet: 1, urun: 0 } as const;
type Tur = keyof typeof TURLER;

/** What can be sold: searched as one types, one press puts it into the cart; Enter takes the first. */
export function KatalogPane({ onPick }: { onPick: (urun: AltUrun) => void }) {
  const { t } = useTranslation('satis');
  const { data, isPending, refetch } = useCall(urunCalls.listAltUrunler, { query: { sayfaBoyutu: ALL } });
  const [text, setText] = useState('');
  const [tur, setTur] = useState<Tur>('tumu');
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);

  const words = fold(text);
  const satisTipi = TURLER[tur];
  const uygun = (data?.liste ?? []).filter(
    (urun) => (satisTipi === null || urun.satisTipi === satisTipi) && fold(`${urun.adi} ${urun.anaUrunAdi ?? ''} ${urun.urunKod ?? ''}`).includes(words),
  );

  return (
    <Card>
      <TextInput
        ref={input}
        type="search"
        mb="sm"
        leftSection={<IconAra size={17} />}
        placeholder={t('katalogAra')}
        aria-label={t('katalogAra')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !uygun[0] || !text) return;
          onPick(uygun[0]);
          setText('');
        }}
      />
      <SegmentedControl<Tur>
        mb="md"
        aria-label={t('tur.etiket')}
        data={(Object.keys(TURLER) as Tur[]).map((ad) => ({ value: ad, label: t(`tur.${ad}`) }))}
        value={tur}
        onChange={setTur}
      />
      {isPending && <RowsSkeleton rows={5} height={56} />}
      {!isPending && !data && <LoadError onRetry={() => void refetch()} />}
      {data?.toplamKayit === 0 && (
        <EmptyState title={t('katalogBos.baslik')} text={t('katalogBos.aciklama')}>
          <Button component={Link} to={paths.urunler()}>
            {t('katalogBos.git')}
          </Button>
        </EmptyState>
      )}
      {data && data.toplamKayit > 0 && uygun.length === 0 && <EmptyState title={t('katalogYok')} />}
      <ul className={classes.products}>
        {uygun.slice(0, SHOWN).map((urun) => (
          <li key={urun.id}>
            <UnstyledButton className={classes.product} onClick={() => onPick(urun)}>
              <Text span size="sm" fw={550}>
                {urun.adi}
              </Text>
              <Text span size="xs" c="dimmed">
                {urun.anaUrunAdi}
              </Text>
              <Text span size="sm" className="tabular" mt="auto">
                {formatTL(toKurus(urun.fiyat))}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {uygun.length > SHOWN && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('katalogDahaFazla', { sayi: uygun.length - SHOWN })}
        </Text>
      )}
    </Card>
  );
}
