import type { AltUrunFiyati } from '@defter/contract/alt-urun.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';

const TONES: Record<AltUrunFiyati['durum'], Tone> = { planli: 'blue', gecerli: 'green', eski: 'gray', geriAlindi: 'amber' };

/** Every price with its first day, the latest first. */
export function FiyatGecmisi({ fiyatlar }: { fiyatlar: AltUrunFiyati[] }) {
  const { t } = useTranslation('fiyat');
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table aria-label={t('gecmis.baslik')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('gecmis.gecerlilik')}</Table.Th>
            <Table.Th ta="right">{t('gecmis.fiyat')}</Table.Th>
            <Table.Th>{t('gecmis.durum')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('gecmis.nasil')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fiyatlar.map(({ id, gecerlilik, fiyat, durum, topluMu, personelAdi }) => (
            <Table.Tr key={id}>
              <Table.Td className="tabular">{gecerlilik === null ? t('gecmis.ilk') : formatTarih(gecerlilik)}</Table.Td>
              <Table.Td ta="right">
                <MoneyText tutar={fiyat} />
              </Table.Td>
              <Table.Td>
                <StatusBadge tone={TONES[durum]} label={t(`durum.${durum}`)} />
              </Table.Td>
              <Table.Td visibleFrom="sm">{[gecerlilik !== null && t(topluMu ? 'gecmis.toplu' : 'gecmis.elle'), personelAdi].filter(Boolean).join(' · ')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
