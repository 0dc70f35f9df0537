import { IskontoTip } from '@defter/contract/satis.ts';
import { formatTL, kurus, type Kurus } from '@defter/rules/para.ts';
import { ActionIcon, Collapse, Group, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { kalanSeans, type Seanslar } from '../../pickers/use-seanslar.ts';
import { ChevronDownIcon, ChevronUpIcon, XIcon } from 'lucide-react';
import { formatMiktar, formatYuzde } from '../../ui/format.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { IskontoInput } from './IskontoInput.tsx';
import type { SatirDagilimi } from './paket-dagilimi.ts';
import { SekilAlanlari } from './SekilAlanlari.tsx';
import { sekilOf, type SepetSatiri } from './sepet.ts';
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
  onChange: (alan: Partial<SepetSatiri>) => void;
  onRemove: () => void;
};

const miktarOf = (miktar: number, { birimAdi }: StokUyarisi): string => [formatMiktar(miktar), birimAdi].filter(Boolean).join(' ');

/** A line of the cart with its performer; one press opens quantity, price and discount. */
export function SepetSatirKarti({ satir, haklar, dagilim, net, uyarilar = [], acik = false, onChange, onRemove }: SepetSatirKartiProps) {
  const { t } = useTranslation('satis');
  const [open, setOpen] = useState(acik);
  const { satistaTutarDegistirilsinMi, uygulayanPersonelKullanilsin } = useAyarlar();
  const [iskontoReason, fiyatYetkisi] = [useReason('satisIskonto'), useReason('satisFiyatDegistir')];
  const fiyatKapali = satistaTutarDegistirilsinMi ? undefined : t('fiyatKapali');
  const sekil = sekilOf(satir);
  const kalan = haklar ? kalanSeans(haklar, satir.altUrunID) : 0;
  // A line of which the customer owns sessions shows the choice at once; other lines show it once they are open, to be given away.
  const secilir = haklar !== undefined && (open || kalan > 0 || sekil !== 'satis');
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
        <ActionIcon variant="subtle" color="gray" aria-label={t('satirSil', { urun: satir.adi })} onClick={onRemove}>
          <XIcon size={16} />
        </ActionIcon>
      </div>
      <div className={classes.lineFoot}>
        <Text size="xs" c="dimmed" className="tabular" pl={21}>
          {sekil === 'seans' ? t('sekil.pakettenAdet', { count: satir.adet, adet: formatMiktar(satir.adet) }) : t('adetFiyat', { adet: formatMiktar(satir.adet), fiyat: formatTL(satir.birimFiyat) })}
          {satir.fiyatNedeni && ` · ${t(`fiyatNedeni.${satir.fiyatNedeni}`)}`}
          {satir.kampanya && sekil === 'satis' && ` · ${t('kampanya.satir', { adi: satir.kampanya.adi, tutar: formatTL(satir.kampanya.tutar) })}`}
          {satir.iskonto > 0 && sekil === 'satis' && ` · ${t('iskontolu', { iskonto: satir.iskontoTip === IskontoTip.tutar ? formatTL(kurus(satir.iskonto)) : formatYuzde(satir.iskonto) })}`}
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
          {t(`stokUyarisi.${uyari.tur}`, { urun: uyari.urunMu ? '' : `${uyari.adi}: `, mevcut: miktarOf(uyari.mevcut, uyari), sonra: miktarOf(uyari.sonra, uyari), kritik: formatMiktar(uyari.kritik ?? 0) })}
        </Text>
      ))}
      <SekilAlanlari satir={satir} haklar={haklar} secilir={secilir} kalan={kalan} dagilim={dagilim} onChange={onChange} />
      <Collapse expanded={open}>
        <SimpleGrid cols={2} spacing="sm" mt="sm" style={{ alignItems: 'end' }}>
          <NumberField
            label={t('adet')}
            max={99_999}
            decimals={sekil === 'seans' ? 0 : 3}
            value={satir.adet}
            onChange={(adet) => typeof adet === 'number' && adet > 0 && onChange({ adet })}
          />
          {sekil === 'satis' && (
            <MoneyInput
              label={t('birimFiyat')}
              description={fiyatKapali ?? (fiyatYetkisi && t('onay.gerekir'))}
              disabled={fiyatKapali !== undefined}
              value={satir.birimFiyat}
              onChange={(fiyat) => typeof fiyat === 'number' && fiyat >= 0 && onChange({ birimFiyat: fiyat })}
            />
          )}
        </SimpleGrid>
        {sekil === 'satis' && (
          <SimpleGrid cols={1} spacing="sm" mt="sm" mb="xs">
            <IskontoInput label={t('satirIskonto')} tip={satir.iskontoTip} value={satir.iskonto} hint={iskontoReason && t('onay.gerekir')} onChange={onChange} />
          </SimpleGrid>
        )}
      </Collapse>
    </li>
  );
}
