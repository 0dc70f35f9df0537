import type { Musteri } from '@defter/contract/musteri.ts';
import { useTranslation } from 'react-i18next';
import { TriangleAlertIcon } from 'lucide-react';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import classes from './MusteriPage.module.css';
import { useAktif } from './use-aktif.ts';

/** Says that a customer is passive, with the way back. */
export function PasifSeridi({ musteri }: { musteri: Musteri }) {
  const { t } = useTranslation('musteri');
  const aktif = useAktif();
  return (
    <div className={classes.strip} role="status">
      <TriangleAlertIcon size={18} />
      {t(musteri.anonimMi ? 'anonimSeridi' : 'pasifSeridi')}
      {!musteri.anonimMi && (
        <ReasonButton size="compact-md" reason={aktif.reasonFor(musteri)} loading={aktif.isPending} onClick={() => aktif.toggle(musteri)}>
          {t('islem.aktifEt')}
        </ReasonButton>
      )}
    </div>
  );
}
