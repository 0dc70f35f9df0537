import { type FoySatiri, stokCalls } from '@defter/contract/stok.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { PrinterIcon, ScanBarcodeIcon, Undo2Icon } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../app/data/query.ts';
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
    { id: 'beklenen', header: t('kayitta'), cell: ({ beklenen, birimAdi }) => <span className="tabular">{`${formatMiktar(beklenen)} ${birimAdi ?? ''}`}</span>, align: 'right', width: 120 },
    { id: 'sayilan', header: t('sayilan'), cell: (satir) => (isToday ? <SayimAlani satir={satir} /> : <span className="tabular">{satir.sayilan !== null && formatMiktar(satir.sayilan)}</span>), align: 'right', width: 150 },
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
    { id: 'neden', header: t('neden'), cell: (satir) => (satir.fark !== null && satir.fark !== 0 ? <NedenAlani key={`${satir.nedenTuru}-${satir.neden}`} satir={satir} tarih={tarih} /> : satir.neden), width: 220 },
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
          <YetkiButton yetki={stokCalls.removeSayim.yetki} variant="default" leftSection={<Undo2Icon size={18} />} loading={geriAl.isPending} onClick={() => void takeBack()}>
            {t('sayimiGeriAl')}
          </YetkiButton>
        )}
      </PageHeader>
      {!list.error && (
        <Figures mb="md">
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
            <SelectField aria-label={t('hangileri')} w={170} data={KAPSAMLAR.map((ad) => ({ value: ad, label: t(`kapsam.${ad}`) }))} value={filter.kapsam} onChange={(kapsam) => kapsam && list.set({ kapsam })} />
            <AnaUrunSecimi aria-label={t('grup')} w={190} clearable placeholder={t('tumGruplar')} value={filter.anaUrunID} onChange={(anaUrunID) => list.set({ anaUrunID })} />
            <SelectField
              aria-label={t('hangiSayim')}
              w={190}
              clearable
              placeholder={t('bugununSayimi')}
              data={(gecmis.data?.liste ?? []).filter((other) => !other.geriAlindi && other.tarih !== bugun).map((other) => ({ value: other.tarih, label: formatTarih(other.tarih) }))}
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
  const input = useRef<HTMLInputElement>(null);
  const [kod, setKod] = useState('');
  const [son, setSon] = useState<{ adi: string; sayilan: number } | 'yok'>();
  const aranan = useCall(stokCalls.sayimFoyu, { query: { ara: kod, sayfaBoyutu: 5 } }, { enabled: false });
  const say = useSave(stokCalls.fizikselSayim, { notice: false });
  const read = async (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || kod.trim() === '') return;
    event.preventDefault();
    const { data } = await aranan.refetch();
    const satir = data?.liste.find(({ barkod, urunKod }) => barkod === kod.trim() || urunKod === kod.trim()) ?? (data?.liste.length === 1 ? data.liste[0] : undefined);
    setKod('');
    input.current?.focus();
    if (!satir) return setSon('yok');
    const sayilan = (satir.sayilan ?? 0) + 1;
    say.mutate({ body: { model: [{ altUrunID: satir.id, miktar: sayilan }] } }, { onSuccess: () => setSon({ adi: satir.adi, sayilan }) });
  };
  return (
    <>
      <TextInput
        ref={input}
        mb="xs"
        maw={420}
        label={t('okut')}
        placeholder={t('okutYer')}
        leftSection={<ScanBarcodeIcon size={18} />}
        value={kod}
        onChange={(event) => setKod(event.currentTarget.value)}
        onKeyDown={(event) => void read(event)}
      />
      <Text size="sm" mb="sm" role="status" c={son === 'yok' ? 'var(--defter-danger)' : 'dimmed'}>
        {son === 'yok' ? t('okunamadi') : son ? t('okundu', { urun: son.adi, sayi: formatMiktar(son.sayilan) }) : t('okutAciklama')}
      </Text>
    </>
  );
}
