import { AliciSuzgeci, SUZGEC_YETKILERI } from '@defter/contract/sms.ts';
import { Checkbox, Group, SimpleGrid, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../../app/session/yetki.ts';
import { TanimSecimi } from '../../../pickers/TanimSecimi.tsx';
import { UrunSecimi } from '../../../pickers/UrunSecimi.tsx';
import { refusalOfValue } from '../../../ui/form.ts';
import { formatAyAdi } from '../../../ui/format.ts';
import { messageText } from '../../../ui/notice.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { isYanlisSayi, type SuzgecDegerleri } from './secim.ts';

const HIZMET = 1;
const AYLAR = Array.from({ length: 12 }, (_, i) => i + 1);

/** The recipients of a message by filters over the customers; each field narrows the choice. */
export function SuzgecAlanlari({ value, onChange }: { value: SuzgecDegerleri; onChange: (value: SuzgecDegerleri) => void }) {
  const { t } = useTranslation('sms');
  const { can } = useYetki();
  const mayAsk = (alan: keyof typeof SUZGEC_YETKILERI) => SUZGEC_YETKILERI[alan].every(can);
  const set = (change: Partial<SuzgecDegerleri>) => onChange({ ...value, ...change });
  const idOf = (id: unknown) => (id === null || id === '' || id === undefined ? null : Number(id));
  const sayi = (alan: 'gelmeyenGun' | 'gelenGun' | 'dogumGunu') => ({
    label: t(`gonder.${alan}`),
    value: value[alan],
    error: isYanlisSayi(value[alan]) ? (refusalOfValue(AliciSuzgeci.shape[alan], Number(value[alan])) ?? messageText('sayiGecersiz')) : undefined,
    onChange: (yeni: number | string | null) => set({ [alan]: yeni }),
  });
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TanimSecimi
          tur="musteriGrubu"
          yeni={null}
          clearable
          label={t('gonder.grup')}
          placeholder={t('gonder.hepsi')}
          value={value.grupID}
          onChange={(id) => set({ grupID: idOf(id) })}
        />
        {mayAsk('ozelDurumIDler') && (
          <TanimSecimi
            tur="ozelDurum"
            yeni={null}
            clearable
            label={t('gonder.ozelDurum')}
            placeholder={t('gonder.hepsi')}
            value={value.ozelDurumID}
            onChange={(id) => set({ ozelDurumID: idOf(id) })}
          />
        )}
        {mayAsk('gelmeyenGun') && <NumberField min={1} max={3650} {...sayi('gelmeyenGun')} />}
        {mayAsk('gelenGun') && <NumberField min={1} max={3650} {...sayi('gelenGun')} />}
        <NumberField min={0} max={60} {...sayi('dogumGunu')} />
        <SelectField
          label={t('gonder.dogumAyi')}
          clearable
          placeholder={t('gonder.hepsi')}
          data={AYLAR.map((ay) => ({ value: String(ay), label: formatAyAdi(ay) }))}
          value={value.dogumAyi}
          onChange={(dogumAyi) => set({ dogumAyi })}
        />
        {mayAsk('altUrunID') && (
          <UrunSecimi
            satisTipi={HIZMET}
            clearable
            label={t('gonder.hizmet')}
            placeholder={t('gonder.hepsi')}
            value={value.altUrunID}
            onChange={(urun) => set({ altUrunID: urun?.id ?? null })}
          />
        )}
        <SelectField
          label={t('gonder.cinsiyet')}
          clearable
          placeholder={t('gonder.hepsi')}
          data={[
            { value: '1', label: t('gonder.kadin') },
            { value: '0', label: t('gonder.erkek') },
          ]}
          value={value.cinsiyet}
          onChange={(cinsiyet) => set({ cinsiyet })}
        />
      </SimpleGrid>
      <Group gap="lg">
        {mayAsk('borclu') && <Checkbox label={t('gonder.borclu')} checked={value.borclu} onChange={(event) => set({ borclu: event.currentTarget.checked })} />}
        {mayAsk('paketi') && <Checkbox label={t('gonder.paketi')} checked={value.paketi} onChange={(event) => set({ paketi: event.currentTarget.checked })} />}
      </Group>
    </Stack>
  );
}
