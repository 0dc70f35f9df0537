import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useDosya } from '../../../app/data/use-dosya.ts';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import classes from './Kvkk.module.css';

/** The signature by which consent was given. */
export function ImzaModal({ rizaID, onClose }: { rizaID: number; onClose: () => void }) {
  const { t } = useTranslation('kvkk');
  const { adres, error, refetch } = useDosya(kvkkCalls.imza, { params: { id: rizaID } });
  return (
    <Modal opened onClose={onClose} title={t('imza')}>
      {adres ? <img src={adres} alt={t('imza')} className={classes.signature} /> : <NotLoaded reading={{ error, refetch }} skeleton={<CardSkeleton lines={3} />} />}
    </Modal>
  );
}
