import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { seansCalls, type SeansHareketi } from '@defter/contract/seans.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../../app/data/query.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';

/** What happened to the sessions, newest first; a deduction can be taken back. */
export function SeansHareketleri({ hakID }: { hakID: number }) {
  const { t } = useTranslation('seans');
  const { data, isPending, refetch } = useCall(seansCalls.hareketler, { params: { id: hakID } });
  const geriAl = useSave(seansDusCalls.remove);
  if (isPending) return <RowsSkeleton rows={2} />;
  if (!data) return <LoadError onRetry={() => void refetch()} />;

  const ask = async (satisGuid: string, tarih: string) => {
    if (await confirm({ title: t('geriAlinsinMi', { tarih: formatTarih(tarih) }), text: t('geriAlAciklama'), yes: t('geriAl') })) geriAl.mutate({ body: { satisGuid } });
  };

  return (
    <Table aria-label={t('gecmis')} mt="xs">
      <Table.Tbody>
        {data.liste.map((hareket) => (
          <Table.Tr key={hareket.id}>
            <Table.Td className="tabular" w={96}>
              {formatTarih(hareket.tarih)}
            </Table.Td>
            <Table.Td>
              <Text size="sm" td={hareket.geriAlindiMi ? 'line-through' : undefined}>
                {t(`hareket.${sozOf(hareket)}`)}
              </Text>
              <Text size="xs" c="dimmed">
                {[hareket.uygulayanAdi, hareket.personelAdi !== hareket.uygulayanAdi && hareket.personelAdi && t('kaydeden', { ad: hareket.personelAdi })].filter(Boolean).join(' · ')}
              </Text>
            </Table.Td>
            <Table.Td ta="right" className="tabular" w={56}>
              {hareket.adet > 0 ? `+${hareket.adet}` : hareket.adet}
            </Table.Td>
            <Table.Td ta="right" w={104}>
              {hareket.dusumGuid && (
                <YetkiButton yetki={seansDusCalls.remove.yetki} variant="subtle" size="compact-sm" loading={geriAl.isPending} onClick={() => void ask(hareket.dusumGuid!, hareket.tarih)}>
                  {t('geriAl')}
                </YetkiButton>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const sozOf = ({ tur, geriAlmaMi }: SeansHareketi) => (geriAlmaMi ? (`${tur}Geri` as const) : tur);
