import { tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReason } from '../../app/session/YetkiButton.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { LockKeyholeIcon, PencilIcon } from 'lucide-react';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { alanlarOf, alanText, type Alan } from './alanlar.ts';
import { isPasif, kilitOf, type Satir } from './turler.ts';

/** The name, the fields of the kind, and the pencil for entries that can be changed. */
export function useTanimColumns(tur: TanimTuru, ustler: readonly Satir[] | undefined, onEdit: ((id: number) => void) | undefined): Column<Satir>[] {
  const { t } = useTranslation(['tanim', 'ortak']);
  const { calls, okunan } = tanimOf(tur);
  const reason = useReason(calls.create?.yetki ?? 'giris');

  const cellOf = ({ ad, tip }: Alan) => (satir: Satir) => {
    const deger = satir[ad];
    if (tip === 'ust') return ustler?.find(({ id }) => id === deger)?.adi;
    if (tip === 'yon') return t(deger === null ? 'yon.ikisi' : deger === true ? 'yon.gelir' : 'yon.gider');
    return <span className="tabular">{tip === 'yuzde' ? t('yuzde', { sayi: deger }) : String(deger).replace('.', ',')}</span>;
  };
  const gosterilen = alanlarOf(tur).filter(({ ad }) => ad !== 'aktifMi');
  const alanlar = gosterilen.filter(({ tip }) => tip !== 'anahtar');
  // Switches share a column, which names the ones that are on.
  const anahtarlar = gosterilen.filter(({ tip }) => tip === 'anahtar');
  const columns: Column<Satir>[] = [
    {
      id: 'adi',
      header: t('alan.adi'),
      cell: (satir) => (
        <Group gap={8} wrap="nowrap">
          <span>{satir.adi}</span>
          {kilitOf(tur, satir) && <LockKeyholeIcon size={15} aria-label={t(`kilit.${kilitOf(tur, satir)!}`)} role="img" />}
          {isPasif(satir) && <StatusBadge tone="gray" label={t('ortak:pasif')} />}
        </Group>
      ),
      sortable: true,
      primary: true,
    },
    ...alanlar.map((alan): Column<Satir> => ({
      id: alan.ad,
      header: t(alanText(alan.ad)),
      cell: cellOf(alan),
      align: ['yuzde', 'sayi', 'carpan'].includes(alan.tip) ? 'right' : undefined,
      sortable: alan.tip !== 'ust',
      hideBelow: anahtarlar.length > 0 ? 'md' : undefined,
    })),
  ];
  if (anahtarlar.length > 0) {
    const acikOlanlar = (satir: Satir) => anahtarlar.filter(({ ad }) => satir[ad] === true).map(({ ad }) => t(alanText(ad)));
    columns.splice(1, 0, { id: 'ozellikler', header: t('ozellikler'), cell: (satir) => acikOlanlar(satir).join(', ') });
  }
  if ('kod' in okunan) columns.push({ id: 'kod', header: t('alan.kod'), cell: ({ kod }) => String(kod), width: 90 });
  if (onEdit) {
    columns.push({
      id: 'islem',
      header: '',
      cell: ({ id, adi }) => (
        <ReasonIcon label={t('duzenleAdli', { adi })} reason={reason} onClick={() => onEdit(id)}>
          <PencilIcon size={17} />
        </ReasonIcon>
      ),
      align: 'right',
      width: 52,
      hideBelow: 'sm',
    });
  }
  return columns;
}
