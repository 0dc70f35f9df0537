import { kvkkCalls, type Talep } from '@defter/contract/kvkk.ts';
import type { Musteri } from '@defter/contract/musteri.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { usePart } from '../../../ui/use-part.ts';
import { KalanGun } from './KalanGun.tsx';
import { ofRow } from '../../../ui/of-row.ts';
import classes from './Kvkk.module.css';

const loadTalep = async () => (await import('./KvkkTalebiPaneli.tsx')).KvkkTalebiPaneli;
const loadCevap = async () => (await import('./CevapPaneli.tsx')).CevapPaneli;

/** The requests of the person, each with its clock or its answer. */
export function KvkkTalepleri({ musteri, talepler }: { musteri: Musteri; talepler: readonly Talep[] }) {
  const { t } = useTranslation('kvkk');
  const reason = useReason(kvkkCalls.createTalep.yetki);
  const [yeni, setYeni] = useState(false);
  const [cevaplanan, setCevaplanan] = useState<Talep>();
  const KvkkTalebiPaneli = usePart(yeni, loadTalep);
  const CevapPaneli = usePart(cevaplanan !== undefined, loadCevap);

  return (
    <Card padding="md">
      <div className={classes.head}>
        <Title order={2} fz="md">
          {t('talepler')}
        </Title>
        {!musteri.anonimMi && (
          <ReasonButton variant="default" size="compact-md" reason={reason} onClick={() => setYeni(true)}>
            {t('talepEkle')}
          </ReasonButton>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t(talepler.length === 0 ? 'talepYok' : 'talepAciklama')}
      </Text>
      <Rows>
        {talepler.map((talep) => (
          <Row key={talep.id}>
            <RowText>
              <Text fw={500}>{t(`talepTuru.${talep.tur}`)}</Text>
              <Text size="sm" c="dimmed">
                {[formatTarih(talep.tarih), talep.aciklama].filter(Boolean).join(' · ')}
              </Text>
              {talep.cevapTarihi && (
                <Text size="sm" c="dimmed">
                  {[formatTarih(talep.cevapTarihi), talep.cevap].filter(Boolean).join(' · ')}
                </Text>
              )}
            </RowText>
            {talep.durum === 'acik' ? (
              <>
                <KalanGun gun={talep.kalanGun} />
                <ReasonButton
                  size="compact-sm"
                  variant="default"
                  reason={reason}
                  aria-label={ofRow(t('cevapla'), `${t(`talepTuru.${talep.tur}`)}, ${formatTarih(talep.tarih)}`)}
                  onClick={() => setCevaplanan(talep)}
                >
                  {t('cevapla')}
                </ReasonButton>
              </>
            ) : (
              <StatusBadge tone={talep.durum === 'karsilandi' ? 'green' : 'gray'} label={t(`talepDurum.${talep.durum}`)} />
            )}
          </Row>
        ))}
      </Rows>
      {KvkkTalebiPaneli && yeni && <KvkkTalebiPaneli musteriID={musteri.id} onClose={() => setYeni(false)} />}
      {CevapPaneli && cevaplanan && <CevapPaneli talep={cevaplanan} onClose={() => setCevaplanan(undefined)} />}
    </Card>
  );
}
