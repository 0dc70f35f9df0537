import { AKTARIM_ALANLARI, aktarimCalls, AktarimSatiri, type SonucSatiri } from '@defter/contract/aktarim.ts';
import type { QueryInput } from '@defter/contract/call.ts';
import { Pagination, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { refusalOfValue } from '../../../ui/form.ts';
import { isTold, messageText } from '../../../ui/notice.ts';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import classes from './Aktarim.module.css';

const SAYFA = 20;

type SonucSatirlariProps = { id: number; query: Partial<QueryInput<typeof aktarimCalls.satirlar>> };

/** Rows of a file with their errors, or with the reason why an undo has kept them. */
export function SonucSatirlari({ id, query }: SonucSatirlariProps) {
  const { t } = useTranslation('aktarim');
  const [sayfa, setSayfa] = useState(1);
  const { data, error, refetch } = useCall(aktarimCalls.satirlar, { params: { id }, query: { ...query, sayfa, sayfaBoyutu: SAYFA } }, { keep: true });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={3} />} />;
  if (data.toplamKayit === 0) return <Text c="dimmed">{t('satirYok')}</Text>;
  const pages = Math.ceil(data.toplamKayit / SAYFA);
  const hasReasons = data.liste.some(({ hata, geri }) => hata !== null || geri !== null);

  return (
    <div className={classes.rows}>
      <Table layout="fixed" aria-label={t('satirlar')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={64}>{t('satirNo')}</Table.Th>
            <Table.Th w={hasReasons ? '38%' : undefined}>{t('kisi')}</Table.Th>
            {hasReasons && <Table.Th>{t('neden')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.liste.map((satir) => (
            <Table.Tr key={satir.satir}>
              <Table.Td className="tabular">{satir.satir}</Table.Td>
              <Table.Td>
                <Text size="sm" lineClamp={2}>
                  {satir.adSoyad || '–'}
                </Text>
              </Table.Td>
              {hasReasons && (
                <Table.Td>
                  <Neden satir={satir} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {pages > 1 && <Pagination total={pages} value={sayfa} onChange={setSayfa} size="sm" mt="sm" />}
    </div>
  );
}

/** Longer than any field may be: the refusal tells the limit. */
const LONGEST = 'x'.repeat(2001);

function Neden({ satir: { hata, alan, geri } }: { satir: SonucSatiri }) {
  const { t } = useTranslation('aktarim');
  if (geri !== null) return t(`geri.${geri}`);
  if (hata === null || !isTold(hata)) return null;
  const field = AKTARIM_ALANLARI.find((known) => known === alan);
  return (
    <>
      {field && <Text span fw={600} size="sm">{`${t(`alan.${field}`)}: `}</Text>}
      {(hata === 'metinUzun' && field && refusalOfValue(AktarimSatiri.shape[field], LONGEST)) || messageText(hata, { musteri: '' })}
    </>
  );
}
