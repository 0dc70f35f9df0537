import { primCalls, type PrimSatiri } from '@defter/contract/prim.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useList } from '../app/data/use-list.ts';
import { paths } from '../app/routing/paths.ts';
import { YetkiLink } from '../app/session/YetkiLink.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { MoneyText } from '../ui/MoneyText.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { AySecimi } from './AySecimi.tsx';
import { useAy } from './use-ay.ts';

/** The lines of a month of a colleague, or of the signed-in person; needs the texts `prim`. */
export function PrimSatirlari({ personelID, aySecilir = false }: { personelID?: number; /** Whether the month is chosen here. */ aySecilir?: boolean }) {
  const { t } = useTranslation('prim');
  const { ay, setAy } = useAy();
  const list = useList(primCalls.satirlar, { filtre: { ay, personelID: (personelID ?? null) as number | null } });
  const columns = useColumns();
  const { answer } = list;

  return (
    <DataTable
      list={list}
      columns={columns}
      rowKey={({ satirID, personelID: kim }) => `${kim} ${satirID}`}
      label={t('baslik')}
      searchPlaceholder={t('ara')}
      filters={
        aySecilir && (
          <Group gap="sm" flex={1} justify="space-between">
            <AySecimi ay={ay} onChange={setAy} />
            {answer && !list.isFetching && (
              <Group gap={8}>
                <StatusBadge tone={answer.kapaliMi ? 'gray' : 'green'} label={t(answer.kapaliMi ? 'ay.kapali' : 'ay.acik')} />
                <MoneyText tutar={answer.prim} fw={650} />
              </Group>
            )}
          </Group>
        )
      }
      empty={{ title: t('bos.baslik'), text: t('bos.aciklama') }}
    />
  );
}

function useColumns(): Column<PrimSatiri>[] {
  const { t } = useTranslation('prim');
  const satisNo = ({ satisID, satisNo: no }: PrimSatiri) => (
    <YetkiLink to={paths.satis(satisID)} fz="inherit">
      {t('satisNo', { no })}
    </YetkiLink>
  );
  return [
    { id: 'tarih', header: t('sutun.tarih'), cell: ({ tarih }) => <span className="tabular">{formatTarih(tarih)}</span>, width: 110 },
    {
      id: 'adi',
      header: t('sutun.islem'),
      primary: true,
      cell: ({ adi, musteriAdi, esas }) => (
        <Group gap={8}>
          <span>{adi}</span>
          {esas < 0 && <StatusBadge tone="amber" label={t('geriAlindi')} />}
          {musteriAdi && (
            <Text span size="sm" c="dimmed">
              {musteriAdi}
            </Text>
          )}
        </Group>
      ),
    },
    { id: 'satis', header: t('sutun.satis'), cell: satisNo, width: 110 },
    { id: 'kural', header: t('sutun.kural'), cell: ({ kuralAdi }) => kuralAdi ?? t('kart'), width: 190 },
    { id: 'esas', header: t('sutun.tutar'), cell: ({ esas }) => <MoneyText tutar={esas} />, align: 'right', width: 130 },
    { id: 'prim', header: t('sutun.prim'), cell: ({ prim }) => <MoneyText tutar={prim} fw={600} />, align: 'right', width: 120 },
  ];
}
