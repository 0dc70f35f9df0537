import type { PaketHakki } from '@defter/contract/seans.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/SelectField.tsx';
import type { SatirDagilimi } from './paket-dagilimi.ts';

type PaketSecimiProps = {
  /** The name of the line. */
  adi: string;
  /** The packages that fit, sorted by their end. */
  paketler: readonly PaketHakki[];
  dagilim: SatirDagilimi | undefined;
  /** Null takes from the package that ends first. */
  value: number | null;
  onChange: (paketHakID: number | null) => void;
};

/** The package from which a line takes its sessions, chosen if several fit, and the sessions that are left of it. */
export function PaketSecimi({ adi, paketler, dagilim, value, onChange }: PaketSecimiProps) {
  const { t } = useTranslation('satis');
  const adOf = ({ paketAdi, altUrunAdi, sahibi, bitis }: PaketHakki) => [paketAdi ?? altUrunAdi, sahibi?.adSoyad, bitis && t('sekil.bitis', { tarih: formatTarih(bitis) })].filter(Boolean).join(' · ');
  const label = (hak: PaketHakki) => t('sekil.paketKalan', { ad: adOf(hak), kalan: hak.kalan, seans: hak.seans });
  return (
    <>
      {paketler.length > 1 && (
        <SelectField<number>
          size="xs"
          mt={4}
          aria-label={t('sekil.hangiPaket', { urun: adi })}
          data={paketler.map((hak) => ({ value: hak.id, label: label(hak) }))}
          value={value ?? dagilim?.paylar[0]?.hak.id ?? paketler[0]!.id}
          onChange={(id) => onChange(id)}
        />
      )}
      {dagilim?.paylar.map(({ hak, once, sonra }) => (
        <Text key={hak.id} size="xs" c="dimmed" className="tabular" pl={21} mt={2}>
          {t('sekil.olur', { ad: hak.paketAdi ?? hak.altUrunAdi, once, sonra, seans: hak.seans })}
        </Text>
      ))}
    </>
  );
}
