import type { ReplyOf } from '@defter/contract/call.ts';
import type { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import { useOpens } from '../../../app/session/YetkiLink.tsx';
import { ofRow } from '../../../ui/of-row.ts';
import { Row, Rows } from '../../../ui/Rows.tsx';
import classes from './GunSonu.module.css';

type Gun = ReplyOf<typeof gunSonuCalls.get>;
type BitmeyenlerProps = Pick<Gun, 'tarih' | 'satislar' | 'randevular'> & { devredilen: ReadonlySet<string>; onChange: (devredilen: ReadonlySet<string>) => void };

/** What the day has not finished: each is finished, or carried over by its name. */
export function Bitmeyenler({ tarih: gun, satislar, randevular, devredilen, onChange }: BitmeyenlerProps) {
  const { t } = useTranslation('gunSonu');
  const opens = useOpens();
  const satirlar = [
    ...satislar.map(({ id, satisNo, tarih, musteriAdi, kalan }) => ({
      key: `satis-${id}`,
      ad: musteriAdi,
      ne: [t('bitmeyen.satis', { no: satisNo, kalan: formatTL(kalan) }), tarih < gun && t('bitmeyen.oncekiGun', { tarih: formatTarih(tarih) })].filter(Boolean).join(' · '),
      yol: { to: paths.satis(id), text: t('bitmeyen.tamamla') },
    })),
    ...randevular.map(({ id, saat, geldiMi, musteriAdi }) => ({
      key: `randevu-${id}`,
      ad: musteriAdi,
      ne: t(geldiMi ? 'bitmeyen.gelen' : 'bitmeyen.randevu', { saat }),
      yol: { to: paths.randevular(), text: t('bitmeyen.sonuclandir') },
    })),
  ];
  if (satirlar.length === 0) return <Text size="sm">{t('bitmeyen.yok')}</Text>;
  const toggle = (key: string) => onChange(new Set(devredilen.has(key) ? [...devredilen].filter((one) => one !== key) : [...devredilen, key]));

  return (
    <>
      <Text size="sm" c="dimmed" mb={4}>
        {t('bitmeyen.aciklama')}
      </Text>
      <Rows>
        {satirlar.map(({ key, ad, ne, yol }) => (
          <Row key={key}>
            <Group gap="0 10px" flex="1 1 180px">
              <Text fw={550}>{ad}</Text>
              <Text size="sm" c="dimmed" className={`tabular ${classes.what}`}>
                {ne}
              </Text>
            </Group>
            <Group gap="sm">
              <Checkbox label={t('bitmeyen.birak')} aria-label={t('bitmeyen.birakAdi', { ad, ne })} checked={devredilen.has(key)} onChange={() => toggle(key)} />
              {opens(yol.to) && (
                <Button component={Link} to={yol.to} size="compact-md" variant="light" aria-label={ofRow(yol.text, ad)}>
                  {yol.text}
                </Button>
              )}
            </Group>
          </Row>
        ))}
      </Rows>
    </>
  );
}
