import { useTranslation } from 'react-i18next';
import { notice } from '../../ui/notice.ts';

/** The part of an answer that every call which writes an appointment has. */
type Yazilan = { id: number; musteriCakisiyor: boolean };

/** Warns that the customer of an appointment is expected elsewhere at the same time (R12), until they are not any more. */
export function useCakismaUyarisi(): (yazilan: Yazilan) => void {
  const { t } = useTranslation('randevu');
  return ({ id, musteriCakisiyor }) => {
    const of = `cakisma ${id}`;
    if (musteriCakisiyor) notice.warning(t('musteriCakisiyor'), { of });
    else notice.withdraw(of);
  };
}
