import { personelCariCalls, type CariSatiri } from '@defter/contract/personel-cari.ts';
import { subtract } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { formatAy } from '../../../ui/format.ts';
import { PencilIcon, Undo2Icon } from 'lucide-react';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { ReasonIcon } from '../../../ui/ReasonButton.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from './CariTablosu.module.css';
import { islemOf, type IslemAdi } from './islemler.ts';

type CariTablosuProps = { satirlar: readonly CariSatiri[]; onEdit: (satir: CariSatiri, islem: IslemAdi) => void };

/** The movements of an account with the balance after each. Reversed ones stay in sight. */
export function CariTablosu({ satirlar, onEdit }: CariTablosuProps) {
  const { t } = useTranslation(['personel', 'ortak']);
  const sil = useSave(personelCariCalls.remove);

  const takeBack = async ({ id, tur }: CariSatiri) => {
    const text = t(tur === 'kasa' ? 'cari.geriAlKasa' : 'cari.geriAlAciklama');
    if (await confirm({ title: t('cari.geriAlBaslik'), text, yes: t('ortak:geriAl') })) sil.mutate({ body: { id, tur } });
  };

  return (
    <Table className={classes.table} verticalSpacing={8}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.wide}>{t('cari.sutun.tarih')}</Table.Th>
          <Table.Th>{t('cari.sutun.islem')}</Table.Th>
          <Table.Th ta="right">{t('cari.sutun.tutar')}</Table.Th>
          <Table.Th className={classes.wide} ta="right">{t('cari.sutun.bakiye')}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{t('ortak:islemler')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {satirlar.map((satir) => {
          const islem = islemOf(satir);
          const { id, tur, tarih, gelir, gider, bakiye, iptalMi } = satir;
          return (
            <Table.Tr key={`${tur}-${id}`} data-dimmed={iptalMi || undefined}>
              <Table.Td className={`tabular ${classes.wide}`}>{formatTarih(tarih)}</Table.Td>
              <Table.Td>
                <Islem satir={satir} islem={islem} />
              </Table.Td>
              <Table.Td ta="right">
                <MoneyText tutar={tur === 'kasa' ? subtract(gelir, gider) : subtract(gider, gelir)} />
              </Table.Td>
              <Table.Td className={classes.wide} ta="right">
                <MoneyText tutar={bakiye} />
              </Table.Td>
              <Table.Td>
                {!iptalMi && satir.primAyi === null && !satir.bahsisMi && (
                  <Group gap={2} wrap="nowrap" justify="flex-end">
                    <ReasonIcon label={t('ortak:duzenle')} onClick={() => onEdit(satir, islem)}>
                      <PencilIcon size={17} />
                    </ReasonIcon>
                    <ReasonIcon label={t('ortak:geriAl')} disabled={sil.isPending} onClick={() => void takeBack(satir)}>
                      <Undo2Icon size={17} />
                    </ReasonIcon>
                  </Group>
                )}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

function Islem({ satir: { tarih, aciklama, altKategoriAdi, odemeSekliAdi, iptalMi, primAyi, bahsisMi }, islem }: { satir: CariSatiri; islem: IslemAdi }) {
  const { t } = useTranslation('personel');
  return (
    <>
      <Group gap={8}>
        {t(bahsisMi ? 'cari.bahsis' : `cari.islem.${islem}`)}
        {iptalMi && <StatusBadge tone="gray" label={t('cari.iptal')} />}
      </Group>
      <Text size="sm" c="dimmed" lineClamp={3}>
        <span className={classes.narrow}>{formatTarih(tarih)} </span>
        {[primAyi && t('cari.primAyi', { ay: formatAy(primAyi) }), altKategoriAdi, odemeSekliAdi, aciklama].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
