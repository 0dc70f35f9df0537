import { type AnaUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { useYetki } from '../../app/session/yetki.ts';
import { confirm } from '../../ui/confirm.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { offerRetire } from './offer-retire.ts';

type GrupFormProps = { grup: AnaUrun | undefined; onClose: () => void; onRemoved: (id: number) => void };

const valuesOf = (grup: AnaUrun | undefined) => ({
  id: grup?.id ?? 0,
  surum: grup?.surum ?? null,
  adi: grup?.adi ?? '',
  satisTipi: (grup?.satisTipi ?? SatisTipi.hizmet) as number | null,
  satistaMi: grup?.satistaMi ?? true,
});

export function GrupForm({ grup, onClose, onRemoved }: GrupFormProps) {
  const { t } = useTranslation(['urun', 'ortak']);
  const { can } = useYetki();
  const retirable = grup?.satistaMi === true && can(urunCalls.updateAnaUrun.yetki);
  const sil = useSave(urunCalls.removeAnaUrun, { asked: retirable ? ['kullanimdaSilinemez'] : [] });
  const form = useRecordForm({
    record: grup,
    read: async ({ id }) => (await readAnew(urunCalls.getAnaUrun, { params: { id } })).anaUrun,
    values: valuesOf,
    schema: urunCalls.createAnaUrun.body,
    call: grup ? urunCalls.updateAnaUrun : urunCalls.createAnaUrun,
    onSaved: onClose,
  });

  const remove = async ({ id, adi, altUrunSayisi: sayi }: AnaUrun) => {
    if (!(await confirm({ title: t('silinsinMi', { ad: adi }), yes: t('ortak:sil'), danger: true }))) return;
    sil.mutate(
      { body: { id } },
      {
        onSuccess: () => {
          onRemoved(id);
          onClose();
        },
        onError: ({ kod }) => {
          if (retirable && kod === 'kullanimdaSilinemez') void offerRetire(form, adi, t('grupKullanimda', { count: sayi }));
        },
      },
    );
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(grup ? 'grup' : 'yeniGrup')}
      form={form}
      extra={
        grup && (
          <YetkiButton yetki={urunCalls.removeAnaUrun.yetki} variant="subtle" color="red" loading={sil.isPending} onClick={() => void remove(grup)}>
            {t('ortak:sil')}
          </YetkiButton>
        )
      }
    >
      <Stack gap="md">
        <TextInput label={t('grupAdi')} data-autofocus key={form.key('adi')} {...form.getInputProps('adi')} />
        <SelectField
          label={t('satisTipi')}
          data={[
            { value: SatisTipi.hizmet, label: t('hizmet') },
            { value: SatisTipi.urun, label: t('urun') },
          ]}
          key={form.key('satisTipi')}
          {...form.getInputProps('satisTipi')}
        />
        <Switch label={t('satista')} description={t('grupSatistaAciklama')} key={form.key('satistaMi')} {...form.getInputProps('satistaMi', { type: 'checkbox' })} />
        {grup && <GecmisBolumu menu="urun" nesne="anaUrun" kayitID={grup.id} />}
      </Stack>
    </SidePanel>
  );
}
