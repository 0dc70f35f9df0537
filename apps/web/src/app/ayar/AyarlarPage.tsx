import { infoCalls } from '@defter/contract/info.ts';
import { canOpenAyarlar } from '@defter/rules/paket.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchIcon } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { NotLoaded } from '../data/NotLoaded.tsx';
import { useCall } from '../data/query.ts';
import { useYetki } from '../session/yetki.ts';
import type { AyarSatiri } from './anahtarlar.ts';
import classes from './AyarlarPage.module.css';
import { type BulunanAyar, searchAyarlar } from './search-ayarlar.ts';
import { SekmeListesi } from './SekmeListesi.tsx';
import { KapaliSekme, SekmeYuvasi } from './SekmeYuvasi.tsx';
import { SEKMELER } from './sekmeler.ts';
import { YedekDurumu } from './YedekDurumu.tsx';

/** The settings: the permitted tabs, by topic, and one search over all of them. */
export function AyarlarPage() {
  const { t } = useTranslation('ayar');
  const info = useCall(infoCalls.get);
  return (
    <>
      <PageHeader title={t('baslik')} />
      {info.data ? <Sekmeler planVar={canOpenAyarlar(info.data.paketAdi)} /> : <NotLoaded reading={info} skeleton={<FormSkeleton fields={5} />} />}
    </>
  );
}

/** @param planVar whether the plan includes the general settings; the other tabs are open in every plan */
function Sekmeler({ planVar }: { planVar: boolean }) {
  const { t } = useTranslation(['ayar', 'panel']);
  const { can } = useYetki();
  const [params, setParams] = useSearchParams();
  const [ara, setAra] = useState('');
  const sekmeler = SEKMELER.filter(({ yetki }) => can(yetki));
  const istenen = SEKMELER.find(({ ad }) => ad === params.get('sekme'));
  // An address that names a tab without the right to it is not answered with another tab.
  const yasak = istenen !== undefined && !can(istenen.yetki);
  const acik = yasak ? undefined : (istenen ?? sekmeler[0]);
  const bulunanlar = ara.trim() === '' ? undefined : searchAyarlar(t, sekmeler, ara);

  const open = ({ sekme, anahtar }: Pick<BulunanAyar, 'sekme' | 'anahtar'>) => {
    setAra('');
    setParams({ sekme, ...(anahtar && { ayar: anahtar }) });
  };

  return (
    <div className={classes.page}>
      <nav className={classes.nav} aria-label={t('sekmeler')}>
        <TextInput
          type="search"
          aria-label={t('ara')}
          placeholder={t('ara')}
          leftSection={<SearchIcon size={18} />}
          value={ara}
          onChange={(event) => setAra(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && bulunanlar?.[0] && open(bulunanlar[0])}
        />
        <div className={classes.choice}>
          <SelectField
            aria-label={t('sekmeler')}
            searchable={false}
            data={sekmeler.map(({ ad }) => ({ value: ad, label: t(`sekme.${ad}.ad`) }))}
            value={acik?.ad ?? null}
            onChange={(ad) => ad && open({ sekme: ad })}
          />
        </div>
        <YedekDurumu />
        <SekmeListesi sekmeler={sekmeler} acik={acik?.ad} bulunanlar={bulunanlar} ara={ara} onOpen={open} />
      </nav>
      {yasak && <EmptyState title={t('panel:ekranYetkisiYok')} text={t('panel:ekranYetkisiYokAciklama')} />}
      {acik &&
        (acik.plan && !planVar ? (
          <KapaliSekme ad={acik.ad} />
        ) : (
          <SekmeYuvasi key={acik.ad} ad={acik.ad} bulunan={(params.get('ayar') as AyarSatiri | null) ?? undefined} />
        ))}
    </div>
  );
}
