import { type FoySatiri, stokCalls } from '@defter/contract/stok.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { PrinterIcon, ScanBarcodeIcon, Undo2Icon } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiHatasi } from '../../app/data/api.ts';
import { tell, useCall, useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useList } from '../../app/data/use-list.ts';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { AnaUrunSecimi } from '../../pickers/AnaUrunSecimi.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useToday } from '../../ui/today.ts';
import { NedenAlani, NedenToplamlari, SayimAlani } from './SayimAlanlari.tsx';

const KAPSAMLAR = ['tumu', 'sayilmayan', 'farkli'] as const;

/** The sheet of today's count: by group, by scanner or on a phone, by several people at once. Sales go on meanwhile. */
export function SayimSekmesi() {
  const { t } = useTranslation('stok');
  const bugun = useToday();
  const list = useList(stokCalls.sayimFoyu, { sayfaBoyutu: 50, filtre: { kapsam: 'tumu' as string, anaUrunID: null as number | null, tarih: null as string | null } });
  const gecmis = useCall(stokCalls.sayimlar, { query: { sayfaBoyutu: 6 } });
  const geriAl = useSave(stokCalls.removeSayim);
  const { answer, filter } = list;
  const tarih = filter.tarih ?? bugun;
  const isToday = tarih === bugun;
  const sayim = gecmis.data?.liste.find((other) => other.tarih === tarih && !other.geriAlindi);

  const columns: Column<FoySatiri>[] = [
    { id: 'adi', header: t('urun'), cell: ({ adi }) => adi, primary: true },
    { id: 'anaUrunAdi', header: t('grup'), cell: ({ anaUrunAdi }) => anaUrunAdi, hideBelow: 'md' },
    {
      id: 'beklenen',
      header: t('kayitta'),
      cell: ({ beklenen, birimAdi }) => <span className="tabular">{`${formatMiktar(beklenen)} ${birimAdi ?? ''}`}</span>,
      align: 'right',
      width: 120,
    },
    {
      id: 'sayilan',
      header: t('sayilan'),
      cell: (satir) =>
        isToday && !list.isFetching ? <SayimAlani satir={satir} /> : <span className="tabular">{satir.sayilan !== null && formatMiktar(satir.sayilan)}</span>,
      align: 'right',
      width: 150,
    },
    {
      id: 'fark',
      header: t('fark'),
      cell: ({ fark, farkDegeri }) =>
        fark !== null && (
          <span className="tabular">
            {fark > 0 ? '+' : ''}
            {formatMiktar(fark)}
            {farkDegeri !== null && farkDegeri !== 0 && (
              <>
                {' · '}
                <MoneyText tutar={farkDegeri} />
              </>
            )}
          </span>
        ),
      align: 'right',
      width: 170,
    },
    {
      id: 'neden',
      header: t('neden'),
      cell: (satir) =>
        satir.fark !== null && satir.fark !== 0 && !list.isFetching ? <NedenAlani key={`${satir.nedenTuru}-${satir.neden}`} satir={satir} tarih={tarih} /> : satir.neden,
      width: 220,
    },
    { id: 'sayanAdi', header: t('sayan'), cell: ({ sayanAdi }) => sayanAdi, hideBelow: 'md', width: 130 },
  ];
  const takeBack = async () => {
    if (await confirm({ title: t('sayimGeriAl', { tarih: formatTarih(tarih) }), text: t('sayimGeriAlAciklama'), yes: t('geriAl'), danger: true })) geriAl.mutate({ body: { tarih } });
  };

  return (
    <>
      <PageHeader title={t('sayimBaslik', { tarih: formatTarih(tarih) })} aside={t('sayimAciklama')}>
        <ExcelButton call={stokCalls.sayimFoyu} list={list} />
        <Button variant="default" leftSection={<PrinterIcon size={18} />} onClick={() => window.print()}>
          {t('foyYazdir')}
        </Button>
        {sayim && (
          <YetkiButton
            yetki={stokCalls.removeSayim.yetki}
            variant="default"
            leftSection={<Undo2Icon size={18} />}
            loading={geriAl.isPending}
            onClick={() => void takeBack()}
          >
            {t('sayimiGeriAl')}
          </YetkiButton>
        )}
      </PageHeader>
      {!list.error && (
        <Figures mb="md" isStale={list.isFetching}>
          <Figure label={t('sayilanCesit')}>{answer && formatMiktar(answer.sayilanSayisi)}</Figure>
          {answer?.farkDegeri !== null && <Figure label={t('farkDegeri')}>{answer && answer.farkDegeri !== null && <MoneyText tutar={answer.farkDegeri} />}</Figure>}
        </Figures>
      )}
      {sayim && sayim.nedenler.length > 0 && <NedenToplamlari nedenler={sayim.nedenler} />}
      {isToday && <Okuyucu />}
      <DataTable<FoySatiri>
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        label={t('sekme.sayim')}
        searchPlaceholder={t('ara')}
        filters={
          <>
            <SelectField
              aria-label={t('hangileri')}
              w={170}
              data={KAPSAMLAR.map((ad) => ({ value: ad, label: t(`kapsam.${ad}`) }))}
              value={filter.kapsam}
              onChange={(kapsam) => kapsam && list.set({ kapsam })}
            />
            <AnaUrunSecimi
              aria-label={t('grup')}
              w={190}
              clearable
              placeholder={t('tumGruplar')}
              value={filter.anaUrunID}
              onChange={(anaUrunID) => list.set({ anaUrunID })}
            />
            <SelectField
              aria-label={t('hangiSayim')}
              w={190}
              clearable
              placeholder={t('bugununSayimi')}
              data={(gecmis.data?.liste ?? [])
                .filter((other) => !other.geriAlindi && other.tarih !== bugun)
                .map((other) => ({ value: other.tarih, label: formatTarih(other.tarih) }))}
              value={filter.tarih}
              onChange={(gun) => list.set({ tarih: gun })}
            />
          </>
        }
        empty={{ title: t('bos.baslik'), text: t('bos.aciklama') }}
      />
    </>
  );
}

/** A scanner types a barcode and presses Enter: each reading counts one more. */
function Okuyucu() {
  const { t } = useTranslation('stok');
  const [kod, setKod] = useState('');
  const [son, setSon] = useState<{ text: string; isBad: boolean }>();
  const say = useSave(stokCalls.fizikselSayim, { notice: false });
  /** The readings wait for each other, because each adds to the count of the one before it. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const count = async (barkod: string) => {
    const { liste } = await readAnew(stokCalls.sayimFoyu, { query: { ara: barkod, sayfaBoyutu: 5 } });
    const satir = liste.find((one) => one.barkod === barkod || one.urunKod === barkod) ?? (liste.length === 1 ? liste[0] : undefined);
    if (!satir) return setSon({ text: t('okunamadi', { kod: barkod }), isBad: true });
    const sayilan = (satir.sayilan ?? 0) + 1;
    await say.mutateAsync({ body: { model: [{ altUrunID: satir.id, miktar: sayilan }] } });
    setSon({ text: t('okundu', { urun: satir.adi, sayi: formatMiktar(sayilan) }), isBad: false });
  };
  const read = (event: KeyboardEvent) => {
    const barkod = kod.trim();
    if (event.key !== 'Enter' || barkod === '') return;
    event.preventDefault();
    // A scanner may be at the next code before the answer to this one is here.
    setKod('');
    queue.current = queue.current.then(() => count(barkod)).catch((error: unknown) => {
      setSon({ text: t('sayilmadi', { kod: barkod }), isBad: true });
      if (error instanceof ApiHatasi) tell(error);
      else throw error;
    });
  };
  return (
    <>
      <TextInput
        mb="xs"
        maw={420}
        label={t('okut')}
        placeholder={t('okutYer')}
        leftSection={<ScanBarcodeIcon size={18} />}
        value={kod}
        onChange={(event) => setKod(event.currentTarget.value)}
        onKeyDown={read}
      />
      <Text size="sm" mb="sm" role="status" style={{ overflowWrap: 'anywhere' }} c={son?.isBad ? 'var(--defter-danger)' : 'dimmed'}>
        {son?.text ?? t('okutAciklama')}
      </Text>
    </>
  );
}
