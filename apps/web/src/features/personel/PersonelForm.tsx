import { personelCalls, PersonelKaydi, type Personel } from '@defter/contract/personel.ts';
import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { useYetki } from '../../app/session/yetki.ts';
import type { ZodForm } from '../../ui/form.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { askToLose } from '../../ui/ask-to-lose.ts';
import { countDirtyForms, hasDirtyForm } from '../../ui/open-forms.ts';
import { today } from '../../ui/today.ts';
import { CalismaAlanlari } from './CalismaAlanlari.tsx';
import { FORM_SEKMELERI, sekmeOfErrors } from './form-sekmeleri.ts';
import { checkGiris, valuesOf, withoutUntouched, type Haklar, type PersonelDegerleri } from './form-values.ts';
import { GirisAlanlari } from './GirisAlanlari.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { KimlikAlanlari } from './KimlikAlanlari.tsx';
import classes from './PersonelForm.module.css';
import { type PersonelKaydi as KayitVeHaklar, readNewest } from './read-newest.ts';
import { KAYIT_SEKMELERI } from './sekmeler.ts';
import type { PasifEt } from './use-pasif-et.ts';
import { YetkiSekmesi } from './YetkiSekmesi.tsx';

type PersonelFormProps = {
  /** Undefined for a new one. */
  personel?: Personel;
  /** Undefined when the signed-in person may not see them. */
  haklar?: Haklar;
  pasifEt: PasifEt;
  onClose: () => void;
};

/** The form of a colleague: person, work, sign-in and rights. Beside it are the sub-records. */
export function PersonelForm({ personel, haklar, pasifEt, onClose }: PersonelFormProps) {
  const { t } = useTranslation('personel');
  const { can } = useYetki();
  const formID = useId();
  const isWide = useMediaQuery('(min-width: 760px)', true, { getInitialValueInEffect: false });
  const form: ZodForm<PersonelDegerleri> = useRecordForm({
    record: personel && { personel, haklar },
    read: readNewest,
    values: (record: KayitVeHaklar | undefined) => valuesOf(record?.personel, record ? record.haklar : haklar, today()),
    schema: PersonelKaydi,
    check: (values) => checkGiris(values, personel),
    call: personel ? personelCalls.update : personelCalls.create,
    save: (body, send): Promise<unknown> => send(withoutUntouched(body, form.getInitialValues())),
    onSaved: onClose,
  });

  const formSekmeleri = !personel || can(personelCalls.update.yetki) ? FORM_SEKMELERI : [];
  const kayitSekmeleri = personel ? KAYIT_SEKMELERI.filter(({ yetki }) => can(yetki)) : [];
  const [sekme, setSekme] = useState<string>(formSekmeleri[0] ?? kayitSekmeleri[0]?.ad ?? '');
  const [told, setTold] = useState(form.errors);
  // People must see the errors that saving has found.
  if (told !== form.errors) {
    setTold(form.errors);
    setSekme(sekmeOfErrors(form.errors) ?? sekme);
  }

  /** A form of another tab, such as one of a leave, is lost with its tab; this form keeps its input. */
  const turnTo = async (next: string) => {
    const isOther = countDirtyForms() > (form.isDirty() ? 1 : 0);
    if (!isOther || (await askToLose())) setSekme(next);
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(personel ? 'kayit' : 'yeni')}
      description={personel?.adSoyad}
      form={form}
      formID={formID}
      isDirty={hasDirtyForm}
      isFormShown={formSekmeleri.some((ad) => ad === sekme)}
      size="xl"
      extra={
        personel?.calisiyorMu && (
          <ReasonButton
            variant="subtle"
            color="red"
            reason={pasifEt.reasonFor(personel)}
            loading={pasifEt.isPending}
            onClick={() => void pasifEt.run(personel, onClose)}
          >
            {t('islem.pasifEt')}
          </ReasonButton>
        )
      }
    >
      <Tabs
        className={classes.root}
        orientation={isWide ? 'vertical' : 'horizontal'}
        keepMounted={false}
        value={sekme}
        onChange={(next) => void turnTo(next ?? sekme)}
      >
        <Tabs.List className={classes.tabs}>
          {[...formSekmeleri, ...kayitSekmeleri.map(({ ad }) => ad)].map((ad) => (
            <Tabs.Tab key={ad} value={ad}>
              {t(`sekme.${ad}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <form id={formID} className={classes.form} noValidate onSubmit={form.submit}>
          <Tabs.Panel value="kimlik" keepMounted className={classes.panel}>
            <KimlikAlanlari form={form} hadGiris={personel?.webKullanicisi ?? false} />
          </Tabs.Panel>
          <Tabs.Panel value="calisma" keepMounted className={classes.panel}>
            <CalismaAlanlari form={form} isPasif={personel?.calisiyorMu === false} />
          </Tabs.Panel>
          <Tabs.Panel value="giris" keepMounted className={classes.panel}>
            <GirisAlanlari key={form.key('webKullanicisi')} form={form} hadGiris={personel?.webKullanicisi ?? false} />
          </Tabs.Panel>
          <Tabs.Panel value="yetkiler" className={classes.panel}>
            <YetkiSekmesi form={form} alan="yetkiler" />
          </Tabs.Panel>
          <Tabs.Panel value="raporlar" className={classes.panel}>
            <YetkiSekmesi form={form} alan="raporYetkileri" />
          </Tabs.Panel>
        </form>
        {kayitSekmeleri.map((kayitSekmesi) => (
          <Tabs.Panel key={kayitSekmesi.ad} value={kayitSekmesi.ad} className={classes.panel}>
            {personel && <LazyPart load={kayitSekmesi.load} props={{ personel }} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </SidePanel>
  );
}
