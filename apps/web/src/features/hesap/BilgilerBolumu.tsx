import { personelCalls } from '@defter/contract/personel.ts';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { BilgilerFormu } from './BilgilerFormu.tsx';

/** One's own name and contact data. */
export function BilgilerBolumu() {
  useTranslation('hesap');
  const { data, error, refetch } = useCall(personelCalls.kisiselBilgiler, {}, { staleTime: 0 });
  if (error && !data) return <LoadError onRetry={() => void refetch()} />;
  return data ? <BilgilerFormu bilgiler={data} /> : <FormSkeleton />;
}
