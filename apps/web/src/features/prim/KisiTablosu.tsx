import type { PersonelPrimi } from '@defter/contract/prim.ts';
import { Anchor, Card, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './KisiTablosu.module.css';

/** The colleagues of a month with the commission of each; a name opens their lines. */
export function KisiTablosu({ liste, onOpen }: { liste: readonly PersonelPrimi[]; onOpen: (personelID: number) => void }) {
  const { t } = useTranslation('prim');
  if (liste.length === 0) return <EmptyState title={t('bos.baslik')} text={t('bos.aciklama')} />;
  return (
    <Card padding={0}>
      <Table className={classes.table} verticalSpacing={8} aria-label={t('baslik')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('sutun.personel')}</Table.Th>
            <Table.Th className={classes.wide} ta="right">
              {t('sutun.satir')}
            </Table.Th>
            <Table.Th className={classes.wide} ta="right">
              {t('sutun.tutar')}
            </Table.Th>
            <Table.Th className={classes.wide} ta="right">
              {t('sutun.geriAlinan')}
            </Table.Th>
            <Table.Th ta="right">{t('sutun.prim')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {liste.map(({ personelID, adSoyad, satir, esas, prim, geriAlinan }) => (
            <Table.Tr key={personelID}>
              <Table.Td>
                <Anchor component="button" type="button" fz="inherit" ta="start" onClick={() => onOpen(personelID)}>
                  {adSoyad}
                </Anchor>
              </Table.Td>
              <Table.Td className={`tabular ${classes.wide}`} ta="right">
                {satir}
              </Table.Td>
              <Table.Td className={classes.wide} ta="right">
                <MoneyText tutar={esas} />
              </Table.Td>
              <Table.Td className={classes.wide} ta="right">
                {geriAlinan !== 0 && <MoneyText tutar={geriAlinan} />}
              </Table.Td>
              <Table.Td ta="right">
                <MoneyText tutar={prim} fw={600} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
