import { type AltUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { formatTL } from '@defter/rules/para.ts';
import { fold } from '@defter/rules/metin.ts';
import { ActionIcon, Box, Button, Card, Group, SegmentedControl, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { tellFailure } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { kalanSeans, type Seanslar } from '../../pickers/use-seanslar.ts';
import { arananOf, useUrunler } from '../../pickers/use-urunler.ts';
import type { SecilenUrun } from '../../pickers/YeniUrun.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlusIcon, SearchIcon, StarIcon } from 'lucide-react';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { KATALOG } from './go-on-by-key.ts';
import { useGozdeler } from './use-gozdeler.ts';
import { usePageKeys } from '../../ui/page-keys.ts';
import classes from './SatisEkrani.module.css';

const loadForm = async () => (await import('../../pickers/YeniUrun.tsx')).YeniUrun;

/** How many are drawn at once; a button shows as many more. */
const SHOWN = 60;
const TURLER = { tumu: null, hizmet: SatisTipi.hizmet, urun: SatisTipi.urun } as const;
type Tur = keyof typeof TURLER;

type KatalogPaneProps = {
  /** What the customer owns of packages, which comes first. */
  haklar: Seanslar;
  onPick: (urun: SecilenUrun, seansMi?: boolean) => void;
};

/** What can be sold: searched as one types, one press puts it into the cart; Enter takes the first, and what is missing is added. */
export function KatalogPane({ haklar, onPick: put }: KatalogPaneProps) {
  const { t } = useTranslation('satis');
  const { can } = useYetki();
  const [text, setText] = useState('');
  const [tur, setTur] = useState<Tur>('tumu');
  const [grup, setGrup] = useState<string | null>(null);
  const [shown, setShown] = useState(SHOWN);
  /** The kind of what is being added. Choosing another kind in the list behind does not change it. */
  const [yeni, setYeni] = useState<number>();
  const [konan, setKonan] = useState('');
  const Form = usePart(yeni !== undefined, loadForm);
  const { urunler, toplam, isPending, error, refetch, find } = useUrunler({ ara: text });
  const paketBasligi = useId();
  const { gozdeler, toggle } = useGozdeler();
  const input = useRef<HTMLInputElement>(null);
  const products = useRef<HTMLUListElement>(null);
  usePageKeys([['/', () => input.current?.focus()]]);

  const onPick = (urun: SecilenUrun, seansMi?: boolean) => {
    put(urun, seansMi);
    setKonan(urun.adi);
  };
  const words = fold(text);
  const satisTipi = TURLER[tur];
  const isOfTur = (urun: AltUrun) => satisTipi === null || urun.satisTipi === satisTipi;
  const gruplar = [...new Set(urunler.filter(isOfTur).flatMap(({ anaUrunAdi }) => anaUrunAdi ?? []))].toSorted((a, b) => a.localeCompare(b, 'tr'));
  const secili = grup !== null && gruplar.includes(grup) ? grup : null;
  // The typed words search all groups, and the chips show the way back.
  const uygun = urunler.filter((urun) => isOfTur(urun) && (words !== '' || secili === null || urun.anaUrunAdi === secili) && fold(arananOf(urun)).includes(words));
  const take = async (typed: string) => {
    // A scanner may be at the next one before the answer is here.
    setText('');
    const urun = await find(typed, isOfTur).catch(tellFailure).catch(() => undefined);
    if (urun) return onPick(urun);
    setText((now) => now || typed);
    // What is scanned next takes the place of what nobody knows.
    setTimeout(() => input.current?.select());
  };
  const chooseGrup = (adi: string | null) => {
    setGrup(adi);
    setText('');
    setShown(SHOWN);
  };
  // What is looked for is found in one list; what is usual comes first only before that.
  const all = words === '' && secili === null;
  const paketleri = all && tur !== 'urun' ? urunler.filter(({ id }) => haklar.has(id)) : [];
  const gozdeOlan = all ? uygun.filter(({ id }) => gozdeler.has(id)) : [];
  const liste = gozdeOlan.length > 0 ? [...gozdeOlan, ...uygun.filter(({ id }) => !gozdeler.has(id))] : uygun;
  const ilk = words === '' ? undefined : uygun[0];
  const ekle = can(urunCalls.createAltUrun.yetki) && (
    <Button variant="light" size="compact-md" leftSection={<PlusIcon size={16} />} onClick={() => setYeni(satisTipi ?? SatisTipi.hizmet)}>
      {t(tur === 'urun' ? 'katalogYeniUrun' : 'katalogYeniHizmet')}
    </Button>
  );

  return (
    <Card padding="sm">
      {/* Enter takes the first of what is found: who does not see it hears which one that is, and what has come into the cart. */}
      <VisuallyHidden role="status">{ilk ? t('bulunan', { count: uygun.length, urun: ilk.adi }) : konan && t('sepeteKondu', { urun: konan })}</VisuallyHidden>
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
          products.current?.querySelector<HTMLElement>('button[data-urun]')?.focus();
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
      {!isPending && toplam !== undefined && toplam > 0 && uygun.length === 0 && yeni === undefined && <EmptyState title={t('katalogYok')} />}
      {gruplar.length > 1 && (
        <div className={classes.groups} role="group" aria-label={t('grup')}>
          {[null, ...gruplar].map((adi) => (
            <Button key={adi} size="compact-sm" radius="xl" variant={words === '' && adi === secili ? 'filled' : 'default'} aria-pressed={words === '' && adi === secili} onClick={() => chooseGrup(adi)}>
              {adi ?? t('tumGruplar')}
            </Button>
          ))}
        </div>
      )}
      {paketleri.length > 0 && (
        <section className={classes.packages} aria-labelledby={paketBasligi}>
          <Text id={paketBasligi} size="sm" fw={600} mb={6}>
            {t('paketleri')}
          </Text>
          <ul className={classes.products}>
            {paketleri.map((urun) => (
              <li key={urun.id}>
                <UnstyledButton className={classes.product} onClick={() => onPick(urun, true)}>
                  <Text span size="sm" fw={550}>
                    {urun.adi}
                  </Text>
                  <Text span size="sm" className="tabular" mt="auto">
                    {t('paketKalan', { count: kalanSeans(haklar, urun.id) })}
                  </Text>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul ref={products} className={classes.products} onKeyDown={moveWithin}>
        {liste.slice(0, shown).map((urun, index) => (
          <li key={urun.id} className={classes.tile}>
            {/* One stop of the Tab key; the arrows go through all of them, and the key of the star marks one. */}
            <UnstyledButton className={classes.product} tabIndex={index === 0 ? 0 : -1} data-urun aria-keyshortcuts="*" onKeyDown={({ key }) => key === '*' && toggle(urun.id)} onClick={() => onPick(urun)}>
              <Text span size="sm" fw={550} pr={24}>
                {urun.adi}
              </Text>
              <Text span size="xs" c="dimmed">
                {urun.anaUrunAdi}
              </Text>
              <Text span size="sm" className="tabular" mt="auto">
                {formatTL(urun.fiyat)}
              </Text>
            </UnstyledButton>
            <ActionIcon
              className={classes.star}
              size="md"
              variant="subtle"
              color={gozdeler.has(urun.id) ? 'defter' : 'gray'}
              tabIndex={-1}
              aria-label={t('gozde', { urun: urun.adi })}
              aria-pressed={gozdeler.has(urun.id)}
              onClick={() => toggle(urun.id)}
            >
              <StarIcon size={15} fill={gozdeler.has(urun.id) ? 'currentColor' : 'none'} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {uygun.length > shown && (
        <Button variant="subtle" mt="sm" onClick={() => setShown(shown + SHOWN)}>
          {t('dahaFazla', { sayi: Math.min(SHOWN, uygun.length - shown) })}
        </Button>
      )}
    </Card>
  );
}

/** The arrow keys go from one product to the next, as they stand. */
function moveWithin(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-urun]')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
}
