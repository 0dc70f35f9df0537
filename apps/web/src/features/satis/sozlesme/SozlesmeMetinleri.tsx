import { sozlesmeCalls, type SozlesmeMetni } from '@defter/contract/sozlesme.ts';
import { SOZLESME_TURLERI } from '@defter/rules/taksitli-sozlesme.ts';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { formatGun } from '../../../ui/format.ts';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { usePart } from '../../../ui/use-part.ts';
import classes from './Metinler.module.css';

const loadPanel = async () => (await import('./SozlesmeMetniPaneli.tsx')).SozlesmeMetniPaneli;

/** The texts of the papers of a sale in instalments, for the settings page: those in force, and all earlier versions. */
export function SozlesmeMetinleri() {
  const { t } = useTranslation('sozlesme');
  const { data, error, refetch } = useCall(sozlesmeCalls.metinler);
  const [yazilan, setYazilan] = useState<SozlesmeMetni>();
  const Panel = usePart(yazilan !== undefined, loadPanel);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={52} />} />;
  return (
    <Card padding="md">
      <Title order={2} fz="md">
        {t('metinler.baslik')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('metinler.aciklama')}
      </Text>
      <Stack gap="xs">
        {SOZLESME_TURLERI.map((tur) => {
          const [gecerli, ...oncekiler] = data.liste.filter((metin) => metin.tur === tur);
          return (
            gecerli && (
              <div key={tur} className={classes.row}>
                <div>
                  <Text fw={500}>{t(`metinler.tur.${tur}`)}</Text>
                  <Surum metin={gecerli} />
                  {oncekiler.length > 0 && (
                    <details>
                      <summary>{t('metinler.oncekiler', { sayi: oncekiler.length })}</summary>
                      {oncekiler.map((metin) => (
                        <div key={metin.id}>
                          <Surum metin={metin} />
                          <Text size="sm" className={classes.old}>
                            {metin.metin}
                          </Text>
                        </div>
                      ))}
                    </details>
                  )}
                </div>
                <Button variant="default" size="compact-sm" aria-label={t('metinler.duzenleOf', { ad: t(`metinler.tur.${tur}`) })} onClick={() => setYazilan(gecerli)}>
                  {t('metinler.duzenle')}
                </Button>
              </div>
            )
          );
        })}
      </Stack>
      {Panel && yazilan && <Panel metin={yazilan} onClose={() => setYazilan(undefined)} />}
    </Card>
  );
}

function Surum({ metin: { surum, yazan, kayitZamani } }: { metin: SozlesmeMetni }) {
  const { t } = useTranslation('sozlesme');
  return (
    <Text size="sm" c="dimmed">
      {t('metinler.surum', { surum })} · {yazan ? t('metinler.yazan', { ad: yazan, tarih: formatGun(kayitZamani) }) : t('metinler.hazirMetin')}
    </Text>
  );
}
