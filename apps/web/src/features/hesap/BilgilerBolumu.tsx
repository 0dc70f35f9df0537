import { personelCalls } from '@defter/contract/personel.ts';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { BilgilerFormu } from './BilgilerFormu.tsx';

/** The signed-in person's name and contact data. */
export function BilgilerBolumu() {
  useTranslation('hesap');
  const { data, error, refetch } = useCall(personelCalls.kisiselBilgiler, {}, { staleTime: 0 });
  return data ? <BilgilerFormu bilgiler={data} /> : <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton />} />;
}
