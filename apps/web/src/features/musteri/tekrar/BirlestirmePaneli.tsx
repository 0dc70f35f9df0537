import { birlestirmeCalls, type SecilenAlan } from '@defter/contract/birlestirme.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { Button, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { notice } from '../../../ui/notice.ts';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { findFarklar, isNot, type Kisi, kisiOf, suggestSecim, type Taraf } from './alanlar.ts';
import { FarkTablosu } from './FarkTablosu.tsx';

const BILINEN_TABLOLAR = [
  'randevu',
  'satis',
  'cari_hareket',
  'musteri_telefon',
  'musteri_adres',
  'musteri',
  'kvkk_riza',
  'kvkk_talep',
  'kvkk_onay_kodu',
  'kvkk_telefon_silme',
  'puan_hareket',
  'fotograf',
] as const;

type BirlestirmePaneliProps = { ilkKalanID: number; ilkGidenID: number; onClose: () => void };

/** Two records side by side: which one stays, which value of each field counts, and what moves over. */
export function BirlestirmePaneli({ ilkKalanID, ilkGidenID, onClose }: BirlestirmePaneliProps) {
  const { t } = useTranslation('birlestirme');
  const [[kalanID, gidenID], setIDler] = useState([ilkKalanID, ilkGidenID] as const);
  // The merged record is gone: refetching both, as after every save, would be refused.
  const [birlesiyor, setBirlesiyor] = useState(false);
  const enabled = !birlesiyor;
  const kalan = useKisi(kalanID, enabled);
  const giden = useKisi(gidenID, enabled);
  const onizleme = useCall(birlestirmeCalls.onizleme, { query: { kalanID, gidenID } }, { staleTime: 0, enabled });
  const calls = [...kalan.calls, ...giden.calls, onizleme];
  // The first choices follow from what both records hold now, so both are read anew.
  const isRead = calls.every(({ isFetchedAfterMount }) => isFetchedAfterMount);

  return (
    <SidePanel opened onClose={onClose} title={t('panel.baslik')} description={t('panel.aciklama')} size="lg">
      {isRead && kalan.kisi && giden.kisi && onizleme.data ? (
        <Secim
          key={kalanID}
          kalan={kalan.kisi}
          giden={giden.kisi}
          tasinacaklar={onizleme.data.tasinacaklar}
          onSwap={() => setIDler([gidenID, kalanID])}
          onMerging={setBirlesiyor}
          onClose={onClose}
        />
      ) : (
        <NotLoaded reading={calls} skeleton={<FormSkeleton fields={6} />} />
      )}
    </SidePanel>
  );
}

/** A customer with all data; undefined until it is loaded. */
function useKisi(id: number, enabled: boolean) {
  const musteri = useCall(musteriCalls.get, { params: { id } }, { staleTime: 0, enabled });
  const diger = useCall(musteriCalls.digerBilgiler, { params: { id } }, { staleTime: 0, enabled });
  return { kisi: musteri.data && diger.data && kisiOf(musteri.data.musteri, diger.data.digerBilgiler), calls: [musteri, diger] };
}

type SecimProps = {
  kalan: Kisi;
  giden: Kisi;
  tasinacaklar: { tablo: string; sayi: number }[];
  onSwap: () => void;
  onMerging: (merging: boolean) => void;
  onClose: () => void;
};

function Secim({ kalan, giden, tasinacaklar, onSwap, onMerging, onClose }: SecimProps) {
  const { t } = useTranslation('birlestirme');
  const farklar = findFarklar(kalan, giden);
  const [secim, setSecim] = useState(() => suggestSecim(farklar));
  const save = useSave(birlestirmeCalls.birlestir, { notice: false });
  const undo = useSave(birlestirmeCalls.geriAl);
  const choose = (alan: SecilenAlan, taraf: Taraf) => setSecim({ ...secim, [alan]: taraf });
  const chosen = (taraf: Taraf) => farklar.map(({ alan }) => alan).filter((alan) => secim[alan] === taraf);

  const merge = () => {
    onMerging(true);
    save.mutate(
      { body: { kalanID: kalan.id, gidenID: giden.id, gidendenAlinanlar: chosen('giden'), eklenenNotlar: chosen('ikisi').filter(isNot) } },
      {
        onSuccess: ({ birlestirmeID }) => {
          const takeBack = () => undo.mutate({ body: { id: birlestirmeID } });
          notice.undo(t('panel.birlestirildi', { giden: giden.adSoyad, kalan: kalan.adSoyad }), takeBack);
          onClose();
        },
        onError: () => onMerging(false),
      },
    );
  };

  return (
    <Stack gap="md">
      <SimpleGrid cols={2} spacing="sm">
        {([['kalan', kalan], ['giden', giden]] as const).map(([taraf, musteri]) => (
          <div key={taraf}>
            <Text size="sm" c="dimmed">
              {t(`panel.${taraf}`)}
            </Text>
            <Text fw={650}>{musteri.adSoyad}</Text>
            {musteri.telefonlar.map(({ id, telefon }) => (
              <Text key={id} size="sm" component="div">
                <PhoneText telefon={telefon} />
              </Text>
            ))}
          </div>
        ))}
      </SimpleGrid>
      <Group>
        <Button variant="default" size="compact-md" onClick={onSwap}>
          {t('panel.degistir')}
        </Button>
      </Group>
      <section>
        <Title order={3} fz="md" mb={6}>
          {t('panel.alanlar')}
        </Title>
        {farklar.length === 0 ? (
          <Text c="dimmed">{t('panel.alanYok')}</Text>
        ) : (
          <FarkTablosu farklar={farklar} kalan={kalan} giden={giden} secim={secim} onChoose={choose} />
        )}
      </section>
      <section>
        <Title order={3} fz="md" mb={6}>
          {t('panel.tasinacaklar', { ad: kalan.adSoyad })}
        </Title>
        {tasinacaklar.length === 0 ? (
          <Text c="dimmed">{t('panel.tasinacakYok')}</Text>
        ) : (
          <List size="sm">
            {tasinacaklar.map(({ tablo, sayi }) => (
              <List.Item key={tablo}>{`${t(`tablo.${BILINEN_TABLOLAR.find((known) => known === tablo) ?? 'diger'}`)}: ${sayi}`}</List.Item>
            ))}
          </List>
        )}
      </section>
      <Group justify="space-between">
        <Text size="sm">{t('panel.geriAlinir')}</Text>
        <Button loading={save.isPending} onClick={merge}>
          {t('birlestir')}
        </Button>
      </Group>
    </Stack>
  );
}
