import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import type { MusteriSekmesiProps } from '../sekmeler.ts';
import classes from './Kvkk.module.css';
import { IletiIzinleri } from './IletiIzinleri.tsx';
import { KisiselVeriler } from './KisiselVeriler.tsx';
import { Onaylar } from './Onaylar.tsx';
import { KvkkTalepleri } from './KvkkTalepleri.tsx';

/** Consents, data requests and the data itself: the duties of the business by law towards this person. */
export function KvkkSekmesi({ musteri }: MusteriSekmesiProps) {
  const { data, error, refetch } = useCall(kvkkCalls.durum, { params: { id: musteri.id } });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} height={52} />} />;
  return (
    <div className={classes.columns}>
      <Onaylar musteri={musteri} durum={data} />
      <div className={classes.stack}>
        <IletiIzinleri musteri={musteri} />
        <KvkkTalepleri musteri={musteri} talepler={data.talepler} />
        <KisiselVeriler musteri={musteri} durum={data} />
      </div>
    </div>
  );
}
