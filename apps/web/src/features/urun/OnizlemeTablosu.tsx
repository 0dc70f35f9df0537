import type { FiyatOnizlemesi } from '@defter/contract/fiyat-degisimi.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Checkbox, Table, Text } from '@mantine/core';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './FiyatDegisimi.module.css';
import type { FiyatDegisimiDurumu } from './use-fiyat-degisimi.ts';

const marjFormat = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const marj = (sayi: number) => `${sayi < 0 ? '-' : ''}%${marjFormat.format(Math.abs(sayi))}`;

/** Old and new price of each product with its margin; what is not ticked keeps its price. */
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

  return (
    <div className={classes.scroll}>
      <Table aria-label={t('onizleme')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={44}>
              <Checkbox
                aria-label={t('tumunuSec')}
                checked={all}
                indeterminate={!all && secilen.length > 0}
                onChange={() => setHaric(all ? new Set(satirlar.map(({ id }) => id)) : new Set())}
              />
            </Table.Th>
            <Table.Th>{t('urun')}</Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              {t('eskiFiyat')}
            </Table.Th>
            <Table.Th ta="right">{t('yeniFiyat')}</Table.Th>
            <Table.Th ta="right" visibleFrom="md">
              {t('marj')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {satirlar.map((satir) => (
            <Satir key={satir.id} satir={satir} included={!haric.has(satir.id)} onToggle={toggle} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type SatirProps = { satir: FiyatOnizlemesi; included: boolean; onToggle: (id: number) => void };

/** Drawn anew only when something of it changes: there are hundreds. */
const Satir = memo(function Satir({ satir, included, onToggle }: SatirProps) {
  const { t } = useTranslation('fiyat');
  const out = included ? undefined : true;
  const isSecond = satir.yeniFiyat2 !== satir.eskiFiyat2;
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox aria-label={t('dahil', { urun: satir.adi })} checked={included} onChange={() => onToggle(satir.id)} />
      </Table.Td>
      <Table.Td data-left-out={out}>
        <Text size="sm" fw={550}>
          {satir.adi}
        </Text>
        <Text size="sm" c="dimmed">
          {satir.anaUrunAdi}
        </Text>
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

/** What is left of the price before and after; what is sold at a loss stands out. */
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
