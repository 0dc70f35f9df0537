import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { formatTL, type Kurus, ZERO } from '@defter/rules/para.ts';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { HandCoinsIcon, XIcon } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { useParaSekilleri } from '../../pickers/odeme-sekilleri.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { bahsisParcalari, type Sepet, type SepetDegisikligi } from './sepet.ts';
import { useAcilan } from './use-acilan.ts';

type BahsisBolumuProps = { sepet: Sepet; /** The cash that would go back: it may be meant as a tip. */ paraUstu: Kurus; change: (degisiklik: SepetDegisikligi) => void };

/** The tip beside the sale: one amount, in equal parts for the chosen colleagues. */
export const BahsisBolumu = memo(function BahsisBolumu({ sepet, paraUstu, change }: BahsisBolumuProps) {
  const { t } = useTranslation('satis');
  const sekiller = useParaSekilleri();
  const { alan, ac } = useAcilan();
  const { bahsis, bahsisler } = sepet;
  const ekip = useCall(personelBayiCalls.ekip).data?.liste;
  const kisiAdi = (personelID: number) => ekip?.find(({ id }) => id === personelID)?.adSoyad ?? '';
  const adOf = (id: number) => sekiller.find((sekil) => sekil.id === id)?.adi ?? '';
  const begin = () => {
    const odenen = sepet.odemeler.findLast(({ id, odemeSekliID }) => id === 0 && sekiller.some((sekil) => sekil.id === odemeSekliID));
    const personelIDler = [...new Set(sepet.satirlar.flatMap(({ uygulayanPersonelID }) => uygulayanPersonelID ?? []))];
    change({ tur: 'bahsis', bahsis: { tutar: paraUstu, odemeSekliID: paraUstu > 0 ? NAKIT_ID : (odenen?.odemeSekliID ?? NAKIT_ID), personelIDler } });
  };
  const alinmis = bahsisler.map(({ id, tutar, odemeSekliID, personelID }) => (
    <Text key={id} size="sm" c="dimmed" className="tabular">
      {t('bahsis.alindi', { ad: kisiAdi(personelID), tutar: formatTL(tutar), sekil: adOf(odemeSekliID) })}
    </Text>
  ));
  if (!bahsis) {
    return (
      <>
        {alinmis}
        <Button variant="default" size="compact-md" w="fit-content" leftSection={<HandCoinsIcon size={16} />} onClick={(event) => ac(event, begin)}>
          {t('bahsis.ekle')}
        </Button>
      </>
    );
  }
  const say = (alan: Partial<typeof bahsis>) => change({ tur: 'bahsis', bahsis: { ...bahsis, ...alan } });
  return (
    <Stack ref={alan} gap={6} role="group" aria-label={t('bahsis.baslik')}>
      {alinmis}
      <Group gap="xs" align="end" wrap="nowrap">
        <MoneyInput
          label={t('bahsis.baslik')}
          size="xs"
          flex={1}
          value={bahsis.tutar}
          onChange={(tutar) => say({ tutar: typeof tutar === 'number' && tutar > 0 ? tutar : ZERO })}
        />
        <SelectField<number>
          label={t('bahsis.sekil')}
          size="xs"
          flex={1}
          data={sekiller.map(({ id, adi }) => ({ value: id, label: adi }))}
          value={bahsis.odemeSekliID}
          onChange={(id) => id !== null && say({ odemeSekliID: id })}
        />
        <ActionIcon variant="subtle" color="gray" size="md" aria-label={t('bahsis.vazgec')} onClick={() => change({ tur: 'bahsis', bahsis: null })}>
          <XIcon size={16} />
        </ActionIcon>
      </Group>
      {bahsisParcalari(bahsis).map(({ personelID, tutar }) => (
        <Group key={personelID} gap="xs" wrap="nowrap">
          <Text size="sm" flex={1}>
            {kisiAdi(personelID)}
          </Text>
          <Text size="sm" className="tabular">
            {formatTL(tutar)}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('bahsis.kisiCikar', { ad: kisiAdi(personelID) })}
            onClick={() => say({ personelIDler: bahsis.personelIDler.filter((id) => id !== personelID) })}
          >
            <XIcon size={16} />
          </ActionIcon>
        </Group>
      ))}
      <PersonelSecimi
        size="xs"
        aria-label={t('bahsis.kime')}
        placeholder={t(bahsis.personelIDler.length === 0 ? 'bahsis.kime' : 'bahsis.birKisiDaha')}
        value={null}
        onChange={(personelID) => personelID !== null && !bahsis.personelIDler.includes(personelID) && say({ personelIDler: [...bahsis.personelIDler, personelID] })}
      />
    </Stack>
  );
});
