import { kasaCalls, type KasaSatiri } from '@defter/contract/kasa.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/routing/paths.ts';
import { useSave } from '../../app/data/query.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { YetkiLink } from '../../app/session/YetkiLink.tsx';
import { confirm } from '../../ui/confirm.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { formatGun, formatZaman } from '../../ui/format.ts';
import { PencilIcon, TrashIcon } from 'lucide-react';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** The columns of the till. Entries made by hand have buttons. */
export function useKasaColumns({ onEdit }: { onEdit: (satir: KasaSatiri) => void }): Column<KasaSatiri>[] {
  const { t } = useTranslation(['kasa', 'ortak']);
  const editReason = useReason(kasaCalls.update.yetki);
  const removeReason = useReason(kasaCalls.remove.yetki);
  const aktarReason = useReason(kasaCalls.aktar.yetki);
  const sil = useSave(kasaCalls.remove);

  const remove = async ({ id, virmanID }: KasaSatiri) => {
    const soru =
      virmanID === null
        ? { title: t('sil.baslik'), text: t('sil.aciklama'), yes: t('ortak:sil') }
        : { title: t('aktarim.sil'), text: t('aktarim.silAciklama'), yes: t('aktarim.geriAl') };
    if (await confirm({ ...soru, danger: true })) sil.mutate({ body: { id } });
  };
  const amount = (tutar: Kurus) => (tutar === 0 ? null : <MoneyText tutar={tutar} />);

  return [
    { id: 'tarih', header: t('tarih'), cell: (satir) => <Zaman satir={satir} />, sortable: true, width: 140 },
    { id: 'aciklama', header: t('aciklama'), cell: (satir) => <Aciklama satir={satir} />, primary: true },
    { id: 'odemeSekli', header: t('odemeSekli'), cell: ({ odemeSekliAdi }) => odemeSekliAdi, width: 130, hideBelow: 'md' },
    { id: 'yapan', header: t('yapan'), cell: ({ yapanAdi }) => yapanAdi, width: 130, hideBelow: 'md' },
    { id: 'gelir', header: t('gelir'), cell: ({ gelir }) => amount(gelir), align: 'right', width: 115 },
    { id: 'gider', header: t('gider'), cell: ({ gider }) => amount(gider), align: 'right', width: 115 },
    {
      id: 'islem',
      header: '',
      width: 84,
      cell: (satir) =>
        satir.satisID === null &&
        satir.kaporaID === null &&
        satir.avansID === null &&
        !satir.iptalMi && (
          <Group gap={2} wrap="nowrap" justify="flex-end">
            {satir.virmanID === null && (
              <ReasonIcon label={t('ortak:duzenle')} reason={editReason} onClick={() => onEdit(satir)}>
                <PencilIcon size={17} />
              </ReasonIcon>
            )}
            <ReasonIcon label={t('ortak:sil')} reason={removeReason ?? (satir.virmanID === null ? undefined : aktarReason)} onClick={() => void remove(satir)}>
              <TrashIcon size={17} />
            </ReasonIcon>
          </Group>
        ),
    },
  ];
}

/** The day of the movement, with the time where it was written down on that day. */
function Zaman({ satir: { tarih, kayitZamani } }: { satir: KasaSatiri }) {
  return <span className="tabular">{formatGun(kayitZamani) === formatTarih(tarih) ? formatZaman(kayitZamani) : formatTarih(tarih)}</span>;
}

function Aciklama({ satir }: { satir: KasaSatiri }) {
  const { t } = useTranslation(['kasa', 'ortak']);
  const { satisID, bahsisMi, kaporaID, avansID, musteriAdi, personelAdi, aciklama, kategoriAdi, altKategoriAdi, iptalMi, virmanID, virmanAdi, gelirMi } = satir;
  const neyin = (): string => {
    if (kaporaID !== null) return t('kapora', { musteri: musteriAdi });
    if (avansID !== null) return t('avans', { musteri: musteriAdi });
    const parcalar = virmanID !== null ? [t(gelirMi ? 'aktarim.gelen' : 'aktarim.giden', { hesap: virmanAdi }), aciklama] : [personelAdi, aciklama ?? altKategoriAdi ?? kategoriAdi];
    return parcalar.filter(Boolean).join(' · ');
  };
  return (
    <Group gap={8} wrap="nowrap">
      {satisID !== null ? (
        <YetkiLink to={paths.satis(satisID)} fz="inherit">
          {bahsisMi ? t('bahsis', { personel: personelAdi }) : musteriAdi ? t('satis', { musteri: musteriAdi }) : t('ortak:kapidan')}
        </YetkiLink>
      ) : (
        <span>{neyin()}</span>
      )}
      {(satisID !== null || aciklama) && (
        <Text span size="sm" c="dimmed" truncate flex="1 1 0" miw={0}>
          {[kategoriAdi, altKategoriAdi].filter(Boolean).join(' › ')}
        </Text>
      )}
      {iptalMi && <StatusBadge tone="gray" label={t('iptal')} />}
    </Group>
  );
}
