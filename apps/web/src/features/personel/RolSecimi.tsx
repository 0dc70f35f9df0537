import { personelCalls } from '@defter/contract/personel.ts';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/query.ts';
import type { ZodForm } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { isSame } from './flags.ts';
import type { PersonelDegerleri } from './form-values.ts';
import classes from './PersonelForm.module.css';

type RolSecimiProps = { form: ZodForm<PersonelDegerleri>; disabled: boolean };

/** The role of a colleague is a template: choosing one fills all boxes, which may then differ from it. */
export function RolSecimi({ form, disabled }: RolSecimiProps) {
  const { t } = useTranslation('personel');
  const { data } = useCall(personelCalls.roller, {}, { staleTime: 5 * 60_000 });
  const { rolID, yetkiler, raporYetkileri } = form.getValues();
  const roller = data?.liste ?? [];
  const rol = roller.find(({ id }) => id === rolID);
  const differs = rol && !(isSame(rol.yetkiler, yetkiler ?? {}) && isSame(rol.raporYetkileri, raporYetkileri ?? {}));
  if (roller.length === 0) return null;

  const fill = (id: number | null) => {
    const secilen = roller.find((other) => other.id === id);
    form.setFieldValue('rolID', id);
    if (!secilen) return;
    form.setFieldValue('yetkiler', secilen.yetkiler);
    form.setFieldValue('raporYetkileri', secilen.raporYetkileri);
  };

  return (
    <div className={classes.role}>
      <SelectField
        label={t('alan.rol')}
        description={t('aciklama.rol')}
        placeholder={t('rolSec')}
        flex="1 1 260px"
        clearable
        disabled={disabled}
        data={roller.map(({ id, adi }) => ({ value: id, label: adi }))}
        value={rolID}
        onChange={fill}
      />
      {differs && (
        <Group gap="xs" h={36}>
          <StatusBadge tone="amber" label={t('roldenFarkli')} />
          {!disabled && (
            <Button variant="subtle" size="compact-md" onClick={() => fill(rol.id)}>
              {t('roleDon')}
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}
