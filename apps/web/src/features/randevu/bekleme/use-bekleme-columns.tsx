import { type Bekleme, beklemeCalls } from '@defter/contract/bekleme.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { ActionIcon, Text } from '@mantine/core';
import { XIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { confirm } from '../../../ui/confirm.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { formatSonZaman } from '../../../ui/format.ts';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { useToday } from '../../../ui/today.ts';
import { adSoyadOf } from '../takvim-verisi.ts';

export function useBeklemeColumns(): Column<Bekleme>[] {
  const { t } = useTranslation('bekleme');
  const bugun = useToday();
  const cikar = useSave(beklemeCalls.remove);
  const remove = async (bekleme: Bekleme) => {
    const ad = adSoyadOf(bekleme);
    if (await confirm({ title: t('cikarSoru', { ad }), yes: t('cikar'), danger: true })) cikar.mutate({ body: { id: bekleme.id } });
  };
  return [
    {
      id: 'kisi',
      header: t('sutun.kisi'),
      cell: (bekleme) => (
        <>
          {adSoyadOf(bekleme)}
          {bekleme.randevuTarihi && (
            <Text span size="sm" c="dimmed" ml={8}>
              {t('randevusuVar', { gun: formatTarih(bekleme.randevuTarihi).slice(0, 5) })}
            </Text>
          )}
        </>
      ),
      primary: true,
    },
    { id: 'telefon', header: t('sutun.telefon'), cell: ({ telefon }) => <PhoneText telefon={telefon} /> },
    {
      id: 'zaman',
      header: t('sutun.zaman'),
      cell: ({ ilkGun, sonGun, gunParcasi }) => (
        <span className="tabular">
          {formatTarih(ilkGun).slice(0, 5)}–{formatTarih(sonGun)} {gunParcasi && t(`parca.${gunParcasi}`)}
        </span>
      ),
    },
    { id: 'kiminle', header: t('sutun.kiminle'), cell: ({ uygulayanPersonelAdi }) => uygulayanPersonelAdi ?? t('farkEtmez'), hideBelow: 'sm' },
    {
      id: 'hizmetler',
      header: t('sutun.hizmetler'),
      cell: ({ hizmetler, beklemeNotu }) => (
        <Text size="sm" truncate maw={260}>
          {[hizmetler, beklemeNotu].filter(Boolean).join(' · ')}
        </Text>
      ),
      hideBelow: 'sm',
    },
    { id: 'ne', header: t('sutun.yazildi'), cell: ({ kayitZamani }) => <span className="tabular">{formatSonZaman(kayitZamani, bugun)}</span>, hideBelow: 'md' },
    {
      id: 'cikar',
      header: '',
      align: 'right',
      width: 52,
      cell: (bekleme) => (
        <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('cikarAd', { ad: adSoyadOf(bekleme) })} onClick={() => void remove(bekleme)}>
          <XIcon size={18} />
        </ActionIcon>
      ),
    },
  ];
}
