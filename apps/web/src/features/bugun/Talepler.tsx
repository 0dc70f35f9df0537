import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { isMaskeli } from '@defter/rules/maske.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSave } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { PhoneText } from '../../ui/PhoneText.tsx';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';
import { ofRow } from '../../ui/of-row.ts';
import { Rows } from '../../ui/Rows.tsx';
import classes from './Bugun.module.css';

/** The requests for appointments, approved right here; another time is proposed on their own page. */
export function Talepler({ bugun: { talepler } }: BolumProps) {
  const { t } = useTranslation('bugun');
  const onayla = useSave(randevuTalepCalls.onayla);
  return (
    <Bolum
      baslik={t('talep.baslik')}
      islemler={
        <Button component={Link} to={paths.talepler()} variant="subtle" size="compact-md">
          {t('hepsi', { sayi: talepler?.yeniSayisi ?? 0 })}
        </Button>
      }
    >
      <Rows>
        {talepler?.liste.map(({ id, adi, soyadi, telefon, randevuTarihi, baslangicSaat, hizmetler }) => (
          <li key={id} className={classes.row}>
            <Text className="tabular" fw={600}>
              {formatTarih(randevuTarihi).slice(0, 5)} {baslangicSaat}
            </Text>
            <div className={classes.what}>
              {[adi, soyadi].filter(Boolean).join(' ')}
              <Text span size="sm" c="dimmed" className={classes.service}>
                {hizmetler}
              </Text>
            </div>
            <div className={classes.acts}>
              {telefon && !isMaskeli('telefon', telefon) && <PhoneText telefon={telefon} />}
              <Button
                size="compact-md"
                variant="light"
                loading={onayla.isPending && onayla.variables?.body?.id === id}
                aria-label={ofRow(t('talep.onayla'), [adi, soyadi].filter(Boolean).join(' '))}
                onClick={() => onayla.mutate({ body: { id } })}
              >
                {t('talep.onayla')}
              </Button>
            </div>
          </li>
        ))}
      </Rows>
    </Bolum>
  );
}
