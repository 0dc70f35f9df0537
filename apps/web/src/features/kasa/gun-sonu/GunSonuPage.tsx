import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { paths } from '../../../app/routing/paths.ts';
import { readTarih } from '../../../app/routing/read-tarih.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { formatGunAdi } from '../../../ui/format.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useToday } from '../../../ui/today.ts';
import { KapanmisGun } from './KapanmisGun.tsx';
import { KapatmaAdimlari } from './KapatmaAdimlari.tsx';

/** The end of a day: unfinished work, the cash counted blindly, the difference, and the page that stays. */
export function GunSonuPage() {
  const { t } = useTranslation('gunSonu');
  const bugun = useToday();
  const [acilan, setAcilan] = useState(bugun);
  const { can } = useYetki();
  const [params, setParams] = useSearchParams();
  const secilen = readTarih(params.get('tarih'));
  // The day that is being counted stays over midnight.
  const tarih = secilen ?? acilan;
  const { data, error, refetch } = useCall(gunSonuCalls.get, { query: { tarih } });
  // Once it is closed there is nothing to lose.
  if (acilan !== bugun && data?.kapanis) setAcilan(bugun);

  return (
    <>
      <PageHeader title={t('baslik')} aside={`${formatTarih(tarih)} ${formatGunAdi(tarih)}`}>
        {can('gecmisTarihGor') && <DateField w={150} aria-label={t('gun')} value={tarih} onDay={(gun) => gun <= bugun && setParams({ tarih: gun })} />}
        <Button component={Link} to={paths.kasa()} variant="default">
          {t('kasa')}
        </Button>
      </PageHeader>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} />} />}
      {data && (data.kapanis ? <KapanmisGun kapanis={data.kapanis} /> : <KapatmaAdimlari key={tarih} gun={data} />)}
    </>
  );
}
