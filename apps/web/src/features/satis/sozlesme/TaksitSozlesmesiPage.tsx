import { type TaksitBelgesi, sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { Alert, Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { isMissing } from '../../../app/data/refusal.ts';
import { A4Paper, PaperDesk } from '../../../app/page/PaperDesk.tsx';
import { paths } from '../../../app/routing/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { messageText } from '../../../ui/notice.ts';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { SatisYok } from '../SatisYok.tsx';
import { Eksikler } from './Eksikler.tsx';
import { ImzaDugmeleri } from './ImzaDugmeleri.tsx';
import { CaymaKagidi, TaksitSozlesmesiKagidi } from './TaksitSozlesmesiKagidi.tsx';
import { Senetler } from './Senetler.tsx';
import classes from './Sozlesme.module.css';

/** The papers of a sale in instalments: the contract with the notice of withdrawal, or with `?belge=senet` a note for each instalment. */
export function TaksitSozlesmesiPage() {
  const { t } = useTranslation('sozlesme');
  const { id } = useParams();
  const [params] = useSearchParams();
  const senet = params.get('belge') === 'senet';
  const { data, error, refetch } = useCall(sozlesmeCalls.belge, { params: { id: Number(id) } }, { staleTime: 0 });
  useDocumentTitle(t(senet ? 'taksitli.senetler' : 'taksitli.baslik'));
  if (isMissing(error)) return <SatisYok />;
  if (error?.kod === 'sozlesmeTaksitsiz') return <EmptyState page title={messageText(error.kod)} />;
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<CardSkeleton lines={10} />} />;
  return <Masa belge={data.belge} senet={senet} />;
}

function Masa({ belge, senet }: { belge: TaksitBelgesi; senet: boolean }) {
  const { t } = useTranslation('sozlesme');
  return (
    <PaperDesk
      back={{ to: paths.satis(belge.satisID), label: t('satisaDon') }}
      actions={
        <>
          {!senet && <ImzaDugmeleri belge={belge} />}
          <Button component={Link} to={paths.taksitSozlesmesi(belge.satisID, senet ? {} : { belge: 'senet' })} replace variant="default">
            {t(senet ? 'taksitli.baslik' : 'taksitli.senetler')}
          </Button>
        </>
      }
    >
      {belge.eksikler.length > 0 && <Eksikler belge={belge} />}
      {belge.planDegisti && (
        <Alert color="yellow" className={classes.missing} role="status">
          {t('taksitli.planDegisti')}
        </Alert>
      )}
      {senet ? (
        <A4Paper className={classes.paper}>
          <Senetler belge={belge} />
        </A4Paper>
      ) : (
        <>
          <A4Paper className={classes.paper}>
            <TaksitSozlesmesiKagidi belge={belge} />
          </A4Paper>
          <A4Paper className={`${classes.paper} ${classes.next}`}>
            <CaymaKagidi belge={belge} />
          </A4Paper>
        </>
      )}
    </PaperDesk>
  );
}
