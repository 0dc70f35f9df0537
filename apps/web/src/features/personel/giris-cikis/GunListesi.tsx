import type { GirisCikis, GirisCikisGunu } from '@defter/contract/giris-cikis.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatGunAdi } from '../../../ui/format.ts';
import { Rows } from '../../../ui/Rows.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from './GunListesi.module.css';

type GunListesiProps = {
  gunler: readonly GirisCikisGunu[];
  /** The title of a line: a day of one person, or a person on one day. */
  baslik: 'tarih' | 'personel';
  onEdit: (kayit: GirisCikis) => void;
};

/** Days at work: the shift, the entries, and their faults. */
export function GunListesi({ gunler, baslik, onEdit }: GunListesiProps) {
  const { t } = useTranslation('girisCikis');
  return (
    <Rows>
      {gunler.map((gun) => (
        <li key={`${gun.personelID} ${gun.tarih}`} className={classes.row}>
          <div>
            <Text size="sm" fw={600}>
              {baslik === 'tarih' ? `${formatTarih(gun.tarih)} ${formatGunAdi(gun.tarih)}` : gun.personelAdi}
            </Text>
            <Text size="xs" c="dimmed" className="tabular">
              {gun.vardiyalar.map(({ sablonAdi, baslangic, bitis }) => `${sablonAdi} ${baslangic.slice(11)}–${bitis.slice(11)}`).join(', ') || t('vardiyaYok')}
            </Text>
          </div>
          <Group gap={6} className={classes.records}>
            {gun.kayitlar.map((kayit) => (
              <Button
                key={kayit.id}
                size="compact-md"
                variant="default"
                className="tabular"
                aria-label={t('kaydiDuzenle', { tip: t(`tip.${kayit.islemTipi}`), saat: kayit.saat })}
                onClick={() => onEdit(kayit)}
              >
                {t(`tip.${kayit.islemTipi}`)} {kayit.saat}
                {kayit.qrMi && <span className={classes.qr}>QR</span>}
              </Button>
            ))}
          </Group>
          <Group gap={6} className={classes.result}>
            <Sonuc gun={gun} />
          </Group>
          <Text size="sm" c="dimmed" className={classes.worked}>
            {gun.calisma > 0 && sureOf(gun.calisma, t)}
          </Text>
        </li>
      ))}
    </Rows>
  );
}

function Sonuc({ gun: { eksik, gecKalma, erkenCikma, izinliMi } }: { gun: GirisCikisGunu }) {
  const { t } = useTranslation('girisCikis');
  return (
    <>
      {izinliMi && <StatusBadge tone="blue" label={t('izinli')} />}
      {eksik === 'gecikti' && <StatusBadge tone="amber" label={t('gecikiyor', { sure: sureOf(gecKalma, t) })} />}
      {eksik && eksik !== 'gecikti' && <StatusBadge tone={eksik === 'bekleniyor' ? 'gray' : 'red'} label={t(`eksik.${eksik}`)} />}
      {gecKalma > 0 && eksik !== 'gecikti' && <StatusBadge tone="amber" label={t('gec', { sure: sureOf(gecKalma, t) })} />}
      {erkenCikma > 0 && <StatusBadge tone="amber" label={t('erken', { sure: sureOf(erkenCikma, t) })} />}
    </>
  );
}

type Say = (key: 'sure.saat' | 'sure.dakika' | 'sure.ikisi', values: { saat: number; dakika: number }) => string;

/** `8 sa 30 dk`. */
function sureOf(minutes: number, t: Say): string {
  const saat = Math.floor(minutes / 60);
  const dakika = minutes % 60;
  return t(saat === 0 ? 'sure.dakika' : dakika === 0 ? 'sure.saat' : 'sure.ikisi', { saat, dakika });
}
