import { primCalls, type PrimKurali } from '@defter/contract/prim.ts';
import { PRIM_ESASLARI, PRIM_TURLERI } from '@defter/rules/prim.ts';
import { Alert, Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue } from '../../ui/form.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { BasamakAlanlari } from './BasamakAlanlari.tsx';
import { KapsamAlani } from './KapsamAlani.tsx';
import { basamaklarOf, degerlerOf } from './kural-degerleri.ts';

/** The names of person, group and product of a tried rule: those of the former rule for the same ids. Other names are not known here. */
const adlarOf = (once: PrimKurali | undefined, { personelID, anaUrunID, altUrunID }: Pick<PrimKurali, 'personelID' | 'anaUrunID' | 'altUrunID'>) => ({
  personelAdi: once?.personelID === personelID ? once.personelAdi : null,
  anaUrunAdi: once?.anaUrunID === anaUrunID ? once.anaUrunAdi : null,
  altUrunAdi: once?.altUrunID === altUrunID ? once.altUrunAdi : null,
});

type PrimKuraliFormProps = {
  kural: PrimKurali | undefined;
  /** A closed month has used the rule. */
  kapali: boolean;
  onClose: () => void;
  /** Takes the rule to try it instead of saving it. */
  onTry?: (kural: PrimKurali) => void;
  onTryRemove?: () => void;
};

/** A rule of commission. One that a closed month has used may only be renamed and ended. */
export function PrimKuraliForm({ kural, kapali, onClose, onTry, onTryRemove }: PrimKuraliFormProps) {
  const { t } = useTranslation(['prim', 'ortak']);
  const sil = useSave(primCalls.remove);
  const form = useRecordForm({
    record: kural,
    read: async ({ id }) => (await readAnew(primCalls.kurallar)).liste.find((biri) => biri.id === id),
    values: degerlerOf,
    schema: primCalls.create.body,
    call: kural ? primCalls.update : primCalls.create,
    save: async (body, send) => {
      if (onTry) onTry({ ...body, ...adlarOf(kural, body), surum: kural?.surum ?? 0 });
      else await send(body);
    },
    onSaved: onClose,
  });
  const tur = useFormValue(form, 'tur');
  const isRemovable = !onTry && !kapali;

  const remove = async ({ id, adi }: PrimKurali) => {
    if (await confirm({ title: t('kural.silinsinMi', { ad: adi }), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } }, { onSuccess: onClose });
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(kural ? 'kural.kayit' : 'kural.yeni')}
      form={form}
      extra={
        onTryRemove ? (
          <Button variant="subtle" color="red" onClick={onTryRemove}>
            {t('deneme.cikar')}
          </Button>
        ) : (
          kural &&
          isRemovable && (
            <YetkiButton yetki={primCalls.remove.yetki} variant="subtle" color="red" loading={sil.isPending} onClick={() => void remove(kural)}>
              {t('ortak:sil')}
            </YetkiButton>
          )
        )
      }
    >
      <Stack gap="md">
        {kapali && <Alert color="yellow">{t('kural.kapali')}</Alert>}
        <TextInput label={t('kural.adi')} data-autofocus key={form.key('adi')} {...form.getInputProps('adi')} />
        <PersonelSecimi label={t('kural.kime')} clearable placeholder={t('kural.herkes')} disabled={kapali} key={form.key('personelID')} {...form.getInputProps('personelID')} />
        <KapsamAlani form={form} disabled={kapali} />
        <SelectField
          label={t('kural.esas')}
          data={PRIM_ESASLARI.map((value) => ({ value: value as string, label: t(`kural.esaslar.${value}`) }))}
          disabled={kapali}
          key={form.key('esas')}
          {...form.getInputProps('esas')}
        />
        <SelectField
          label={t('kural.tur')}
          data={PRIM_TURLERI.map((value) => ({ value: value as string, label: t(`kural.turler.${value}`) }))}
          disabled={kapali}
          value={tur}
          error={form.errors.tur}
          onChange={(next) => {
            if (next === null || next === tur) return;
            form.setFieldValue('tur', next);
            form.setFieldValue('basamaklar', basamaklarOf(next));
          }}
        />
        {tur === 'oran' && <NumberField label={t('kural.oran')} decimals={2} max={100} disabled={kapali} key={form.key('oran')} {...form.getInputProps('oran')} required />}
        {tur === 'tutar' && <MoneyInput label={t('kural.tutar')} disabled={kapali} key={form.key('tutar')} {...form.getInputProps('tutar')} required />}
        {tur === 'basamak' && <BasamakAlanlari form={form} disabled={kapali} />}
        <Switch label={t('kural.kdvHaric')} disabled={kapali} key={form.key('kdvHaric')} {...form.getInputProps('kdvHaric', { type: 'checkbox' })} />
        <Group grow align="flex-start">
          <DateField label={t('kural.baslangic')} disabled={kapali} key={form.key('baslangic')} {...form.getInputProps('baslangic')} />
          <DateField label={t('kural.bitis')} key={form.key('bitis')} {...form.getInputProps('bitis')} />
        </Group>
        {kural && !onTry && <GecmisBolumu menu="personel" nesne="primKurali" kayitID={kural.id} />}
      </Stack>
    </SidePanel>
  );
}
