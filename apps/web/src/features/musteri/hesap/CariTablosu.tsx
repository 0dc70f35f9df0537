import type { ReplyOf } from '@defter/contract/call.ts';
import type { CariSatiri, cariCalls } from '@defter/contract/cari.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Anchor, Group, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { useOpens, YetkiLink } from '../../../app/session/YetkiLink.tsx';
import { TahsilatGeriAl } from './TahsilatGeriAl.tsx';

type CariTablosuProps = { kart: Pick<ReplyOf<typeof cariCalls.kart>, 'devir' | 'borc' | 'alacak' | 'bakiye' | 'liste'>; /** All movements of the account are shown. */ hepsi: boolean };

/** The movements of an account, newest first, between the present balance and the one before the period. */
export function CariTablosu({ kart: { devir, borc, alacak, bakiye, liste }, hepsi }: CariTablosuProps) {
  const { t } = useTranslation('cari');
  return (
    <Table aria-label={t('baslik')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('tarih')}</Table.Th>
          <Table.Th>{t('islem')}</Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {t('borc')}
          </Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {t('alacak')}
          </Table.Th>
          <Table.Th ta="right">{t('bakiye')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Ozet ad={t('toplam')} borc={borc} alacak={alacak} bakiye={bakiye} />
        {liste.map((hareket) => (
          <Hareket key={hareket.id} hareket={hareket} />
        ))}
        {hepsi && devir !== 0 && <Ozet ad={t('devir')} bakiye={devir} />}
      </Table.Tbody>
    </Table>
  );
}

function Ozet({ ad, borc, alacak, bakiye }: { ad: string; borc?: Kurus; alacak?: Kurus; bakiye: Kurus }) {
  return (
    <Table.Tr fw={600}>
      <Table.Td colSpan={2}>{ad}</Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {borc !== undefined && <MoneyText tutar={borc} />}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {alacak !== undefined && <MoneyText tutar={alacak} />}
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText tutar={bakiye} />
      </Table.Td>
    </Table.Tr>
  );
}

function Hareket({ hareket: { tarih, tur, satisID, satisNo, tahsilatID, hizmetler, borc, alacak, bakiye } }: { hareket: CariSatiri }) {
  const { t } = useTranslation('cari');
  const opens = useOpens();
  const tutar = borc === 0 ? alacak : borc;
  return (
    <Table.Tr>
      <Table.Td className="tabular">{formatTarih(tarih)}</Table.Td>
      <Table.Td>
        <Group gap="0 8px">
          {tur !== 'satis' && <span>{t(`tur.${tur}`)}</span>}
          {satisID !== null && (
            <YetkiLink to={paths.satis(satisID)} size="sm" td="underline">
              {t('satis', { no: satisNo })}
            </YetkiLink>
          )}
          {tahsilatID !== null && (tur === 'odeme' || tur === 'avans') && (
            <>
              {opens(paths.tahsilatMakbuzu(tahsilatID)) && (
                <Anchor component={Link} to={paths.tahsilatMakbuzu(tahsilatID)} target="_blank" size="sm" td="underline">
                  {t('makbuz')}
                </Anchor>
              )}
              <TahsilatGeriAl tahsilatID={tahsilatID} tutar={alacak} />
            </>
          )}
          <Text size="xs" c="dimmed" lineClamp={1}>
            {hizmetler}
          </Text>
        </Group>
        <Text size="sm" className="tabular" hiddenFrom="sm">
          {formatTL(tutar)}
        </Text>
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {borc !== 0 && <MoneyText tutar={borc} />}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {alacak !== 0 && <MoneyText tutar={alacak} />}
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText tutar={bakiye} />
      </Table.Td>
    </Table.Tr>
  );
}
