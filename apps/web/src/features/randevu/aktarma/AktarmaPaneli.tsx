import type { RandevuBasligi } from '@defter/contract/randevu.ts';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useGeriKoy } from '../../../pickers/use-geri-koy.ts';
import { leaveForm } from '../../../ui/ask-to-lose.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { AktarmaSatirlari } from './AktarmaSatirlari.tsx';
import { useAktarma } from './use-aktarma.ts';

/** The server is asked about at most this many columns at once. */
const EN_COK_HEDEF = 12;

type AktarmaPaneliProps = { ilk: { sutunID: number | null; tarih: string }; basliklar: readonly RandevuBasligi[]; onClose: () => void };

/** The appointments of one colleague or place of a day, given to others. */
export function AktarmaPaneli({ ilk, basliklar, onClose }: AktarmaPaneliProps) {
  const { t } = useTranslation(['aktarma', 'ortak']);
  const tellSeveral = useGeriKoy();
  const aktarma = useAktarma({ ilk, basliklar }, (oncekiler) => {
    tellSeveral(t('aktarildi', { count: oncekiler.length }), oncekiler);
    onClose();
  });
  const { kaynak, hedefler, satirlar, gidenler, isPending, failed, reading } = aktarma;
  const digerleri = basliklar.filter(({ id, randevudaGoster }) => id !== kaynak && randevudaGoster);

  const ozetOf = () => {
    const count = satirlar.length;
    if (count === 0) return t('bos');
    return hedefler.length === 0 ? t('sayi', { count }) : t('ozet', { count, giden: gidenler.length });
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      size="md"
      title={t('baslik')}
      isDirty={aktarma.isDirty}
      footer={
        <>
          <Button variant="default" onClick={() => void leaveForm(aktarma.isDirty, onClose)}>
            {t('ortak:vazgec')}
          </Button>
          <Button ml="auto" disabled={isPending || gidenler.length === 0} loading={aktarma.busy} onClick={aktarma.send}>
            {t('aktar', { count: gidenler.length })}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Group gap="sm" align="flex-start" wrap="nowrap">
          <SelectField
            flex={3}
            miw={0}
            label={t('kimden')}
            data-autofocus={kaynak === null || undefined}
            data={basliklar.map(({ id, adi }) => ({ value: id, label: adi }))}
            value={kaynak}
            onChange={aktarma.setKaynak}
          />
          <DateField flex={2} miw={138} label={t('gun')} value={aktarma.tarih} onChange={aktarma.setTarih} />
        </Group>
        <Checkbox.Group label={t('kimlere')} description={t('kimlereAciklama')} value={hedefler.map(String)} onChange={(idler) => aktarma.setHedefler(idler.map(Number))}>
          <Group gap="sm" mt={8}>
            {digerleri.map(({ id, adi }, index) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={adi}
                data-autofocus={(kaynak !== null && index === 0) || undefined}
                disabled={hedefler.length >= EN_COK_HEDEF && !hedefler.includes(id)}
              />
            ))}
          </Group>
        </Checkbox.Group>
        {(failed || (isPending && satirlar.length === 0)) && <NotLoaded reading={reading} skeleton={<RowsSkeleton rows={4} height={44} />} />}
        {!isPending && !failed && kaynak !== null && (
          <Text size="sm" role="status" fw={550}>
            {ozetOf()}
          </Text>
        )}
        <AktarmaSatirlari satirlar={satirlar} basliklar={basliklar} hedefler={digerleri.filter(({ id }) => hedefler.includes(id))} onChoose={aktarma.choose} />
      </Stack>
    </SidePanel>
  );
}
