import { tanimCalls, tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { Alert, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiHatasi } from '../../app/data/api.ts';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { tellFailure, useCall, useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { alanlarOf } from './alanlar.ts';
import { KullanimBolumu } from './KullanimBolumu.tsx';
import { TanimAlani, type TanimDegerleri } from './TanimAlani.tsx';
import { kilitOf, type Satir } from './turler.ts';

type TanimFormProps = {
  tur: TanimTuru;
  satir: Satir | undefined;
  onClose: () => void;
  /** Opens the merger, because an entry in use cannot be removed. */
  onMerge: (satir: Satir) => void;
};

/** One entry: its fields, its uses, and the buttons to remove or merge it. */
export function TanimForm({ tur, satir, onClose, onMerge }: TanimFormProps) {
  const { t } = useTranslation(['tanim', 'ortak']);
  const { calls, ust } = tanimOf(tur);
  const create = calls.create!;
  const sil = useSave(calls.remove!);
  const kullanim = useCall(tanimCalls.kullanim, { params: { tur, id: satir?.id ?? 0 } }, { enabled: satir !== undefined, once: true });
  const kilit = satir && kilitOf(tur, satir);
  const alanlar = alanlarOf(tur);
  const valuesOf = (of: Satir | undefined): TanimDegerleri => ({
    id: of?.id ?? 0,
    surum: of?.surum ?? null,
    adi: of?.adi ?? '',
    ...Object.fromEntries(alanlar.map(({ ad, tip, ilk }) => [ad, valueOf(tip, of ? of[ad] : ilk)])),
  });
  const form = useRecordForm({
    record: satir,
    read: async ({ id }) => ((await readAnew(tanimCalls.hepsi)).tanimlar[tur] as readonly Satir[]).find((one) => one.id === id),
    values: valuesOf,
    schema: create.body,
    call: satir ? (calls.update ?? create) : create,
    onSaved: onClose,
  });

  const remove = async (giden: Satir) => {
    // An entry in use cannot be removed, so the merger is offered without trying.
    const { data } = await kullanim.refetch();
    if (data && data.toplam > 0) return onMerge(giden);
    if (!(await confirm({ title: t('silinsinMi', { adi: giden.adi }), yes: t('ortak:sil'), danger: true }))) return;
    try {
      await sil.mutateAsync({ body: { id: giden.id } });
      onClose();
    } catch (error) {
      if (error instanceof ApiHatasi && error.kod === 'kullanimdaSilinemez') onMerge(giden);
      else tellFailure(error);
    }
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(satir ? 'duzenle' : 'yeni')}
      description={t(`tur.${tur}`)}
      form={kilit === 'sistem' ? undefined : form}
      extra={
        satir && (
          <YetkiButton
            yetki={create.yetki}
            reason={kilit && t(`kilit.${kilit}`)}
            variant="subtle"
            color="red"
            loading={sil.isPending}
            onClick={() => void remove(satir)}
          >
            {t('ortak:sil')}
          </YetkiButton>
        )
      }
    >
      <Stack gap="md">
        {kilit && (
          <Alert color="gray" variant="light">
            {t(`kilit.${kilit}`)}
          </Alert>
        )}
        <TextInput label={t('alan.adi')} data-autofocus readOnly={kilit === 'sistem'} key={form.key('adi')} {...form.getInputProps('adi')} required />
        {alanlar.map((alan) => (
          <TanimAlani
            key={alan.ad}
            form={form}
            alan={alan}
            ust={ust?.tur as TanimTuru | undefined}
            reason={kilit && alan.ad === 'aktifMi' ? t('kilitliAktif') : undefined}
          />
        ))}
        {satir && <KullanimBolumu tur={tur} id={satir.id} onMerge={kilit ? undefined : () => onMerge(satir)} />}
        {satir && create.kayit && <GecmisBolumu {...create.kayit} kayitID={satir.id} />}
      </Stack>
    </SidePanel>
  );
}

/** Select boxes hold texts and numbers only. */
const valueOf = (tip: string, deger: unknown) => (tip === 'yon' && typeof deger === 'boolean' ? String(deger) : deger);
