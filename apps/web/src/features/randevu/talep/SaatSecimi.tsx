import type { Talep } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';

export type SecilenSaat = { randevuTarihi: string; baslangicSaat: string; bitisSaat: string; randevuSutunBaslikID: number };

/** The number of times that are shown before all are asked for. */
const YAKIN = 8;

type SaatSecimiProps = { talep: Talep; value: SecilenSaat | undefined; onChange: (saat: SecilenSaat | undefined) => void };

/** The free times for a request on a day, nearest to the wanted time first. Pressing a chosen one again takes it back. */
export function SaatSecimi({ talep, value, onChange }: SaatSecimiProps) {
  const { t } = useTranslation('randevuTalep');
  const [gun, setGun] = useState(talep.oneriTarihi ?? talep.randevuTarihi);
  const [herkes, setHerkes] = useState(false);
  const [tumu, setTumu] = useState(false);
  const istenen = toDakika(talep.baslangicSaat);
  const isNamed = talep.randevuSutunBaslikID !== null || talep.uygulayanPersonelID !== null;
  const query = {
    baslangicTarihi: gun,
    bitisTarihi: gun,
    altUrunIDler: talep.altUrunIDler,
    sure: toDakika(talep.bitisSaat) - istenen,
    ...(!herkes && { randevuSutunBaslikID: talep.randevuSutunBaslikID, uygulayanPersonelID: talep.uygulayanPersonelID }),
  };
  const { data, error, refetch } = useCall(randevuCalls.doluBos, { query });
  const saatler = data?.liste[0]?.bosSaatler ?? [];
  const uzaklik = ({ baslangicSaat }: { baslangicSaat: string }) => Math.abs(toDakika(baslangicSaat) - istenen);
  const yakinlar = new Set(saatler.toSorted((a, b) => uzaklik(a) - uzaklik(b)).slice(0, YAKIN));
  const gorunen = tumu ? saatler : saatler.filter((saat) => yakinlar.has(saat));
  const isIstenenDolu = data && gun === talep.randevuTarihi && !saatler.some(({ baslangicSaat }) => baslangicSaat === talep.baslangicSaat);

  return (
    <Stack gap="xs" role="group" aria-label={t('saatler')}>
      <Group align="flex-end" gap="md">
        <Box w={170}>
          <DateField
            label={t('baskaGun')}
            value={gun}
            onDay={(tarih) => {
              setGun(tarih);
              onChange(undefined);
            }}
          />
        </Box>
        {isNamed && <Checkbox label={t('herkes')} checked={herkes} onChange={(event) => setHerkes(event.currentTarget.checked)} mb={8} />}
      </Group>
      {isIstenenDolu && saatler.length > 0 && <Text size="sm">{t('istenenDolu', { saat: talep.baslangicSaat })}</Text>}
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={1} height={32} />} />}
      {data && saatler.length === 0 && <Text size="sm">{t('saatYok')}</Text>}
      <Group gap={6}>
        {gorunen.map(({ baslangicSaat, bitisSaat, randevuSutunBaslikID }) => {
          const isChosen = value?.randevuTarihi === gun && value.baslangicSaat === baslangicSaat;
          const isIstenen = gun === talep.randevuTarihi && baslangicSaat === talep.baslangicSaat;
          return (
            <Button
              key={baslangicSaat}
              size="compact-md"
              className="tabular"
              variant={isChosen ? 'filled' : 'default'}
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? undefined : { randevuTarihi: gun, baslangicSaat, bitisSaat, randevuSutunBaslikID })}
            >
              {isIstenen ? t('istenenSaat', { saat: baslangicSaat }) : baslangicSaat}
            </Button>
          );
        })}
        {saatler.length > YAKIN && (
          <Button size="compact-md" variant="subtle" onClick={() => setTumu(!tumu)}>
            {t(tumu ? 'azSaat' : 'tumSaatler')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
