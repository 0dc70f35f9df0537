import { bayiCalls } from '@defter/contract/bayi.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { adimYuzdesi, kurulumCalls } from '@defter/contract/kurulum.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { Button, Card, CloseButton, Group, Progress, Text, Title } from '@mantine/core';
import { CircleCheckIcon, CircleIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Rows, RowText } from '../../ui/Rows.tsx';
import { usePart } from '../../ui/use-part.ts';
import { useCall, useSave } from '../data/query.ts';
import { paths } from '../routing/paths.ts';
import { useYetki } from '../session/yetki.ts';
import { YetkiLinkButton } from '../session/YetkiLink.tsx';
import { ofRow } from '../../ui/of-row.ts';
import classes from './KurulumListesi.module.css';

const loadHizmetler = async () => (await import('./BaslangicHizmetleri.tsx')).BaslangicHizmetleri;
/** The screen of a step and the right to it; the services are chosen in a dialog. */
const YERLERI = {
  saatler: { to: paths.ayarlar('temel'), yetki: randevuCalls.saveAyarlar.yetki },
  kapaliGunler: { to: paths.ayarlar('istisnalar'), yetki: istisnaCalls.create.yetki },
  logo: { to: paths.ayarlar('firma'), yetki: bayiCalls.saveFirma.yetki },
  ekip: { to: paths.yeniPersonel(), yetki: personelCalls.create.yetki },
};

/** The first steps of a new salon, until they are done or dismissed; needs the texts `kurulum`. */
export function KurulumListesi() {
  const { t } = useTranslation('kurulum');
  const { can } = useYetki();
  const { data } = useCall(kurulumCalls.get);
  const gec = useSave(kurulumCalls.gec, { notice: false });
  const [secim, setSecim] = useState(false);
  const Hizmetler = usePart(secim, loadHizmetler);
  if (!data?.acikMi) return null;
  const biten = data.adimlar.filter(({ bittiMi }) => bittiMi).length;
  const yuzde = adimYuzdesi(data.adimlar);

  return (
    <Card component="section" aria-labelledby="kurulum" mb="md" padding="md">
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} fz="md" id="kurulum">
          {t('baslik')}{' '}
          <Text span size="sm" c="dimmed" fw={400} className="tabular">
            {t('ilerleme', { biten, hepsi: data.adimlar.length, yuzde })}
          </Text>
        </Title>
        <CloseButton aria-label={t('kapat')} onClick={() => gec.mutate({ body: { adim: null } })} />
      </Group>
      <Progress value={yuzde} mt={6} size="sm" aria-label={t('yuzde')} />
      <Rows>
        {data.adimlar.map(({ ad, bittiMi }) => (
          <Row key={ad}>
            {bittiMi ? <CircleCheckIcon size={18} className={classes.mark} aria-label={t('bitti')} /> : <CircleIcon size={18} className={classes.mark} aria-hidden />}
            <RowText>
              <Text span size="sm" fw={550}>
                {t(`adim.${ad}.ad`)}
              </Text>{' '}
              <Text span size="sm" c="dimmed">
                {t(`adim.${ad}.aciklama`)}
              </Text>
            </RowText>
            {!bittiMi && (
              <Group gap={4} wrap="nowrap">
                <Button variant="subtle" color="gray" size="compact-sm" aria-label={ofRow(t('gec'), t(`adim.${ad}.ad`))} onClick={() => gec.mutate({ body: { adim: ad } })}>
                  {t('gec')}
                </Button>
                {ad === 'hizmetler'
                  ? can(kurulumCalls.addHizmetler.yetki) && (
                      <Button variant="light" size="compact-sm" onClick={() => setSecim(true)}>
                        {t('adim.hizmetler.yap')}
                      </Button>
                    )
                  : can(YERLERI[ad].yetki) && (
                      <YetkiLinkButton to={YERLERI[ad].to} variant="light" size="compact-sm">
                        {t(`adim.${ad}.yap`)}
                      </YetkiLinkButton>
                    )}
              </Group>
            )}
          </Row>
        ))}
      </Rows>
      {secim && Hizmetler && <Hizmetler onClose={() => setSecim(false)} />}
    </Card>
  );
}
