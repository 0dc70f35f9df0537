import { kvkkCalls, type Talep } from '@defter/contract/kvkk.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import { useCall } from '../../../app/data/query.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { TriangleAlertIcon } from 'lucide-react';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { KalanGun } from './KalanGun.tsx';
import classes from './Kvkk.module.css';

/** Shows above the list of customers that data requests wait for an answer; nothing if there are none. */
export function AcikTalepler() {
  const { t } = useTranslation('kvkk');
  const { can } = useYetki();
  const { data } = useCall(kvkkCalls.acikTalepler, {}, { enabled: can(kvkkCalls.acikTalepler.yetki) });
  const [acik, setAcik] = useState(false);
  const liste = data?.liste ?? [];
  if (liste.length === 0) return null;
  const gecikmis = liste.filter(({ kalanGun }) => kalanGun < 0).length;

  return (
    <div className={classes.strip} role="status" data-late={gecikmis > 0 || undefined}>
      <TriangleAlertIcon size={18} />
      <span>
        {t('acikTalepler.baslik', { count: liste.length })}
        {gecikmis > 0 && `, ${t('acikTalepler.gecikmis', { sayi: gecikmis })}`}
      </span>
      <Button size="compact-md" variant="default" onClick={() => setAcik(true)}>
        {t('acikTalepler.goster')}
      </Button>
      <SidePanel opened={acik} onClose={() => setAcik(false)} title={t('acikTalepler.panel')}>
        <Rows>
          {liste.map((talep) => (
            <TalepSatiri key={talep.id} talep={talep} />
          ))}
        </Rows>
      </SidePanel>
    </div>
  );
}

function TalepSatiri({ talep: { musteriID, musteriAdi, tur, tarih, kalanGun } }: { talep: Talep }) {
  const { t } = useTranslation('kvkk');
  return (
    <Row>
      <RowText>
        <Anchor component={Link} to={paths.musteri(musteriID, 'kvkk')} fw={500}>
          {musteriAdi}
        </Anchor>
        <Text size="sm" c="dimmed">
          {t(`talepTuru.${tur}`)} · {formatTarih(tarih)}
        </Text>
      </RowText>
      <KalanGun gun={kalanGun} />
    </Row>
  );
}
