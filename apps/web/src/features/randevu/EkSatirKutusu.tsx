import { type RandevuBasligi, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { formatTL } from '@defter/rules/para.ts';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { EkYerler } from './EkYerler.tsx';
import type { RandevuDegerleri } from './form-values.ts';
import { useSure } from './use-sure.ts';
import type { EkSatir } from './ziyaret.ts';

type EkSatirKutusuProps = {
  form: ZodForm<RandevuDegerleri>;
  index: number;
  satir: EkSatir;
  basliklar: readonly RandevuBasligi[];
  onChange: (degisen: Partial<EkSatir>) => void;
  onRemove: () => void;
  /** The proposal of another time or place, if this line was refused. */
  children: ReactNode;
};

/** The error of a narrow field may reach beyond the field. */
const UZUN_HATA = { w: 'max-content', maw: 300 };
const KISA_HATA = { w: 'max-content', maw: 220 };

/** The fields of one further service of a visit: service, column, performer and times. */
export function EkSatirKutusu({
  form,
  index,
  satir: { hizmet, randevuSutunBaslikID, uygulayanPersonelID, baslangicSaat, bitisSaat, yerler },
  basliklar,
  onChange,
  onRemove,
  children,
}: EkSatirKutusuProps) {
  const { t } = useTranslation('randevu');
  /** The props of a field, such as its error; the line gives its value. */
  const propsOf = (alan: keyof EkSatir) => form.getInputProps(`ekler.${index}.${alan}`);
  const bitisOf = useSure();
  const begin = (saat: string | null) => {
    const bitis = bitisOf({ baslangicSaat, bitisSaat }, saat);
    onChange({ baslangicSaat: saat, ...(bitis && { bitisSaat: bitis }) });
  };

  /** The performer is asked for only in a column that stands for no person. */
  const isOfPerson = (id: number | null) => basliklar.find((baslik) => baslik.id === id)?.sutunBaslikTipi === SutunBaslikTipi.personel;

  return (
    <Stack gap={4} role="group" aria-label={t('ziyaret.satir', { sira: index + 2, hizmet: hizmet.adi })}>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" fw={550} flex={1} truncate>
          {hizmet.adi}
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {t('dakika', { dakika: hizmet.sure })} · {formatTL(hizmet.fiyat)}
        </Text>
        <ActionIcon variant="subtle" color="gray" aria-label={t('hizmetCikar', { hizmet: hizmet.adi })} onClick={onRemove}>
          <XIcon size={16} />
        </ActionIcon>
      </Group>
      <Group gap={6} wrap="nowrap" align="flex-start">
        <TimeField {...propsOf('baslangicSaat')} w={76} errorProps={UZUN_HATA} aria-label={t('baslangic')} value={baslangicSaat} onChange={begin} />
        <TimeField {...propsOf('bitisSaat')} w={76} errorProps={KISA_HATA} aria-label={t('bitis')} value={bitisSaat} onChange={(saat) => onChange({ bitisSaat: saat })} />
        <SelectField
          {...propsOf('randevuSutunBaslikID')}
          flex={1}
          miw={0}
          aria-label={t('sutun')}
          data={basliklar.map(({ id, adi }) => ({ value: id, label: adi }))}
          value={randevuSutunBaslikID}
          onChange={(id) => onChange({ randevuSutunBaslikID: id, ...(isOfPerson(id) && { uygulayanPersonelID: null }) })}
        />
      </Group>
      {randevuSutunBaslikID !== null && !isOfPerson(randevuSutunBaslikID) && (
        <PersonelSecimi
          {...propsOf('uygulayanPersonelID')}
          aria-label={t('uygulayan')}
          placeholder={t('uygulayanYok')}
          clearable
          value={uygulayanPersonelID}
          onChange={(id) => onChange({ uygulayanPersonelID: id })}
        />
      )}
      <EkYerler value={yerler} sutunID={randevuSutunBaslikID} basliklar={basliklar} onChange={(idler) => onChange({ yerler: idler })} />
      {children}
    </Stack>
  );
}
