import { rolCalls, type Rol } from '@defter/contract/rol.ts';
import { RAPOR_YETKILERI, toFlags, YETKILER } from '@defter/contract/yetkiler.ts';
import { Button, Checkbox, Tabs, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GecmisBolumu } from '../../../app/gecmis/GecmisBolumu.tsx';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { FlagBoxes } from '../FlagBoxes.tsx';
import { NO_RIGHTS } from '../form-values.ts';
import classes from '../PersonelForm.module.css';
import { RAPOR_VAR, useRaporGroups, useYetkiGroups } from '../use-flag-groups.ts';

type RolFormProps = {
  /** Undefined for a new one. */
  rol: Rol | undefined;
  /** The role that a new one is copied from. */
  kaynak: Rol | undefined;
  onClose: () => void;
};

/** A role: its name, and the rights of everybody who has it. */
export function RolForm({ rol, kaynak, onClose }: RolFormProps) {
  const { t } = useTranslation('personel');
  const yetkiGroups = useYetkiGroups();
  const raporGroups = useRaporGroups();
  const form = useRecordForm({
    record: rol,
    read: async ({ id }) => (await readAnew(rolCalls.list)).liste.find((one) => one.id === id),
    values: (record: Rol | undefined) => {
      const { yetkiler, raporYetkileri } = record ?? kaynak ?? NO_RIGHTS;
      const adi = record?.adi ?? (kaynak ? t('roller.kopyaAdi', { ad: kaynak.adi }) : '');
      const { dunKapansin = false } = record ?? kaynak ?? {};
      return { id: record?.id ?? 0, surum: record?.surum ?? null, adi, dunKapansin, yetkiler, raporYetkileri };
    },
    schema: rolCalls.create.body,
    call: rol ? rolCalls.update : rolCalls.create,
    onSaved: onClose,
  });
  const values = form.getValues();

  const giveAll = async () => {
    if (!(await confirm({ title: t('roller.tamBaslik'), text: t('roller.tamAciklama'), yes: t('roller.tamVer') }))) return;
    form.setFieldValue('yetkiler', toFlags(YETKILER, YETKILER));
    form.setFieldValue('raporYetkileri', toFlags(RAPOR_YETKILERI, RAPOR_YETKILERI));
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(rol ? 'roller.baslikDuzenle' : 'roller.yeni')}
      description={rol && rol.kisiSayisi > 0 ? t('roller.etki', { count: rol.kisiSayisi }) : undefined}
      form={form}
      size="lg"
      extra={
        <Button variant="subtle" onClick={() => void giveAll()}>
          {t('roller.tamVer')}
        </Button>
      }
    >
      <TextInput label={t('roller.adi')} data-autofocus autoComplete="off" key={form.key('adi')} {...form.getInputProps('adi')} />
      <Checkbox mt="sm" label={t('roller.dunKapansin')} description={t('roller.dunKapansinAciklama')} key={form.key('dunKapansin')} {...form.getInputProps('dunKapansin', { type: 'checkbox' })} />
      <Tabs className={classes.root} defaultValue="yetkiler" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="yetkiler">{t('sekme.yetkiler')}</Tabs.Tab>
          {RAPOR_VAR && <Tabs.Tab value="raporlar">{t('sekme.raporlar')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="yetkiler" className={classes.panel}>
          <FlagBoxes
            groups={yetkiGroups}
            value={values.yetkiler}
            onChange={(flags) => form.setFieldValue('yetkiler', flags)}
            disabled={false}
            searchLabel={t('yetkiAra')}
          />
        </Tabs.Panel>
        <Tabs.Panel value="raporlar" className={classes.panel}>
          <FlagBoxes
            groups={raporGroups}
            value={values.raporYetkileri}
            onChange={(flags) => form.setFieldValue('raporYetkileri', flags)}
            disabled={false}
            searchLabel={t('raporAra')}
          />
        </Tabs.Panel>
      </Tabs>
      {rol && <GecmisBolumu menu="personel" nesne="rol" kayitID={rol.id} />}
    </SidePanel>
  );
}
