import type { SecilenAlan } from '@defter/contract/birlestirme.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Radio, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTanimlar } from '../../../pickers/use-tanimlar.ts';
import { type Fark, isNot, type Kisi, type Taraf } from './alanlar.ts';
import classes from './Tekrar.module.css';

type FarkTablosuProps = {
  farklar: readonly Fark[];
  kalan: Kisi;
  giden: Kisi;
  secim: Partial<Record<SecilenAlan, Taraf>>;
  onChoose: (alan: SecilenAlan, taraf: Taraf) => void;
};

/** Asks field by field which of two values to keep. */
export function FarkTablosu({ farklar, kalan, giden, secim, onChoose }: FarkTablosuProps) {
  const { t } = useTranslation(['birlestirme', 'musteri']);
  const show = useDeger();
  return (
    <Table className={classes.fields} verticalSpacing="xs" aria-label={t('panel.alanlar')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td w="28%" />
          <Table.Th>{t('panel.kalan')}</Table.Th>
          <Table.Th>{t('panel.giden')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {farklar.map(({ alan }) => (
          <Table.Tr key={alan}>
            <Table.Th scope="row">
              {t(`musteri:alan.${alan}`)}
            </Table.Th>
            {([['kalan', kalan], ['giden', giden]] as const).map(([taraf, kisi]) => {
              const text = show(alan, kisi) ?? t('panel.bos');
              return (
                <Table.Td key={taraf}>
                  <Secenek alan={alan} text={text} checked={secim[alan] === taraf} onChoose={() => onChoose(alan, taraf)} />
                  {taraf === 'giden' && isNot(alan) && show(alan, kalan) !== null && (
                    <Secenek alan={alan} text={t('panel.ikisi')} checked={secim[alan] === 'ikisi'} onChoose={() => onChoose(alan, 'ikisi')} />
                  )}
                </Table.Td>
              );
            })}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

type SecenekProps = { alan: SecilenAlan; text: string; checked: boolean; onChoose: () => void };

function Secenek({ alan, text, checked, onChoose }: SecenekProps) {
  const { t } = useTranslation('musteri');
  return (
    <label className={classes.choice}>
      <Radio name={alan} aria-label={`${t(`alan.${alan}`)}: ${text}`} checked={checked} onChange={onChoose} />
      <Text size="sm">{text}</Text>
    </label>
  );
}

/** A field's value in the words of the screen; null when it is empty. */
function useDeger(): (alan: SecilenAlan, kisi: Kisi) => string | null {
  const { t } = useTranslation(['musteri', 'ortak']);
  const tanimlar = {
    uyrukID: useTanimlar('uyruk'),
    meslekID: useTanimlar('meslek'),
    neredenDuydunuzID: useTanimlar('neredenDuydunuz'),
    anketorID: useTanimlar('anketor'),
    hastaTuruID: useTanimlar('hastaTuru'),
    ozelDurumID: useTanimlar('ozelDurum'),
  };
  return (alan, kisi) => {
    const value = kisi[alan];
    if (alan === 'grupID') return kisi.grupAdi;
    if (alan === 'tavsiyeEdenID') return kisi.tavsiyeEden;
    if (alan === 'ilID') return [kisi.ilAdi, kisi.ilceAdi].filter(Boolean).join(' / ') || null;
    if (alan === 'hizmetAlan') return t(value ? 'ortak:evet' : 'ortak:hayir');
    if (value === null || value === undefined || value === '') return null;
    if (alan in tanimlar) return tanimlar[alan as keyof typeof tanimlar].find(({ id }) => id === value)?.adi ?? String(value);
    if (alan === 'turID') return t(`tur.${value as 1 | 2 | 3}`);
    if (alan === 'firmaTipiID') return t(`firmaTipi.${value as 1 | 2 | 3}`);
    if (alan === 'dogumTarihi' || alan === 'evlilikYilDonumu') return formatTarih(String(value));
    if (alan === 'cinsiyet') return t(value === 1 ? 'cinsiyet.kadin' : 'cinsiyet.erkek');
    if (alan === 'medeniHali') return t(`medeniHali.${value as 1 | 2 | 3 | 4}`);
    return String(value);
  };
}
