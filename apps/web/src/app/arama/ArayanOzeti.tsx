import type { Arayan } from '@defter/contract/gelen-arama.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { paths } from '../routing/paths.ts';
import { YetkiLink } from '../session/YetkiLink.tsx';
import classes from './ArayanOzeti.module.css';

/** The caller: name, debt, next and last visits. Parts that the person may not see are missing. */
export function ArayanOzeti({ arayan }: { arayan: Arayan }) {
  const { t } = useTranslation('gelenArama');
  const { id, adSoyad, dosyaNo, bakiye, gelmemeSayisi, kalanSeans, sonZiyaretler, siradakiRandevular } = arayan;
  const borclu = bakiye !== null && bakiye > 0;
  return (
    <div className={classes.card}>
      <Group gap={8}>
        <YetkiLink to={paths.musteri(id)} fw={600}>
          {adSoyad}
        </YetkiLink>
        {gelmemeSayisi !== null && gelmemeSayisi > 0 && <StatusBadge tone="red" label={t('arayan.gelmedi', { count: gelmemeSayisi })} />}
        {kalanSeans !== null && kalanSeans > 0 && <StatusBadge tone="blue" label={t('arayan.seans', { count: kalanSeans })} />}
      </Group>
      <dl className={classes.facts}>
        {dosyaNo && <Fact ad={t('arayan.dosyaNo')}>{dosyaNo}</Fact>}
        {bakiye !== null && <Fact ad={t('arayan.borc')}>{borclu ? <MoneyText tutar={bakiye} fw={600} c="var(--defter-danger)" /> : t('arayan.borcYok')}</Fact>}
        {siradakiRandevular.length > 0 && <Fact ad={t('arayan.siradaki')}>{siradakiRandevular.map(satirOf).join(' · ')}</Fact>}
        {sonZiyaretler.length > 0 && <Fact ad={t('arayan.son')}>{sonZiyaretler.map(satirOf).join(' · ')}</Fact>}
      </dl>
    </div>
  );
}

const satirOf = ({ tarih, saat, hizmetler }: Arayan['sonZiyaretler'][number]) => [`${formatTarih(tarih).slice(0, 5)} ${saat}`, hizmetler].filter(Boolean).join(' ');

function Fact({ ad, children }: { ad: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{ad}</dt>
      <dd>{children}</dd>
    </>
  );
}
