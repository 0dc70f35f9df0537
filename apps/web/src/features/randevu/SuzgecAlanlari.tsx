import { musteriCalls } from '@defter/contract/musteri.ts';
import { SatisTipi } from '@defter/contract/urun.ts';
import { RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { Button, Group, Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { MusteriPicker } from '../../pickers/MusteriPicker.tsx';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { UrunSecimi } from '../../pickers/UrunSecimi.tsx';
import { FilterInput } from '../../ui/FilterInput.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { Suzgec } from './use-suzgec.ts';

/** The fields of the calendar's filter; each is in effect at once. */
export function SuzgecAlanlari({ suzgec, onClose }: { suzgec: Suzgec; onClose: () => void }) {
  const { t } = useTranslation(['takvim', 'randevu', 'ortak']);
  const { can } = useYetki();
  const { degerler, gizliler } = suzgec;
  const set = (degisen: Readonly<Record<string, string | number | boolean | null>>) => suzgec.change({ ...degisen, sayfa: null });
  const { musteriID } = degerler;
  const { data } = useCall(musteriCalls.get, { params: { id: musteriID ?? 0 } }, { enabled: musteriID !== undefined && can(musteriCalls.get.yetki) });
  const musteri = musteriID === undefined ? null : { id: musteriID, adSoyad: data?.musteri.adSoyad ?? '…', telefon: null };

  return (
    <Stack gap="sm">
      <FilterInput label={t('liste.ara')} value={degerler.ara ?? ''} maxLength={100} onChange={(ara) => set({ ara: ara || null })} />
      {can(musteriCalls.list.yetki) && <MusteriPicker label={t('randevu:musteri')} required={false} value={musteri} onChange={(secilen) => set({ musteriID: secilen?.id ?? null })} />}
      <PersonelSecimi label={t('randevu:uygulayan')} placeholder={t('herkes')} clearable value={degerler.personelID ?? null} onChange={(id) => set({ personelID: id })} />
      <UrunSecimi
        label={t('hizmet')}
        placeholder={t('tumHizmetler')}
        clearable
        tumu
        satisTipi={SatisTipi.hizmet}
        value={degerler.altUrunID ?? null}
        onChange={(hizmet) => set({ altUrunID: hizmet?.id ?? null })}
      />
      <SelectField<RandevuDurumKodu>
        label={t('liste.durum')}
        placeholder={t('tumDurumlar')}
        clearable
        searchable={false}
        data={Object.values(RandevuDurumu).map((durum) => ({ value: durum, label: t(`randevu:durum.${durum}`) }))}
        value={degerler.randevuDurumu ?? null}
        onChange={(durum) => set({ randevuDurumu: durum })}
      />
      <Switch label={t('zorlananlar')} checked={degerler.zorlananlar === true} onChange={(event) => set({ zorlananlar: event.currentTarget.checked || null })} />
      <Switch label={t('gizliler')} checked={gizliler} onChange={(event) => suzgec.setGizliler(event.currentTarget.checked)} />
      <Group justify="space-between">
        <Button variant="subtle" size="compact-md" disabled={Object.keys(degerler).length === 0} onClick={suzgec.clear}>
          {t('ortak:temizle')}
        </Button>
        <Button size="compact-md" onClick={onClose}>
          {t('tamam')}
        </Button>
      </Group>
    </Stack>
  );
}
