import { IskontoTip } from '@defter/contract/satis.ts';
import { formatTL, kurus, type Kurus } from '@defter/rules/para.ts';
import { ActionIcon, Collapse, Group, Text, UnstyledButton } from '@mantine/core';
import type { TFunction } from 'i18next';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { kalanSeans, type Seanslar } from '../../pickers/use-seanslar.ts';
import { ChevronDownIcon, ChevronUpIcon, XIcon } from 'lucide-react';
import { formatMiktar, formatYuzde } from '../../ui/format.ts';
import type { SatirDagilimi } from './paket-dagilimi.ts';
import { SatirAlanlari } from './SatirAlanlari.tsx';
import { SekilAlanlari } from './SekilAlanlari.tsx';
import { sekilOf, type SepetDegisikligi, type SepetSatiri } from './sepet.ts';
import type { StokUyarisi } from './stok-uyarisi.ts';
import classes from './SatisEkrani.module.css';

type SepetSatirKartiProps = {
  satir: SepetSatiri;
  haklar: Seanslar | undefined;
  /** The packages that the line takes its sessions from. */
  dagilim: SatirDagilimi | undefined;
  /** The amount of the line after both discounts. */
  net: Kurus | undefined;
  /** The stocks that run low by the sale. */
  uyarilar: readonly StokUyarisi[] | undefined;
  /** It begins open, because its quantity is still to be told. */
  acik?: boolean;
  change: (degisiklik: SepetDegisikligi) => void;
};

const miktarOf = (miktar: number, { birimAdi }: StokUyarisi): string => [formatMiktar(miktar), birimAdi].filter(Boolean).join(' ');

/** Quantity and price of a line in words, with the reason of its price and its discounts. */
function ozetOf(t: TFunction<'satis'>, satir: SepetSatiri): string {
  const adet = formatMiktar(satir.adet);
  const sekil = sekilOf(satir);
  const { birimFiyat, fiyatNedeni, kampanya, iskonto } = satir;
  return [
    sekil === 'seans' ? t('sekil.pakettenAdet', { count: satir.adet, adet }) : t('adetFiyat', { adet, fiyat: formatTL(birimFiyat) }),
    fiyatNedeni && t(`fiyatNedeni.${fiyatNedeni}`),
    sekil === 'satis' && kampanya && t('kampanya.satir', { adi: kampanya.adi, tutar: formatTL(kampanya.tutar) }),
    sekil === 'satis' && iskonto > 0 && t('iskontolu', { iskonto: satir.iskontoTip === IskontoTip.tutar ? formatTL(kurus(iskonto)) : formatYuzde(iskonto) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A line of the cart with its performer; one press opens quantity, price and discount. It is not drawn again when another line changes. */
export const SepetSatirKarti = memo(function SepetSatirKarti({ satir, haklar, dagilim, net, uyarilar = [], acik = false, change }: SepetSatirKartiProps) {
  const { t } = useTranslation('satis');
  const [open, setOpen] = useState(acik);
  const { uygulayanPersonelKullanilsin } = useAyarlar();
  const kalan = haklar ? kalanSeans(haklar, satir.altUrunID) : 0;
  // A line of which the customer owns sessions shows the choice at once; other lines show it once they are open, to be given away.
  const secilir = haklar !== undefined && (open || kalan > 0 || sekilOf(satir) !== 'satis');
  const onChange = (alan: Partial<SepetSatiri>) => change({ tur: 'satir', key: satir.key, alan });
  const Arrow = open ? ChevronUpIcon : ChevronDownIcon;

  return (
    <li className={classes.line}>
      <div className={classes.lineHead}>
        <UnstyledButton className={classes.lineName} onClick={() => setOpen(!open)} aria-expanded={open}>
          <Group gap={6} wrap="nowrap">
            <Arrow size={15} />
            <Text span size="sm" fw={550}>
              {satir.adi}
            </Text>
          </Group>
        </UnstyledButton>
        <Text size="sm" fw={600} className="tabular">
          {net === undefined ? '' : formatTL(net)}
        </Text>
        <ActionIcon variant="subtle" color="gray" aria-label={t('satirSil', { urun: satir.adi })} onClick={() => change({ tur: 'satirSil', key: satir.key })}>
          <XIcon size={16} />
        </ActionIcon>
      </div>
      <div className={classes.lineFoot}>
        <Text size="xs" c="dimmed" className="tabular" pl={21}>
          {ozetOf(t, satir)}
        </Text>
        {uygulayanPersonelKullanilsin && (
          <PersonelSecimi
            size="xs"
            clearable
            aria-label={t('uygulayanOf', { urun: satir.adi })}
            placeholder={t('uygulayan')}
            value={satir.uygulayanPersonelID}
            onChange={(id) => onChange({ uygulayanPersonelID: id })}
          />
        )}
      </div>
      {uyarilar.map((uyari) => (
        <Text key={uyari.stokUrunID} role="status" size="sm" pl={21} c={uyari.tur === 'eksi' ? 'var(--defter-danger)' : 'var(--defter-warning)'}>
          {t(`stokUyarisi.${uyari.tur}`, {
            urun: uyari.urunMu ? '' : `${uyari.adi}: `,
            mevcut: miktarOf(uyari.mevcut, uyari),
            sonra: miktarOf(uyari.sonra, uyari),
            kritik: formatMiktar(uyari.kritik ?? 0),
          })}
        </Text>
      ))}
      <SekilAlanlari satir={satir} haklar={haklar} secilir={secilir} kalan={kalan} dagilim={dagilim} onChange={onChange} />
      <Collapse expanded={open} keepMounted={false}>
        <SatirAlanlari satir={satir} onChange={onChange} />
      </Collapse>
    </li>
  );
});
