import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { ISLEM_YETKILERI, isSeansIslemi, seansCalls, type SeansHareketi } from '@defter/contract/seans.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';

/** The movements of the sessions, newest first; a deduction or an act can be taken back. */
export function SeansHareketleri({ hakID }: { hakID: number }) {
  const { t } = useTranslation('seans');
  const { data, error, refetch } = useCall(seansCalls.hareketler, { params: { id: hakID } });
  const geriAl = useSave(seansDusCalls.remove);
  const islemiGeriAl = useSave(seansIslemiCalls.geriAl);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={2} />} />;

  const ask = async (satisGuid: string, tarih: string) => {
    if (await confirm({ title: t('geriAlinsinMi', { tarih: formatTarih(tarih) }), text: t('geriAlAciklama'), yes: t('geriAl') })) geriAl.mutate({ body: { satisGuid } });
  };
  const askIslem = async ({ id, tur }: SeansHareketi) => {
    const title = t('islem.geriAlinsinMi', { islem: t(`hareket.${tur}`) });
    const text = t(tur === 'degisim' ? 'islem.geriAlDegisim' : 'islem.geriAlAciklama');
    if (await confirm({ title, text, yes: t('geriAl') })) islemiGeriAl.mutate({ body: { id } });
  };

  return (
    <Table aria-label={t('gecmis')} mt="xs">
      <Table.Tbody>
        {data.liste.map((hareket) => (
          <Table.Tr key={hareket.id}>
            <Table.Td>
              <Text size="sm" td={hareket.geriAlindiMi ? 'line-through' : undefined}>
                {t(`hareket.${sozOf(hareket)}`)}
              </Text>
              <Text size="xs" c="dimmed" className="tabular" style={{ overflowWrap: 'anywhere' }}>
                {[
                  formatTarih(hareket.tarih),
                  hareket.musteriAdi,
                  hareket.digerHizmet,
                  hareket.neden,
                  hareket.uygulayanAdi,
                  hareket.personelAdi !== hareket.uygulayanAdi && hareket.personelAdi && t('kaydeden', { ad: hareket.personelAdi }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Table.Td>
            <Table.Td ta="right" className="tabular" style={{ whiteSpace: 'nowrap' }}>
              {hareket.adet !== 0 ? signed(hareket.adet) : hareket.gun !== 0 && t('gunSayisi', { count: hareket.gun, gun: signed(hareket.gun) })}
            </Table.Td>
            <Table.Td ta="right" w={84} px={0}>
              {hareket.dusumGuid && (
                <YetkiButton yetki={seansDusCalls.remove.yetki} variant="subtle" size="compact-sm" loading={geriAl.isPending} onClick={() => void ask(hareket.dusumGuid!, hareket.tarih)}>
                  {t('geriAl')}
                </YetkiButton>
              )}
              {hareket.islemID !== null && isSeansIslemi(hareket.tur) && (
                <YetkiButton yetki={ISLEM_YETKILERI[hareket.tur]} variant="subtle" size="compact-sm" loading={islemiGeriAl.isPending} onClick={() => void askIslem(hareket)}>
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

const signed = (adet: number) => (adet > 0 ? `+${adet}` : String(adet));
/** The kind of a movement; one of a pair says from which side it is seen. */
const sozOf = ({ tur, adet, geriAlmaMi }: SeansHareketi) => {
  if (geriAlmaMi) return `${tur}Geri` as const;
  return adet > 0 && (tur === 'devir' || tur === 'degisim') ? (`${tur}Gelen` as const) : tur;
};
