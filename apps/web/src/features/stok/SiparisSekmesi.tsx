import { type SiparisOnerisi, stokCalls } from '@defter/contract/stok.ts';
import { Button } from '@mantine/core';
import { CopyIcon, PrinterIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { useList } from '../../app/data/use-list.ts';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** The products to order, as a list that can be sent: copied, printed or as a workbook. */
export function SiparisSekmesi() {
  const { t } = useTranslation(['stok', 'ortak']);
  const list = useList(stokCalls.siparisOnerisi, { sayfaBoyutu: 100, filtre: { tedarikciID: null as number | null } });
  const { answer, rows } = list;
  const columns: Column<SiparisOnerisi>[] = [
    { id: 'adi', header: t('urun'), cell: ({ adi }) => adi, primary: true },
    { id: 'tedarikci', header: t('tedarikci'), cell: ({ tedarikciAdi }) => tedarikciAdi, hideBelow: 'sm' },
    { id: 'miktar', header: t('mevcut'), cell: ({ miktar, birimAdi }) => <span className="tabular">{`${formatMiktar(miktar)} ${birimAdi ?? ''}`}</span>, align: 'right', width: 120 },
    { id: 'haftalik', header: t('haftalik'), cell: ({ haftalik }) => <span className="tabular">{formatMiktar(haftalik)}</span>, align: 'right', width: 130, hideBelow: 'sm' },
    { id: 'tedarikGun', header: t('tedarikGun'), cell: ({ tedarikGun }) => tedarikGun, align: 'right', width: 130, hideBelow: 'md' },
    { id: 'onerilen', header: t('onerilen'), cell: ({ onerilen, birimAdi }) => <b className="tabular">{`${formatMiktar(onerilen)} ${birimAdi ?? ''}`}</b>, align: 'right', width: 140 },
    { id: 'tutar', header: t('tutar'), cell: ({ tutar }) => tutar !== null && <MoneyText tutar={tutar} />, align: 'right', width: 130 },
  ];
  const copy = () => copyText(rows.map(({ adi, onerilen, birimAdi }) => `${adi}: ${formatMiktar(onerilen)} ${birimAdi ?? ''}`.trim()).join('\n'), t('kopyalandi'));
  return (
    <>
      <PageHeader title={t('siparisBaslik')} aside={t('siparisAciklama')}>
        <ExcelButton call={stokCalls.siparisOnerisi} list={list} />
        <Button variant="default" leftSection={<PrinterIcon size={18} />} onClick={() => window.print()}>
          {t('ortak:yazdir')}
        </Button>
        <Button variant="default" leftSection={<CopyIcon size={18} />} disabled={rows.length === 0} onClick={() => void copy()}>
          {t('kopyala')}
        </Button>
      </PageHeader>
      {answer && answer.toplamTutar !== null && (
        <Figures mb="md" isStale={list.isFetching}>
          <Figure label={t('siparisTutari')}>
            <MoneyText tutar={answer.toplamTutar} />
          </Figure>
        </Figures>
      )}
      <DataTable<SiparisOnerisi>
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        label={t('siparisBaslik')}
        searchPlaceholder={t('ara')}
        filters={
          <TanimSecimi
            tur="tedarikci"
            yeni={null}
            aria-label={t('tedarikci')}
            w={190}
            clearable
            placeholder={t('tumTedarikciler')}
            value={list.filter.tedarikciID}
            onChange={(tedarikciID) => list.set({ tedarikciID })}
          />
        }
        empty={{ title: t('siparisYok.baslik'), text: t('siparisYok.aciklama') }}
      />
    </>
  );
}
