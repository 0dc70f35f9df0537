import { rolCalls } from '@defter/contract/rol.ts';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EklenebilirSecim, type YeniKayitProps } from '../../pickers/EklenebilirSecim.tsx';
import { newAdli } from '../../pickers/lazy-form.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { countSapma } from './flags.ts';
import type { PersonelDegerleri } from './form-values.ts';
import classes from './PersonelForm.module.css';
import { useRoller } from './use-rol.ts';

type RolSecimiProps = { form: ZodForm<PersonelDegerleri>; disabled: boolean };

/**
 * The role of a colleague. Choosing one fills all boxes. Boxes may then differ from the role, and stay so when the role
 * changes.
 */
export function RolSecimi({ form, disabled }: RolSecimiProps) {
  const { t } = useTranslation('personel');
  const { rolID, yetkiler, raporYetkileri } = form.getValues();
  const { roller, rol } = useRoller(rolID);
  const sapma = rol ? countSapma(rol.yetkiler, yetkiler ?? {}) + countSapma(rol.raporYetkileri, raporYetkileri ?? {}) : 0;

  const newRol = (yeni: YeniKayitProps) => newAdli({ create: rolCalls.create, yeni: { id: 0, yetkiler, raporYetkileri }, aciklama: t('aciklama.yeniRol'), ...yeni });

  const fill = (id: number | null) => {
    const secilen = roller.find((other) => other.id === id);
    form.setFieldValue('rolID', id);
    if (!secilen) return;
    form.setFieldValue('yetkiler', secilen.yetkiler);
    form.setFieldValue('raporYetkileri', secilen.raporYetkileri);
  };

  return (
    <div className={classes.role}>
      <EklenebilirSecim
        label={t('alan.rol')}
        description={t('aciklama.rol')}
        placeholder={t('rolSec')}
        flex="1 1 260px"
        clearable
        disabled={disabled}
        data={roller.map(({ id, adi }) => ({ value: id, label: adi }))}
        ekle={{ yetki: rolCalls.create.yetki, form: newRol }}
        value={rolID}
        error={form.errors.rolID}
        onChange={fill}
      />
      {rol && sapma > 0 && (
        <Group gap="xs" h={36}>
          <StatusBadge tone="amber" label={t('roldenFarkli', { sayi: sapma })} />
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
