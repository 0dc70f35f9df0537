import { birlestirmeCalls, type Birlestirme } from '@defter/contract/birlestirme.ts';
import { Anchor, Card, Table, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useSave } from '../../../app/data/query.ts';
import { useList } from '../../../app/data/use-list.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatZaman } from '../../../ui/format.ts';
import { Undo2Icon } from 'lucide-react';
import { Pager } from '../../../ui/Pager.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useLastPage } from '../../../ui/use-last-page.ts';
import { ofRow } from '../../../ui/of-row.ts';

/** Merged records, with undo as long as it is possible. */
export function Birlestirmeler() {
  const { t } = useTranslation(['birlestirme', 'ortak']);
  const list = useList(birlestirmeCalls.birlestirmeler);
  const isPending = useLastPage(list) || list.isPending;
  if (list.error || isPending) return <NotLoaded reading={list} skeleton={<RowsSkeleton rows={4} />} />;
  if (list.rows.length === 0) return <EmptyState title={t('liste.bosBaslik')} text={t('liste.bosAciklama')} />;
  return (
    <Card padding={0}>
      <Table aria-label={t('sekme.birlestirilenler')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('liste.giden')}</Table.Th>
            <Table.Th>{t('liste.kalan')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('liste.yapan')}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{t('ortak:islemler')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.rows.map((birlestirme) => (
            <Satir key={birlestirme.id} birlestirme={birlestirme} />
          ))}
        </Table.Tbody>
      </Table>
      <Pager list={list} />
    </Card>
  );
}

function Satir({ birlestirme: { id, kalanID, kalanAdi, gidenAdi, yapan, zaman, geriAlmaZamani, geriAlinabilir } }: { birlestirme: Birlestirme }) {
  const { t } = useTranslation(['birlestirme', 'ortak']);
  const undo = useSave(birlestirmeCalls.geriAl);
  const ask = async () => {
    const text = t('liste.geriAlAciklama', { giden: gidenAdi, kalan: kalanAdi });
    if (await confirm({ title: t('liste.geriAlinsinMi'), text, yes: t('ortak:geriAl') })) undo.mutate({ body: { id } });
  };
  return (
    <Table.Tr>
      <Table.Td>
        {gidenAdi}
        <Text size="sm" c="dimmed">
          {formatZaman(zaman)}
        </Text>
      </Table.Td>
      <Table.Td>
        {kalanAdi === null ? (
          <Text c="dimmed">{t('liste.silinmis')}</Text>
        ) : (
          <Anchor component={Link} to={paths.musteri(kalanID)}>
            {kalanAdi}
          </Anchor>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm">{yapan}</Table.Td>
      <Table.Td ta="right">
        {geriAlinabilir ? (
          <YetkiButton
            yetki={birlestirmeCalls.geriAl.yetki}
            variant="default"
            size="compact-md"
            leftSection={<Undo2Icon size={17} />}
            loading={undo.isPending}
            aria-label={ofRow(t('ortak:geriAl'), gidenAdi)}
            onClick={() => void ask()}
          >
            {t('ortak:geriAl')}
          </YetkiButton>
        ) : (
          <Text size="sm" c="dimmed">
            {geriAlmaZamani ? t('liste.geriAlindi', { zaman: formatZaman(geriAlmaZamani) }) : t('liste.suresiGecti')}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
