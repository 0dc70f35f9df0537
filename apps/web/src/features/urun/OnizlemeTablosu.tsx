import type { FiyatOnizlemesi } from '@defter/contract/fiyat-degisimi.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Checkbox, Table, Text } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatYuzde } from '../../ui/format.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './FiyatDegisimi.module.css';
import type { FiyatDegisimiDurumu } from './use-fiyat-degisimi.ts';

const marj = (sayi: number) => formatYuzde(Math.round(sayi * 10) / 10);

/** One line; rows that need more are measured. */
const ROW_HEIGHT = 37;
/** The number of rows that are drawn beyond the visible ones, so that the tab key finds the next box. */
const BEYOND = 10;

/**
 * The old and new price of each product with its margin. Products without a tick keep their price. A shop has a thousand
 * products, and drawing all takes seconds, so only the visible rows are drawn.
 */
export function OnizlemeTablosu({ degisim: { satirlar, secilen, haric, setHaric } }: { degisim: FiyatDegisimiDurumu }) {
  const { t } = useTranslation('fiyat');
  const toggle = useCallback(
    (id: number) =>
      setHaric((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [setHaric],
  );
  const all = secilen.length === satirlar.length;
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing compiles the panel, and `measureElement` stays the same function
  const virtual = useVirtualizer({ count: satirlar.length, getScrollElement: () => box.current, estimateSize: () => ROW_HEIGHT, overscan: BEYOND });
  const drawn = virtual.getVirtualItems();

  return (
    <div className={classes.scroll} ref={box}>
      <Table aria-label={t('onizleme')} aria-rowcount={satirlar.length + 1} layout="fixed">
        <Table.Thead>
          <Table.Tr aria-rowindex={1}>
            <Table.Th w={44}>
              <Checkbox
                aria-label={t('tumunuSec')}
                checked={all}
                indeterminate={!all && secilen.length > 0}
                onChange={() => setHaric(all ? new Set(satirlar.map(({ id }) => id)) : new Set())}
              />
            </Table.Th>
            <Table.Th>{t('urun')}</Table.Th>
            <Table.Th w={120} ta="right" visibleFrom="sm">
              {t('eskiFiyat')}
            </Table.Th>
            <Table.Th w={120} ta="right">{t('yeniFiyat')}</Table.Th>
            <Table.Th w={140} ta="right" visibleFrom="md">
              {t('marj')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Gap height={drawn[0]?.start ?? 0} />
          {drawn.map(({ index }) => {
            const satir = satirlar[index]!;
            return <Satir key={satir.id} ref={virtual.measureElement} index={index} satir={satir} included={!haric.has(satir.id)} onToggle={toggle} />;
          })}
          <Gap height={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Stands for the rows that are not drawn. */
const Gap = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />;

type SatirProps = { ref: Ref<HTMLTableRowElement>; index: number; satir: FiyatOnizlemesi; included: boolean; onToggle: (id: number) => void };

/** A row that renders only when its data changes, not whenever the list scrolls. */
const Satir = memo(function Satir({ ref, index, satir, included, onToggle }: SatirProps) {
  const { t } = useTranslation('fiyat');
  const out = included ? undefined : true;
  const isSecond = satir.yeniFiyat2 !== satir.eskiFiyat2;
  return (
    <Table.Tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      <Table.Td>
        <Checkbox aria-label={t('dahil', { urun: satir.adi })} checked={included} onChange={() => onToggle(satir.id)} />
      </Table.Td>
      <Table.Td data-left-out={out}>
        <div className={classes.product}>
          <Text size="sm" fw={550}>
            {satir.adi}
          </Text>
          <Text size="sm" c="dimmed">
            {satir.anaUrunAdi}
          </Text>
        </div>
        <Text size="sm" c="dimmed" hiddenFrom="md" className="tabular">
          {t('marj')}: <Marjlar satir={satir} />
        </Text>
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm" data-left-out={out}>
        <MoneyText tutar={satir.eskiFiyat} />
      </Table.Td>
      <Table.Td ta="right" data-left-out={out}>
        <Text size="sm" c="dimmed" hiddenFrom="sm" component="div">
          <MoneyText tutar={satir.eskiFiyat} />
        </Text>
        {satir.yeniFiyat === null ? (
          <Text size="sm" c="var(--defter-danger)" className={classes.oneLine}>
            {t('kalmaz')}
          </Text>
        ) : (
          <Text size="sm" fw={600} component="div">
            <MoneyText tutar={satir.yeniFiyat} />
          </Text>
        )}
        {isSecond && (
          <Text size="sm" c="dimmed" className="tabular">
            {t('ikinciOnizleme', { eski: formatTL(satir.eskiFiyat2), yeni: satir.yeniFiyat2 === null ? t('kalmaz') : formatTL(satir.yeniFiyat2) })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="md" className="tabular" data-left-out={out}>
        <Marjlar satir={satir} />
      </Table.Td>
    </Table.Tr>
  );
});

/** The margins before and after. A loss is red. */
function Marjlar({ satir: { eskiMarj, yeniMarj } }: { satir: FiyatOnizlemesi }) {
  if (eskiMarj === null && yeniMarj === null) return '—';
  return (
    <span className={classes.oneLine}>
      <Marj sayi={eskiMarj} /> → <Marj sayi={yeniMarj} />
    </span>
  );
}

const Marj = ({ sayi }: { sayi: number | null }) =>
  sayi === null ? '—' : <span style={sayi < 0 ? { color: 'var(--defter-danger)' } : undefined}>{marj(sayi)}</span>;
