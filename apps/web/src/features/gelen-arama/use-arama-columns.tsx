import type { GelenArama } from '@defter/contract/gelen-arama.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, Text } from '@mantine/core';
import { PhoneIncomingIcon, PhoneOutgoingIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BekleyenDugmeleri } from '../../pickers/BekleyenArama.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useToday } from '../../ui/today.ts';

const TONLAR = { caliyor: 'amber', gorusuluyor: 'green', bitti: 'gray', cevapsiz: 'red', bilinmiyor: 'gray' } as const;

export function useAramaColumns(): Column<GelenArama>[] {
  const { t } = useTranslation('gelenArama');
  const bugun = useToday();
  return [
    {
      id: 'zaman',
      header: t('sutun.zaman'),
      cell: ({ tarih, saat }) => (
        <span className="tabular">{tarih === bugun ? saat : `${formatTarih(tarih).slice(0, tarih.slice(0, 4) === bugun.slice(0, 4) ? 5 : 10)} ${saat}`}</span>
      ),
      sortable: true,
      width: 110,
    },
    { id: 'kim', header: t('sutun.kim'), cell: (arama) => <Kim arama={arama} />, primary: true },
    { id: 'telefon', header: t('sutun.telefon'), cell: ({ telefonNo, musteriTelefonu }) => <PhoneText telefon={telefonNo ?? musteriTelefonu} />, width: 175 },
    {
      id: 'konu',
      header: t('sutun.konu'),
      cell: ({ konuAdi, hizmetAdi, aciklama }) => (
        <Text size="sm" c="dimmed" lineClamp={1} maw={320}>
          {[konuAdi, hizmetAdi, aciklama].filter(Boolean).join(' · ')}
        </Text>
      ),
      hideBelow: 'md',
    },
    {
      id: 'sonuc',
      header: t('sutun.sonuc'),
      cell: ({ sonucAdi, cagriDurumu, konusmaSuresi }) => (
        <Group gap={6} wrap="nowrap">
          {cagriDurumu !== null && (sonucAdi === null || cagriDurumu === 'cevapsiz') && <StatusBadge tone={TONLAR[cagriDurumu]} label={t(`durum.${cagriDurumu}`)} />}
          {sonucAdi ?? (konusmaSuresi !== null && <span className="tabular">{sureOf(konusmaSuresi)}</span>)}
        </Group>
      ),
      width: 150,
    },
    { id: 'personel', header: t('sutun.personel'), cell: ({ personelAdi }) => personelAdi, hideBelow: 'md', width: 120 },
    {
      id: 'sonraki',
      header: t('sutun.sonraki'),
      cell: ({ sonrakiAramaTarihi, sonrakiAramaSaati }) =>
        sonrakiAramaTarihi && <span className="tabular">{[formatTarih(sonrakiAramaTarihi).slice(0, 5), sonrakiAramaSaati].filter(Boolean).join(' ')}</span>,
      hideBelow: 'sm',
      width: 110,
    },
    {
      id: 'islem',
      header: '',
      cell: (arama) => (arama.cevapBekliyor || arama.sonrakiAramaTarihi !== null) && <BekleyenDugmeleri arama={arama} />,
      align: 'right',
      width: 130,
    },
  ];
}

const sureOf = (saniye: number) => `${Math.floor(saniye / 60)}:${String(saniye % 60).padStart(2, '0')}`;

function Kim({ arama: { musteriAdi, arayanKisi, aramaYonu } }: { arama: GelenArama }) {
  const { t } = useTranslation('gelenArama');
  const Yon = aramaYonu ? PhoneIncomingIcon : PhoneOutgoingIcon;
  return (
    <Group gap={8} wrap="nowrap">
      <Yon size={16} aria-label={t(aramaYonu ? 'yon.gelen' : 'yon.giden')} style={{ flex: 'none' }} />
      <span>
        {musteriAdi ?? arayanKisi ?? <Text span c="dimmed">{t('kayitliDegil')}</Text>}
        {musteriAdi && arayanKisi && (
          <Text span size="sm" c="dimmed" ml={6}>
            {arayanKisi}
          </Text>
        )}
      </span>
    </Group>
  );
}
