import { KARSILASTIRMALAR, raporCalls, type Karsilastirma } from '@defter/contract/rapor.ts';
import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { ArrowLeftIcon, PrinterIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { useList } from '../../app/data/use-list.ts';
import { paths } from '../../app/routing/paths.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { today } from '../../ui/today.ts';
import { ayarOf, ilkFiltre } from './gorunum.ts';
import { GorunumMenusu } from './GorunumMenusu.tsx';
import { formatRakam, type RaporSatiri, raporKolonlari } from './kolonlar.tsx';
import { RaporGrafigi } from './RaporGrafigi.tsx';
import { RaporSuzgecleri } from './RaporSuzgecleri.tsx';
import { RaporToplamlari } from './RaporToplamlari.tsx';
import { SutunSecimi } from './SutunSecimi.tsx';
import { useNoteRapor } from './use-son-raporlar.ts';
import { sutunlarOf, useSutunlar } from './use-sutunlar.ts';
import { useMetinler } from './use-metinler.ts';

/** The number of columns that fit on the screen of a desk. */
const DAR_SUTUN = 8;

/** One report as its entry in the table of reports describes it: filters, chart, sums over all pages, rows, workbook. */
export function RaporSayfasi({ ad }: { ad: HazirRapor }) {
  const opens = useOpens();
  const { t } = useTranslation(['rapor', 'ortak']);
  const metinler = useMetinler();
  const [params] = useSearchParams();
  const rapor = RAPORLAR[ad];
  const call = raporCalls[ad];
  const list = useList(call, { sirala: rapor.sirala, sayfaBoyutu: 50, filtre: ilkFiltre(ad) });
  const { sutunlar, choose } = useSutunlar(ad);
  useNoteRapor(ad);
  const { answer } = list;
  const gorulen = sutunlarOf(ad, sutunlar);
  const karsilastir = (list.filter['karsilastir'] ?? null) as Karsilastirma | null;

  return (
    <>
      <PageHeader title={metinler.tip[ad]} aside={t(`aciklama.${ad}`)}>
        <Button component={Link} to={paths.raporlar()} variant="subtle" leftSection={<ArrowLeftIcon size={17} />}>
          {t('hepsi')}
        </Button>
        <GorunumMenusu ad={ad} ayar={ayarOf(list.filter, list.sort, sutunlar)} />
        <SutunSecimi ad={ad} sutunlar={sutunlar} onChange={choose} />
        <Button
          component={Link}
          to={paths.raporKagidi(ad, { ...Object.fromEntries(params), sayfa: undefined, sayfaBoyutu: undefined, sutunlar: sutunlar.join() })}
          target="_blank"
          variant="default"
          leftSection={<PrinterIcon size={18} />}
        >
          {t('ortak:yazdir')}
        </Button>
        <ExcelButton call={call} list={list} sutunlar={sutunlar} />
      </PageHeader>
      <Stack gap="md">
        {answer && <RaporToplamlari sutunlar={gorulen} toplamlar={answer.toplamlar} oncekiler={answer.oncekiToplamlar} isStale={list.isFetching} />}
        {answer && rapor.grafik && <RaporGrafigi ad={ad} satirlar={list.rows as readonly RaporSatiri[]} isi={answer.isi} />}
        <DataTable
          list={list}
          columns={raporKolonlari(gorulen, metinler, list.filter)}
          // Two rows of a report may be equal.
          rowKey={(satir) => (list.rows as readonly unknown[]).indexOf(satir)}
          label={metinler.tip[ad]}
          wide={gorulen.length > DAR_SUTUN}
          searchPlaceholder={null}
          filters={
            <>
              <RaporSuzgecleri suzgecler={rapor.suzgecler} filtre={list.filter} onChange={list.set} />
              {rapor.suzgecler.includes('donem') && (
                <SelectField<Karsilastirma>
                  aria-label={t('karsilastir.etiket')}
                  placeholder={t('karsilastir.etiket')}
                  w={200}
                  clearable
                  searchable={false}
                  data={KARSILASTIRMALAR.map((biri) => ({ value: biri, label: t(`karsilastir.${biri}`) }))}
                  value={karsilastir}
                  onChange={(biri) => list.set({ karsilastir: biri })}
                />
              )}
            </>
          }
          empty={{ title: t('bos.baslik'), text: t('bos.aciklama') }}
        />
        {answer && rapor.sonrasi && opens(paths.rapor(rapor.sonrasi)) && typeof list.filter['tarih'] === 'string' && list.filter['tarih'] < today() && (
          <Anchor
            component={Link}
            size="sm"
            to={paths.rapor(rapor.sonrasi, {
              baslangicTarihi: addDays(list.filter['tarih'], 1),
              bitisTarihi: today(),
              ...(typeof list.filter['grupID'] === 'number' && { grupID: list.filter['grupID'] }),
            })}
          >
            {t('sonrasi')}
          </Anchor>
        )}
        {answer && (
          <Text size="sm" c="dimmed" role="status">
            {t('satirSayisi', { count: answer.toplamKayit, sayi: formatRakam(answer.toplamKayit) })}
          </Text>
        )}
      </Stack>
    </>
  );
}
