import { type GelenArama, gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { BekleyenDugmeleri } from '../../pickers/BekleyenArama.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { Bolum } from './Bolum.tsx';
import classes from './Bugun.module.css';

const ROWS = 5;

/** Whom to call: calls that nobody answered, and those that are due. Nothing is there while nobody waits. */
export function BekleyenAramalar({ bugun }: { bugun: string }) {
  const { t } = useTranslation('gelenArama');
  const { data: sayilar } = useCall(gelenAramaCalls.bekleyenler);
  const cevapsiz = useCall(gelenAramaCalls.list, { query: { gorunum: 'cevapsiz', sayfaBoyutu: ROWS } }, { enabled: (sayilar?.cevapsiz ?? 0) > 0 });
  const aranacak = useCall(gelenAramaCalls.list, { query: { gorunum: 'aranacak', bitis: bugun, sayfaBoyutu: ROWS } }, { enabled: (sayilar?.aranacak ?? 0) > 0 });
  if (!sayilar || sayilar.cevapsiz + sayilar.aranacak === 0) return null;
  return (
    <Bolum
      baslik={t('bugun.baslik')}
      islemler={
        <Button component={Link} to={paths.aramalar({ gorunum: sayilar.cevapsiz > 0 ? 'cevapsiz' : 'aranacak' })} variant="subtle" size="compact-md">
          {t('bugun.hepsi', { sayi: sayilar.cevapsiz + sayilar.aranacak })}
        </Button>
      }
    >
      {cevapsiz.data && sayilar.cevapsiz > 0 && <Parca baslik={t('gorunum.cevapsiz')} aramalar={cevapsiz.data.liste} bugun={bugun} geciken />}
      {aranacak.data && sayilar.aranacak > 0 && <Parca baslik={t('bugun.gunu')} aramalar={aranacak.data.liste} bugun={bugun} />}
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
      <ul className={classes.list}>
        {aramalar.map((arama) => (
          <li key={arama.id} className={classes.row}>
            <Text className="tabular" fw={600}>
              {zamanOf(arama, bugun, geciken)}
            </Text>
            <div className={classes.what}>
              {arama.musteriAdi ?? arama.arayanKisi ?? t('kayitliDegil')}
              <Text span size="sm" c="dimmed" ml={8}>
                {arama.aciklama}
              </Text>
            </div>
            <PhoneText telefon={arama.telefonNo ?? arama.musteriTelefonu} whatsapp={false} />
            <BekleyenDugmeleri arama={arama} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When it rang, or when it is due. */
function zamanOf({ tarih, saat, sonrakiAramaTarihi, sonrakiAramaSaati }: GelenArama, bugun: string, geciken = false): string {
  const [gun, zaman] = geciken ? [tarih, saat] : [sonrakiAramaTarihi ?? tarih, sonrakiAramaSaati];
  return [gun === bugun && zaman !== null ? null : formatTarih(gun).slice(0, 5), zaman].filter(Boolean).join(' ');
}
