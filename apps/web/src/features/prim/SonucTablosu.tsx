import type { ReplyOf } from '@defter/contract/call.ts';
import type { primCalls } from '@defter/contract/prim.ts';
import { subtract } from '@defter/rules/para.ts';
import { Card, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatAy } from '../../ui/format.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './KisiTablosu.module.css';

type Sonuc = ReplyOf<typeof primCalls.dene>;
type Fark = Pick<Sonuc, 'simdi' | 'deneme'>;

/** The commission of each colleague in the last months, and by the tried rules; by months on wide screens. */
export function SonucTablosu({ sonuc: { aylar, liste, simdi, deneme } }: { sonuc: Sonuc }) {
  const { t } = useTranslation('prim');
  if (liste.length === 0) return <EmptyState title={t('deneme.bosBaslik')} text={t('deneme.bosAciklama')} />;
  return (
    <Card padding={0}>
      <Table className={classes.table} verticalSpacing={8} aria-label={t('sekme.deneme')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('sutun.personel')}</Table.Th>
            {aylar.map((ay) => (
              <Table.Th key={ay} ta="right" className={classes.wide}>
                {formatAy(ay)}
              </Table.Th>
            ))}
            <Table.Th ta="right">{t('deneme.simdi')}</Table.Th>
            <Table.Th ta="right">{t('deneme.deneme')}</Table.Th>
            <Table.Th ta="right" className={classes.wide}>
              {t('deneme.fark')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {liste.map((kisi) => (
            <Table.Tr key={kisi.personelID}>
              <Table.Td>{kisi.adSoyad}</Table.Td>
              {kisi.aylar.map((ay, i) => (
                <Table.Td key={aylar[i]} ta="right" className={classes.wide}>
                  <MoneyText tutar={ay.simdi} c="dimmed" /> → <MoneyText tutar={ay.deneme} />
                </Table.Td>
              ))}
              <Toplam {...kisi} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>{t('deneme.toplam')}</Table.Th>
            {aylar.map((ay) => (
              <Table.Th key={ay} className={classes.wide} />
            ))}
            <Toplam simdi={simdi} deneme={deneme} />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Card>
  );
}

function Toplam({ simdi, deneme }: Fark) {
  return (
    <>
      <Table.Td ta="right">
        <MoneyText tutar={simdi} />
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText tutar={deneme} fw={600} />
      </Table.Td>
      <Table.Td ta="right" className={classes.wide}>
        <MoneyText tutar={subtract(deneme, simdi)} />
      </Table.Td>
    </>
  );
}
