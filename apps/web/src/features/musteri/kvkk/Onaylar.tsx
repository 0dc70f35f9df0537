import type { ReplyOf } from '@defter/contract/call.ts';
import { kvkkCalls, type Riza } from '@defter/contract/kvkk.ts';
import type { Musteri } from '@defter/contract/musteri.ts';
import { KVKK_AMACLARI } from '@defter/rules/kvkk.ts';
import { Button, Card, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { formatZaman } from '../../../ui/format.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { usePart } from '../../../ui/use-part.ts';
import { ofRow } from '../../../ui/of-row.ts';
import classes from './Kvkk.module.css';

export type KvkkDurumu = ReplyOf<typeof kvkkCalls.durum>;
type OnaylarProps = { musteri: Musteri; durum: KvkkDurumu };

const loadOnay = async () => (await import('./OnayPaneli.tsx')).OnayPaneli;
const loadGeriAl = async () => (await import('./GeriAlModal.tsx')).GeriAlModal;
const loadImza = async () => (await import('./ImzaModal.tsx')).ImzaModal;

/** One line for each purpose: agreed or not, how and since when. Earlier consents are below. */
export function Onaylar({ musteri, durum }: OnaylarProps) {
  const { t } = useTranslation('kvkk');
  const reason = useReason(kvkkCalls.imzala.yetki);
  const [aliniyor, setAliniyor] = useState(false);
  const [geriAlinan, setGeriAlinan] = useState<Riza>();
  const [imzasi, setImzasi] = useState<number>();
  const Onay = usePart(aliniyor, loadOnay);
  const GeriAl = usePart(geriAlinan !== undefined, loadGeriAl);
  const Imza = usePart(imzasi !== undefined, loadImza);
  const biten = durum.rizalar.filter(({ bitisZamani }) => bitisZamani !== null);

  return (
    <Card padding="md">
      <div className={classes.head}>
        <Title order={2} fz="md">
          {t('onaylar')}
        </Title>
        {!musteri.anonimMi && (
          <ReasonButton size="compact-md" reason={reason} onClick={() => setAliniyor(true)}>
            {t('onayAl')}
          </ReasonButton>
        )}
      </div>
      <Rows>
        {KVKK_AMACLARI.map((amac) => {
          const riza = durum.rizalar.find((one) => one.amac === amac && one.bitisZamani === null);
          return (
            <Row key={amac}>
              <RowText>
                <Text fw={500}>{t(`amac.${amac}`)}</Text>
                {riza && <RizaBilgisi riza={riza} />}
              </RowText>
              {riza?.imzaVarMi && (
                <Button variant="subtle" size="compact-sm" aria-label={ofRow(t('imzayiGor'), t(`amac.${amac}`))} onClick={() => setImzasi(riza.id)}>
                  {t('imzayiGor')}
                </Button>
              )}
              {riza ? (
                <ReasonButton variant="default" size="compact-sm" reason={reason} aria-label={ofRow(t('geriAl'), t(`amac.${amac}`))} onClick={() => setGeriAlinan(riza)}>
                  {t('geriAl')}
                </ReasonButton>
              ) : (
                <StatusBadge tone="gray" label={t('onayYok')} />
              )}
            </Row>
          );
        })}
      </Rows>
      {biten.length > 0 && (
        <details>
          <summary>
            {t('gecmisOnaylar')} ({biten.length})
          </summary>
          <Rows>
            {biten.map((riza) => (
              <Row key={riza.id}>
                <RowText>
                  <Text size="sm">{t(`amac.${riza.amac}`)}</Text>
                  <RizaBilgisi riza={riza} />
                  <Text size="sm" c="dimmed">
                    {[riza.bitisZamani && formatZaman(riza.bitisZamani), riza.bitisNedeni].filter(Boolean).join(' · ')}
                  </Text>
                </RowText>
                {riza.bitisTuru && <StatusBadge tone={riza.bitisTuru === 'geriAlindi' ? 'amber' : 'gray'} label={t(`bitis.${riza.bitisTuru}`)} />}
              </Row>
            ))}
          </Rows>
        </details>
      )}
      {Onay && aliniyor && <Onay musteri={musteri} metinler={durum.metinler} onClose={() => setAliniyor(false)} />}
      {GeriAl && geriAlinan && <GeriAl riza={geriAlinan} onClose={() => setGeriAlinan(undefined)} />}
      {Imza && imzasi !== undefined && <Imza rizaID={imzasi} onClose={() => setImzasi(undefined)} />}
    </Card>
  );
}

function RizaBilgisi({ riza: { zaman, kanal, surum, alan } }: { riza: Riza }) {
  const { t } = useTranslation('kvkk');
  return (
    <Text size="sm" c="dimmed">
      {t('verildi', { tarih: formatZaman(zaman), yol: t(`yol.${kanal}`), surum })}
      {alan && ` · ${t('alan', { ad: alan })}`}
    </Text>
  );
}
