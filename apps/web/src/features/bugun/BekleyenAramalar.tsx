import type { GelenArama } from '@defter/contract/gelen-arama.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { BekleyenDugmeleri } from '../../pickers/BekleyenArama.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { Rows } from '../../ui/Rows.tsx';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';
import classes from './Bugun.module.css';

/** Calls to be made: missed ones, and those that are due. Nothing is drawn if there are none. */
export function BekleyenAramalar({ bugun: { tarih: bugun, aramaSayilari: sayilar, cevapsizAramalar, aranacaklar } }: BolumProps) {
  const { t } = useTranslation('gelenArama');
  if (!sayilar) return null;
  return (
    <Bolum
      baslik={t('bugun.baslik')}
      islemler={
        <Button component={Link} to={paths.aramalar({ gorunum: sayilar.cevapsiz > 0 ? 'cevapsiz' : 'aranacak' })} variant="subtle" size="compact-md">
          {t('bugun.hepsi', { sayi: sayilar.cevapsiz + sayilar.aranacak })}
        </Button>
      }
    >
      {cevapsizAramalar && sayilar.cevapsiz > 0 && <Parca baslik={t('gorunum.cevapsiz')} aramalar={cevapsizAramalar.liste} bugun={bugun} geciken />}
      {aranacaklar && sayilar.aranacak > 0 && <Parca baslik={t('bugun.gunu')} aramalar={aranacaklar.liste} bugun={bugun} />}
    </Bolum>
  );
}

type ParcaProps = { baslik: string; aramalar: readonly GelenArama[]; bugun: string; geciken?: boolean };

function Parca({ baslik, aramalar, bugun, geciken }: ParcaProps) {
  const { t } = useTranslation('gelenArama');
  return (
    <section className={classes.part} aria-label={baslik}>
      <h3 className={classes.partTitle} data-bolum={geciken ? 'geciken' : undefined}>
        {baslik}
      </h3>
      <Rows>
        {aramalar.map((arama) => (
          <li key={arama.id} className={classes.row}>
            <Text className="tabular" fw={600}>
              {zamanOf(arama, bugun, geciken)}
            </Text>
            <div className={classes.what}>
              {arama.musteriAdi ?? arama.arayanKisi ?? t('kayitliDegil')}
              <Text span size="sm" c="dimmed" className={classes.service}>
                {arama.aciklama}
              </Text>
            </div>
            <div className={classes.acts}>
              <PhoneText telefon={arama.telefonNo ?? arama.musteriTelefonu} whatsapp={false} />
              <BekleyenDugmeleri arama={arama} />
            </div>
          </li>
        ))}
      </Rows>
    </section>
  );
}

/** The time when it rang, or when it is due. */
function zamanOf({ tarih, saat, sonrakiAramaTarihi, sonrakiAramaSaati }: GelenArama, bugun: string, geciken = false): string {
  const [gun, zaman] = geciken ? [tarih, saat] : [sonrakiAramaTarihi ?? tarih, sonrakiAramaSaati];
  return [gun === bugun && zaman !== null ? null : formatTarih(gun).slice(0, 5), zaman].filter(Boolean).join(' ');
}
