import { type FiyatDegisimi, fiyatDegisimiCalls } from '@defter/contract/fiyat-degisimi.ts';
import { formatTL, kurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useSave } from '../../app/data/query.ts';
import { usePages } from '../../app/data/use-pages.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { formatYuzde, formatZaman } from '../../ui/format.ts';
import { Undo2Icon } from 'lucide-react';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { ofRow } from '../../ui/of-row.ts';

const TONES: Record<FiyatDegisimi['durum'], Tone> = { planli: 'blue', gecerli: 'green', geriAlindi: 'amber' };
const SAYFA = 10;

/** The earlier bulk changes. Each can be undone for a while. */
export function FiyatDegisimleri() {
  const { t } = useTranslation('fiyat');
  const { data, pages, error, refetch } = usePages(fiyatDegisimiCalls.list, {}, SAYFA);
  const geriAl = useSave(fiyatDegisimiCalls.remove);
  const islemOf = ({ tip, deger }: FiyatDegisimi) =>
    t(deger > 0 ? 'artis' : 'azalis', { deger: tip === 'yuzde' ? formatYuzde(Math.abs(deger)) : formatTL(kurus(Math.abs(deger))) });

  const revert = async (degisim: FiyatDegisimi) => {
    const title = t('geriAlinsinMi', { count: degisim.urunSayisi });
    if (await confirm({ title, text: t('geriAlAciklama'), yes: t('geriAl') })) geriAl.mutate({ body: { id: degisim.id } });
  };

  return (
    <Card padding="md" component="section" aria-label={t('oncekiler')}>
      <Title order={2} fz="md" mb="sm">
        {t('oncekiler')}
      </Title>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={40} />} />}
      {data?.liste.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('oncekiYok')}
        </Text>
      )}
      <Stack gap="sm">
        {data?.liste.map((degisim) => (
          <Group key={degisim.id} justify="space-between" gap="xs">
            <div>
              <Group gap={8}>
                <Text size="sm" fw={550}>
                  {t('degisimOzeti', { islem: islemOf(degisim), count: degisim.urunSayisi })}
                </Text>
                <StatusBadge tone={TONES[degisim.durum]} label={t(`durum.${degisim.durum}`)} />
              </Group>
              <Text size="sm" c="dimmed">
                {t('degisimAyrintisi', { tarih: formatTarih(degisim.gecerlilik), kim: degisim.personelAdi ?? '', zaman: formatZaman(degisim.kayitZamani) })}
              </Text>
            </div>
            {degisim.geriAlinabilir && (
              <YetkiButton
                yetki={fiyatDegisimiCalls.remove.yetki}
                variant="default"
                size="compact-md"
                leftSection={<Undo2Icon size={16} />}
                aria-label={ofRow(t('geriAl'), `${t('degisimOzeti', { islem: islemOf(degisim), count: degisim.urunSayisi })}, ${formatTarih(degisim.gecerlilik)}`)}
                onClick={() => void revert(degisim)}
              >
                {t('geriAl')}
              </YetkiButton>
            )}
          </Group>
        ))}
      </Stack>
      <MoreRows pages={pages} />
    </Card>
  );
}
