import { tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { PlusIcon } from 'lucide-react';
import { SelectField } from '../../ui/SelectField.tsx';
import { isPasif, type Satir } from './turler.ts';
import { useTanimColumns } from './use-tanim-columns.tsx';
import { useTurListesi, type TurFiltresi } from './use-tur-listesi.ts';

type TurTablosuProps = {
  tur: TanimTuru;
  tanimlar: Record<TanimTuru, Satir[]> | undefined;
  satirlar: readonly Satir[];
  yukleme: Parameters<typeof useTurListesi>[2];
  onOpen: (id: number) => void;
  onAdd: () => void;
};

const DURUMLAR = ['tumu', 'aktif', 'pasif'] as const;

/** The entries of one kind. */
export function TurTablosu({ tur, tanimlar, satirlar, yukleme, onOpen, onAdd }: TurTablosuProps) {
  const { t } = useTranslation(['tanim', 'ortak']);
  const list = useTurListesi(tur, satirlar, yukleme);
  const { ust, alanlar, calls } = tanimOf(tur);
  const ustler = ust && tanimlar?.[ust.tur as TanimTuru];
  const { can } = useYetki();
  // Each kind has a flag of its own: with the flag of another kind only, this one is read-only.
  const open = calls.create && can(calls.create.yetki) ? onOpen : undefined;
  const columns = useTanimColumns(tur, ustler, open);

  return (
    <DataTable
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={open && (({ id }) => open(id))}
      isDimmed={isPasif}
      label={t(`tur.${tur}`)}
      searchPlaceholder={t('ara')}
      filters={
        <>
          {'aktifMi' in alanlar && (
            <SegmentedControl
              aria-label={t('durum')}
              value={list.filter.durum}
              onChange={(durum) => list.set({ durum: durum as TurFiltresi['durum'] })}
              data={DURUMLAR.map((durum) => ({ value: durum, label: t(`ortak:${durum}`) }))}
            />
          )}
          {ustler && (
            <SelectField
              aria-label={t(`tur.${ust.tur as TanimTuru}`)}
              placeholder={t(`tur.${ust.tur as TanimTuru}`)}
              w={200}
              clearable
              data={ustler.map(({ id, adi }) => ({ value: id, label: adi }))}
              value={list.filter.ust}
              onChange={(id) => list.set({ ust: id })}
            />
          )}
        </>
      }
      empty={{
        title: t('bos.baslik'),
        text: t(ustler?.length === 0 ? 'bos.ustYok' : 'bos.aciklama'),
        action: calls.create && ustler?.length !== 0 && (
          <YetkiButton yetki={calls.create.yetki} leftSection={<PlusIcon size={18} />} onClick={onAdd}>
            {t('yeni')}
          </YetkiButton>
        ),
      }}
    />
  );
}
