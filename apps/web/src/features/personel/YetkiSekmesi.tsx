import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../ui/form.ts';
import { FlagBoxes } from './FlagBoxes.tsx';
import type { PersonelDegerleri } from './form-values.ts';
import classes from './PersonelForm.module.css';
import { RolSecimi } from './RolSecimi.tsx';
import { useRaporGroups, useYetkiGroups } from './use-flag-groups.ts';
import { useGirisKilidi, useRoller } from './use-rol.ts';

type YetkiSekmesiProps = { form: ZodForm<PersonelDegerleri>; alan: 'yetkiler' | 'raporYetkileri' };

/** The colleague's rights or reports; read-only for people who may not give rights. */
export function YetkiSekmesi({ form, alan }: YetkiSekmesiProps) {
  const { t } = useTranslation('personel');
  const kilit = useGirisKilidi();
  const yetkiGroups = useYetkiGroups();
  const raporGroups = useRaporGroups();
  const { rolID, webKullanicisi, yetkiler, raporYetkileri } = form.getValues();
  const { rol } = useRoller(rolID);
  const disabled = kilit !== undefined;

  if (!yetkiler || !raporYetkileri) return <p className={classes.note}>{t('yetkiGoremez')}</p>;
  return (
    <>
      {disabled && <p className={classes.note}>{t('yetkiVeremez')}</p>}
      {!disabled && !webKullanicisi && <p className={classes.note}>{t('girisKapali')}</p>}
      <RolSecimi form={form} disabled={disabled} />
      {alan === 'yetkiler' ? (
        <FlagBoxes
          groups={yetkiGroups}
          value={yetkiler}
          rol={rol?.yetkiler}
          onChange={(flags) => form.setFieldValue('yetkiler', flags)}
          disabled={disabled}
          searchLabel={t('yetkiAra')}
        />
      ) : (
        <FlagBoxes
          groups={raporGroups}
          value={raporYetkileri}
          rol={rol?.raporYetkileri}
          onChange={(flags) => form.setFieldValue('raporYetkileri', flags)}
          disabled={disabled}
          searchLabel={t('raporAra')}
        />
      )}
    </>
  );
}
