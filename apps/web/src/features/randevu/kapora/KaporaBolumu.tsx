import { kaporaCalls } from '@defter/contract/kapora.ts';
import type { Randevu } from '@defter/contract/randevu.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../app/data/query.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { KaporaFormu } from './KaporaFormu.tsx';
import { KararSorusu } from './KararSorusu.tsx';

type Karar = 'iade' | 'tutulur';

/** The deposits of an appointment: their amounts, what became of each, and the acts of the desk on the rest. */
export function KaporaBolumu({ randevu, aliniyor, onAlindi }: { randevu: Randevu; /** Whether another one is being taken. */ aliniyor: boolean; onAlindi: () => void }) {
  const { t } = useTranslation('kapora');
  const [karar, setKarar] = useState<Karar>();
  const { data } = useCall(kaporaCalls.list, { params: { id: randevu.id } });
  if (!data) return null;
  const { liste, kalan, tutulan, kural } = data;
  if (liste.length === 0 && !aliniyor) return null;
  const kararlar = ([kalan + tutulan > 0 && 'iade', kalan > 0 && kural !== 'bekler' && 'tutulur'] as const).filter((one) => one !== false);
  const became = (ad: 'iade' | 'mahsup' | 'kaldi', tutar: Kurus) => tutar > 0 && t(ad, { tutar: formatTL(tutar) });

  return (
    <Stack gap={6} role="group" aria-label={t('baslik')}>
      {liste.map(({ id, tarih, odemeSekliAdi, tutar, mahsup, iade, tutulan: kaldi }) => (
        <Group key={id} gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
          <Text size="sm">
            {[`${t('baslik')} ${t('satir', { tarih: formatTarih(tarih), sekil: odemeSekliAdi })}`, became('mahsup', mahsup), became('iade', iade), became('kaldi', kaldi)].filter(Boolean).join(' · ')}
          </Text>
          <Text size="sm" fw={600} className="tabular" style={{ whiteSpace: 'nowrap' }}>
            {formatTL(tutar)}
          </Text>
        </Group>
      ))}
      {kural !== 'bekler' && kalan > 0 && (
        <Text size="sm" c="dimmed">
          {t(`kural.${kural}`)}
        </Text>
      )}
      <Group gap={6}>
        {kararlar.map((one) => (
          <YetkiButton key={one} yetki={kaporaCalls.karar.yetki} size="compact-sm" variant="subtle" onClick={() => setKarar(one)}>
            {t(`karar.${one}`)}
          </YetkiButton>
        ))}
      </Group>
      {aliniyor && <KaporaFormu randevuID={randevu.id} kaporaSayisi={liste.length} onClose={onAlindi} />}
      {karar && (
        <KararSorusu randevuID={randevu.id} karar={karar} tutar={(karar === 'iade' ? kalan + tutulan : kalan) as Kurus} nedenGerekli={karar !== kural} onClose={() => setKarar(undefined)} />
      )}
    </Stack>
  );
}
