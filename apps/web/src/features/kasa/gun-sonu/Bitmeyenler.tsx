import type { ReplyOf } from '@defter/contract/call.ts';
import type { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Checkbox, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import { useOpens } from '../../../app/session/YetkiLink.tsx';
import { ofRow } from '../../../ui/of-row.ts';
import { Row, Rows } from '../../../ui/Rows.tsx';
import classes from './GunSonu.module.css';

type Gun = ReplyOf<typeof gunSonuCalls.get>;
type BitmeyenlerProps = Pick<Gun, 'tarih' | 'satislar' | 'randevular'> & { devredilen: ReadonlySet<string>; onChange: (devredilen: ReadonlySet<string>) => void };
type Bitmeyen = { key: string; ad: string; ne: string; yol: { to: string; text: string } };

/**
 * What the day has not finished: each is finished, or carried over by its name. Records of earlier days were carried
 * over by name before, so one press carries them on.
 */
export function Bitmeyenler({ tarih: gun, satislar, randevular, devredilen, onChange }: BitmeyenlerProps) {
  const { t } = useTranslation('gunSonu');
  const oncekilerID = useId();
  const satirOf = ({ id, satisNo, tarih, musteriAdi, kalan }: Gun['satislar'][number]): Bitmeyen => ({
    key: `satis-${id}`,
    ad: musteriAdi,
    ne: [t('bitmeyen.satis', { no: satisNo, kalan: formatTL(kalan) }), tarih < gun && t('bitmeyen.oncekiGun', { tarih: formatTarih(tarih) })].filter(Boolean).join(' · '),
    yol: { to: paths.satis(id), text: t('bitmeyen.tamamla') },
  });
  const oncekiler = satislar.filter(({ tarih }) => tarih < gun).map(satirOf);
  const bugunku = [
    ...satislar.filter(({ tarih }) => tarih === gun).map(satirOf),
    ...randevular.map(({ id, saat, geldiMi, musteriAdi }) => ({
      key: `randevu-${id}`,
      ad: musteriAdi,
      ne: t(geldiMi ? 'bitmeyen.gelen' : 'bitmeyen.randevu', { saat }),
      yol: { to: paths.randevular({ tarih: gun }), text: t('bitmeyen.sonuclandir') },
    })),
  ];
  if (oncekiler.length + bugunku.length === 0) return <Text size="sm">{t('bitmeyen.yok')}</Text>;
  const carry = (satirlar: readonly Bitmeyen[], isCarried: boolean) => {
    const keys = satirlar.map(({ key }) => key);
    onChange(new Set(isCarried ? [...devredilen, ...keys] : [...devredilen].filter((key) => !keys.includes(key))));
  };
  const birakilan = oncekiler.filter(({ key }) => devredilen.has(key)).length;
  const rowsOf = (satirlar: readonly Bitmeyen[]) =>
    satirlar.map((satir) => <Satir key={satir.key} satir={satir} isCarried={devredilen.has(satir.key)} onCarry={(isCarried) => carry([satir], isCarried)} />);

  return (
    <>
      <Text size="sm" c="dimmed" mb={4}>
        {t('bitmeyen.aciklama')}
      </Text>
      {bugunku.length > 0 && <Rows>{rowsOf(bugunku)}</Rows>}
      {oncekiler.length > 0 && (
        <section aria-labelledby={oncekilerID}>
          <Group justify="space-between" mt="sm" mih={44}>
            <Title order={3} fz="sm" id={oncekilerID}>
              {t('bitmeyen.oncekiler', { count: oncekiler.length })}
            </Title>
            {oncekiler.length > 1 && (
              <Checkbox
                label={t('bitmeyen.hepsiniBirak')}
                checked={birakilan === oncekiler.length}
                indeterminate={birakilan > 0 && birakilan < oncekiler.length}
                onChange={(event) => carry(oncekiler, event.currentTarget.checked)}
              />
            )}
          </Group>
          <Rows>{rowsOf(oncekiler)}</Rows>
        </section>
      )}
    </>
  );
}

function Satir({ satir: { ad, ne, yol }, isCarried, onCarry }: { satir: Bitmeyen; isCarried: boolean; onCarry: (isCarried: boolean) => void }) {
  const { t } = useTranslation('gunSonu');
  const opens = useOpens();
  return (
    <Row>
      <Group gap="0 10px" flex="1 1 180px" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text fw={550}>{ad}</Text>
        <Text size="sm" c="dimmed" className={`tabular ${classes.what}`}>
          {ne}
        </Text>
      </Group>
      <Group gap="sm">
        <Checkbox label={t('bitmeyen.birak')} aria-label={t('bitmeyen.birakAdi', { ad, ne })} checked={isCarried} onChange={(event) => onCarry(event.currentTarget.checked)} />
        {opens(yol.to) && (
          <Button component={Link} to={yol.to} size="compact-md" variant="light" aria-label={ofRow(yol.text, ad)}>
            {yol.text}
          </Button>
        )}
      </Group>
    </Row>
  );
}
