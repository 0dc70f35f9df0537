import type { Talep } from '@defter/contract/randevu-talep.ts';
import { isTalepAcik } from '@defter/rules/randevu-talep.ts';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/DataTable.tsx';
import { formatSonZaman } from '../../../ui/format.ts';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useToday } from '../../../ui/today.ts';
import { adSoyadOf } from '../takvim-verisi.ts';
import { istemedigiOf, istenenOf, kiminleOf, oneriOf } from './talep-sozleri.ts';

export function useTalepColumns(): Column<Talep>[] {
  const { t } = useTranslation('randevuTalep');
  const bugun = useToday();
  const kisiOf = (talep: Talep) => (
    <Group gap={6}>
      {adSoyadOf(talep)}
      {talep.istenenKapora !== null && isTalepAcik(talep.durum) && <StatusBadge tone="amber" label={t('kapora.bekliyor')} />}
    </Group>
  );
  const sonucOf = (talep: Talep) => {
    if (talep.durum === 'onerildi') return oneriOf(talep);
    const istemedigi = istemedigiOf(talep);
    return istemedigi ? t('oneriyeHayir', { zaman: istemedigi }) : (talep.redNedeni ?? talep.sonuclandiran);
  };
  return [
    { id: 'kisi', header: t('sutun.kisi'), cell: kisiOf, primary: true },
    { id: 'telefon', header: t('telefon'), cell: ({ telefon }) => <PhoneText telefon={telefon} /> },
    { id: 'istenen', header: t('sutun.istenen'), cell: (talep) => <span className="tabular">{istenenOf(talep)}</span> },
    { id: 'kimden', header: t('sutun.kimden'), cell: (talep) => kiminleOf(talep) ?? t('farkEtmez'), hideBelow: 'sm' },
    { id: 'hizmetler', header: t('sutun.hizmetler'), cell: ({ hizmetler }) => <Text size="sm" truncate maw={260}>{hizmetler}</Text>, hideBelow: 'sm' },
    { id: 'ne', header: t('sutun.ne'), cell: ({ kayitZamani }) => <span className="tabular">{formatSonZaman(kayitZamani, bugun)}</span>, hideBelow: 'md' },
    { id: 'sonuc', header: t('sutun.sonuc'), cell: sonucOf, hideBelow: 'md' },
  ];
}
