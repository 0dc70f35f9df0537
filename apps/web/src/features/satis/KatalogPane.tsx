import { SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { Box, Button, Card, Group, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import { PlusIcon, SearchIcon } from 'lucide-react';
import { memo, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { tellFailure } from '../../app/data/query.ts';
import { useOwnMarks } from '../../app/session/use-own-storage.ts';
import { useYetki } from '../../app/session/yetki.ts';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import { useUrunler } from '../../pickers/use-urunler.ts';
import type { SecilenUrun } from '../../pickers/YeniUrun.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageKeys } from '../../ui/page-keys.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { KATALOG } from './go-on-by-key.ts';
import { filterKatalog, isOfTur, type Tur, TURLER } from './katalog/filter-katalog.ts';
import { GrupDugmeleri } from './katalog/GrupDugmeleri.tsx';
import { PaketUrunleri } from './katalog/PaketUrunleri.tsx';
import { focusFirst, UrunListesi } from './katalog/UrunListesi.tsx';

const loadForm = async () => (await import('../../pickers/YeniUrun.tsx')).YeniUrun;

type KatalogPaneProps = {
  /** The customer's packages, whose services come first. */
  haklar: Seanslar;
  /** The pieces in the cart, by product. */
  adetler: ReadonlyMap<number, number>;
  onPick: (urun: SecilenUrun, seansMi?: boolean) => void;
};

/**
 * The catalogue: typing searches it, one press puts a product into the cart, Enter takes the first, and a missing product can be added. It is not
 * drawn again for each key that is pressed in the cart, unless it changes how many of a product are in it.
 */
export const KatalogPane = memo(function KatalogPane({ haklar, adetler, onPick: put }: KatalogPaneProps) {
  const { t } = useTranslation('satis');
  const { can } = useYetki();
  const [text, setText] = useState('');
  const [tur, setTur] = useState<Tur>('tumu');
  const [grup, setGrup] = useState<string | null>(null);
  /** The kind of the product that is being added. Choosing another kind in the list behind does not change it. */
  const [yeni, setYeni] = useState<number>();
  const [konan, setKonan] = useState('');
  const Form = usePart(yeni !== undefined, loadForm);
  const { urunler, toplam, isPending, error, refetch, find } = useUrunler({ ara: text });
  const { marked: gozdeler, toggle } = useOwnMarks<number>('gozdeler');
  const input = useRef<HTMLInputElement>(null);
  const products = useRef<HTMLUListElement>(null);
  usePageKeys([['/', () => input.current?.focus()]]);

  const onPick = useCallback(
    (urun: SecilenUrun, seansMi?: boolean) => {
      put(urun, seansMi);
      setKonan(urun.adi);
    },
    [put],
  );
  const { bulunan, gruplar, secili, isTyped } = filterKatalog(urunler, { text, tur, grup });
  const take = async (typed: string) => {
    // A scanner may be at the next code before the answer to this one is here.
    setText('');
    const urun = await find(typed, (found) => isOfTur(found, tur)).catch(tellFailure).catch(() => undefined);
    if (urun) return onPick(urun);
    setText((now) => now || typed);
    // Selected, so that the next scan replaces the unknown code.
    setTimeout(() => input.current?.select());
  };
  const chooseGrup = (adi: string | null) => {
    setGrup(adi);
    setText('');
  };
  // A search shows one list; packages and favourites come first only without one.
  const isWhole = !isTyped && secili === null;
  const paketleri = isWhole && tur !== 'urun' ? urunler.filter(({ id }) => haklar.has(id)) : [];
  const isGozde = ({ id }: { id: number }) => isWhole && gozdeler.has(id);
  const liste = bulunan.toSorted((a, b) => Number(isGozde(b)) - Number(isGozde(a)));
  const ilk = isTyped ? bulunan[0] : undefined;
  const ekle = can(urunCalls.createAltUrun.yetki) && (
    <Button variant="light" size="compact-md" leftSection={<PlusIcon size={16} />} onClick={() => setYeni(TURLER[tur] ?? SatisTipi.hizmet)}>
      {t(tur === 'urun' ? 'katalogYeniUrun' : 'katalogYeniHizmet')}
    </Button>
  );

  return (
    <Card padding="sm">
      {/* Enter takes the first result: a screen reader says which one that is, and which product has come into the cart. */}
      <VisuallyHidden role="status">{ilk ? t('bulunan', { count: bulunan.length, urun: ilk.adi }) : konan && t('sepeteKondu', { urun: konan })}</VisuallyHidden>
      <TextInput
        id={KATALOG}
        ref={input}
        type="search"
        mb="sm"
        leftSection={<SearchIcon size={17} />}
        placeholder={t('katalogAra')}
        aria-label={t('katalogAra')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text.trim()) void take(text.trim());
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          focusFirst(products.current);
        }}
      />
      <Group justify="space-between" gap="xs" mb="md">
        <SegmentedControl<Tur>
          aria-label={t('tur.etiket')}
          data={(Object.keys(TURLER) as Tur[]).map((ad) => ({ value: ad, label: t(`tur.${ad}`) }))}
          value={tur}
          onChange={setTur}
        />
        {yeni === undefined && toplam !== 0 && ekle}
      </Group>
      {Form && yeni !== undefined && (
        <Box mb="md">
          <Form
            ad={text}
            satisTipi={yeni}
            onCancel={() => setYeni(undefined)}
            onSaved={(urun) => {
              setYeni(undefined);
              setText('');
              onPick(urun);
            }}
          />
        </Box>
      )}
      {(isPending || toplam === undefined) && <NotLoaded reading={{ data: toplam, error, refetch }} skeleton={<RowsSkeleton rows={5} height={56} />} />}
      {toplam === 0 && yeni === undefined && (
        <EmptyState title={t('katalogBos.baslik')} text={t('katalogBos.aciklama')}>
          {ekle}
        </EmptyState>
      )}
      {!isPending && toplam !== undefined && toplam > 0 && bulunan.length === 0 && yeni === undefined && <EmptyState title={t('katalogYok')} />}
      <GrupDugmeleri gruplar={gruplar} value={isTyped ? undefined : secili} onChange={chooseGrup} />
      <PaketUrunleri urunler={paketleri} haklar={haklar} onPick={(urun) => onPick(urun, true)} />
      <UrunListesi key={grup ?? ''} ref={products} urunler={liste} adetler={adetler} gozdeler={gozdeler} onGozde={toggle} onPick={onPick} />
    </Card>
  );
}, isSame);

function isSame(before: KatalogPaneProps, now: KatalogPaneProps): boolean {
  return before.haklar === now.haklar && before.onPick === now.onPick && JSON.stringify([...before.adetler]) === JSON.stringify([...now.adetler]);
}
