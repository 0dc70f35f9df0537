import { infoCalls } from '@defter/contract/info.ts';
import { personelCalls, PersonelKaydi, type Personel } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { Tabs } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/query.ts';
import { useZodForm } from '../../ui/form.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { today } from '../../ui/today.ts';
import { CalismaAlanlari } from './CalismaAlanlari.tsx';
import { checkGiris, valuesOf, type Haklar } from './form-values.ts';
import { GirisAlanlari } from './GirisAlanlari.tsx';
import { KimlikAlanlari } from './KimlikAlanlari.tsx';
import classes from './PersonelForm.module.css';
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
type Sekme = 'bilgiler' | 'yetkiler' | 'raporlar';

/** A colleague: who it is, how they work and sign in, what they may do. */
export function PersonelForm({ personel, haklar, pasifEt, onClose }: PersonelFormProps) {
  const { t } = useTranslation('personel');
  const save = useSave(personel ? personelCalls.update : personelCalls.create, { invalidate: [infoCalls.get, randevuCalls.list] });
  const form = useZodForm({
    schema: PersonelKaydi,
    initialValues: valuesOf(personel, haklar, today()),
    check: (values) => checkGiris(values, personel),
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });

  const [sekme, setSekme] = useState<Sekme>('bilgiler');
  const tabs = useRef<HTMLDivElement>(null);
  const show = (next: Sekme) => {
    setSekme(next);
    tabs.current?.scrollIntoView();
  };

  const [told, setTold] = useState(form.errors);
  // Everything that can be wrong stands on the first tab, and must be seen when saving finds it.
  if (told !== form.errors) {
    setTold(form.errors);
    if (Object.keys(form.errors).length > 0) setSekme('bilgiler');
  }

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(personel ? 'duzenle' : 'yeni')}
      description={personel?.adSoyad}
      form={form}
      size="lg"
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
      <Tabs ref={tabs} className={classes.root} value={sekme} onChange={(next) => show((next ?? 'bilgiler') as Sekme)}>
        <Tabs.List className={classes.tabs}>
          {(['bilgiler', 'yetkiler', 'raporlar'] as const).map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`sekme.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="bilgiler" keepMounted className={classes.panel}>
          <KimlikAlanlari form={form} hadGiris={personel?.webKullanicisi ?? false} />
          <CalismaAlanlari form={form} isPasif={personel?.calisiyorMu === false} />
          <GirisAlanlari form={form} hadGiris={personel?.webKullanicisi ?? false} />
        </Tabs.Panel>
        <Tabs.Panel value="yetkiler" keepMounted={false} className={classes.panel}>
          <YetkiSekmesi form={form} alan="yetkiler" />
        </Tabs.Panel>
        <Tabs.Panel value="raporlar" keepMounted={false} className={classes.panel}>
          <YetkiSekmesi form={form} alan="raporYetkileri" />
        </Tabs.Panel>
      </Tabs>
    </SidePanel>
  );
}
