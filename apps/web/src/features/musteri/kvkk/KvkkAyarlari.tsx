import { kvkkCalls, type KvkkMetni } from '@defter/contract/kvkk.ts';
import { KVKK_METIN_TURLERI, type KvkkMetinTuru } from '@defter/rules/kvkk.ts';
import { Button, Card, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { formatGun } from '../../../ui/format.ts';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { usePart } from '../../../ui/use-part.ts';

const loadMetin = async () => (await import('./MetinPaneli.tsx')).MetinPaneli;

/** The texts of the business, for the settings page: those in force, and all earlier versions. */
export function KvkkAyarlari() {
  const { t } = useTranslation('kvkk');
  const { data, error, refetch } = useCall(kvkkCalls.metinler);
  const [yazilan, setYazilan] = useState<KvkkMetni>();
  const MetinPaneli = usePart(yazilan !== undefined, loadMetin);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} height={52} />} />;
  const adOf = (tur: KvkkMetinTuru) => (tur === 'aydinlatma' ? t('tur.aydinlatma') : t(`amac.${tur}`));

  return (
    <Card padding="md">
      <Title order={2} fz="md">
        {t('ayar.metinler')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('ayar.aciklama')}
      </Text>
      <Rows>
        {KVKK_METIN_TURLERI.map((tur) => {
          const [gecerli, ...oncekiler] = data.liste.filter((metin) => metin.tur === tur);
          return (
            gecerli && (
              <Row key={tur}>
                <RowText>
                  <Text fw={500}>{adOf(tur)}</Text>
                  <Surum metin={gecerli} />
                  {oncekiler.length > 0 && (
                    <details>
                      <summary>{t('ayar.oncekiler', { sayi: oncekiler.length })}</summary>
                      {oncekiler.map((metin) => (
                        <Surum key={metin.id} metin={metin} />
                      ))}
                    </details>
                  )}
                </RowText>
                <Button variant="default" size="compact-sm" onClick={() => setYazilan(gecerli)}>
                  {t('ayar.duzenle')}
                </Button>
              </Row>
            )
          );
        })}
      </Rows>
      {MetinPaneli && yazilan && <MetinPaneli metin={yazilan} ad={adOf(yazilan.tur)} onClose={() => setYazilan(undefined)} />}
    </Card>
  );
}

function Surum({ metin: { surum, metin, yazan, kayitZamani } }: { metin: KvkkMetni }) {
  const { t } = useTranslation('kvkk');
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('ayar.surum', { surum })} · {yazan ? t('ayar.yazan', { ad: yazan, tarih: formatGun(kayitZamani) }) : t('ayar.hazirMetin')}
      </Text>
      <Text size="sm" lineClamp={3}>
        {metin}
      </Text>
    </>
  );
}
