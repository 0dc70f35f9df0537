import { personelCalls, type Personel } from '@defter/contract/personel.ts';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { NO_RIGHTS } from './form-values.ts';
import { PersonelForm } from './PersonelForm.tsx';
import type { PasifEt } from './use-pasif-et.ts';

type PersonelPaneliProps = { personel: Personel | undefined; pasifEt: PasifEt; onClose: () => void };

/** Waits for the rights of a colleague, for those who may see them. */
export function PersonelPaneli({ personel, pasifEt, onClose }: PersonelPaneliProps) {
  const { t } = useTranslation('personel');
  const { can } = useYetki();
  const params = { id: personel?.id ?? 0 };
  const wanted = { enabled: personel !== undefined && can(personelCalls.yetkiler.yetki), staleTime: 0 };
  const yetkiler = useCall(personelCalls.yetkiler, { params }, wanted);
  const raporlar = useCall(personelCalls.raporYetkileri, { params }, wanted);

  if (!personel) return <PersonelForm haklar={NO_RIGHTS} pasifEt={pasifEt} onClose={onClose} />;
  if (!wanted.enabled) return <PersonelForm personel={personel} pasifEt={pasifEt} onClose={onClose} />;
  if (yetkiler.isFetchedAfterMount && raporlar.isFetchedAfterMount && yetkiler.data && raporlar.data) {
    const haklar = { yetkiler: yetkiler.data.yetkiler, raporYetkileri: raporlar.data.raporYetkileri };
    return <PersonelForm personel={personel} haklar={haklar} pasifEt={pasifEt} onClose={onClose} />;
  }
  return (
    <SidePanel opened onClose={onClose} title={t('kayit')} size="xl">
      <NotLoaded reading={[yetkiler, raporlar]} skeleton={<FormSkeleton fields={7} />} />
    </SidePanel>
  );
}
