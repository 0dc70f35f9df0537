import type { FiyatOnizlemesi } from '@defter/contract/fiyat-degisimi.ts';
import { formatTL, toKurus } from '@defter/rules/para.ts';
import { Checkbox, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './FiyatDegisimi.module.css';
import type { FiyatDegisimiDurumu } from './use-fiyat-degisimi.ts';

const marjFormat = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const tl = (lira: number) => formatTL(toKurus(lira));
const marj = (sayi: number | null) => (sayi === null ? '—' : `%${marjFormat.format(sayi)}`);

/** Old and new price of each product with its margin; what is not ticked keeps its price. */
export function OnizlemeTablosu({ degisim: { satirlar, secilen, haric, setHaric } }: { degisim: FiyatDegisimiDurumu }) {
  const { t } = useTranslation('fiyat');
  const toggle = (id: number) => {
    const next = new Set(haric);
    if (!next.delete(id)) next.add(id);
    setHaric(next);
  };
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
            <Satir key={satir.id} satir={satir} included={!haric.has(satir.id)} onToggle={() => toggle(satir.id)} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Satir({ satir, included, onToggle }: { satir: FiyatOnizlemesi; included: boolean; onToggle: () => void }) {
  const { t } = useTranslation('fiyat');
  const out = included ? undefined : true;
  const marjlar = satir.eskiMarj === null && satir.yeniMarj === null ? '—' : `${marj(satir.eskiMarj)} → ${marj(satir.yeniMarj)}`;
  const isSecond = satir.yeniFiyat2 !== satir.eskiFiyat2;
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox aria-label={t('dahil', { urun: satir.adi })} checked={included} onChange={onToggle} />
      </Table.Td>
      <Table.Td data-left-out={out}>
        <Text size="sm" fw={550}>
          {satir.adi}
        </Text>
        <Text size="sm" c="dimmed">
          {satir.anaUrunAdi}
        </Text>
        <Text size="sm" c="dimmed" hiddenFrom="md" className="tabular">
          {t('marjlar', { marjlar })}
        </Text>
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm" data-left-out={out}>
        <MoneyText lira={satir.eskiFiyat} />
      </Table.Td>
      <Table.Td ta="right" data-left-out={out}>
        <Text size="sm" c="dimmed" hiddenFrom="sm" component="div">
          <MoneyText lira={satir.eskiFiyat} />
        </Text>
        {satir.yeniFiyat === null ? (
          <Text size="sm" c="red">
            {t('kalmaz')}
          </Text>
        ) : (
          <Text size="sm" fw={600} component="div">
            <MoneyText lira={satir.yeniFiyat} />
          </Text>
        )}
        {isSecond && (
          <Text size="sm" c="dimmed" className="tabular">
            {t('ikinciOnizleme', { eski: tl(satir.eskiFiyat2), yeni: satir.yeniFiyat2 === null ? t('kalmaz') : tl(satir.yeniFiyat2) })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="md" className="tabular" data-left-out={out}>
        {marjlar}
      </Table.Td>
    </Table.Tr>
  );
}
