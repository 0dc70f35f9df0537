import { ayarCalls } from '@defter/contract/ayar.ts';
import { type Sozlesme, sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { A4Paper, PaperDesk } from '../../app/page/PaperDesk.tsx';
import { paths } from '../../app/routing/paths.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { isMissing } from '../../app/data/refusal.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { YetkiLinkButton } from '../../app/session/YetkiLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CheckIcon } from 'lucide-react';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { SozlesmeKagidi } from './SozlesmeKagidi.tsx';

/** The service agreement for the printer: `?satis=7` of a sale, `?musteri=5` of a customer; without either the text of the settings. */
export function SozlesmePage() {
  const [params] = useSearchParams();
  const satisID = Number(params.get('satis')) || 0;
  const musteriID = Number(params.get('musteri')) || 0;
  const ofSatis = useCall(sozlesmeCalls.ofSatis, { params: { id: satisID } }, { enabled: satisID > 0 });
  const ofMusteri = useCall(sozlesmeCalls.ofMusteri, { params: { id: musteriID } }, { enabled: satisID === 0 && musteriID > 0 });
  const { t } = useTranslation('sozlesme');
  useDocumentTitle(t('baslik'));
  if (satisID === 0 && musteriID === 0) return <Navigate to={paths.ayarlar('sozlesme')} replace />;

  const { data, error, refetch } = satisID > 0 ? ofSatis : ofMusteri;
  if (data) return <Masa sozlesme={data.sozlesme} />;
  if (!isMissing(error)) return <NotLoaded reading={{ error, refetch }} skeleton={<CardSkeleton lines={10} />} />;
  return (
    <EmptyState page title={t('yok')} text={t('yokAciklama')}>
      <YetkiLinkButton to={satisID > 0 ? paths.satislar() : paths.musteriler()} variant="default">
        {t(satisID > 0 ? 'satislaraGit' : 'musterilereGit')}
      </YetkiLinkButton>
    </EmptyState>
  );
}

function Masa({ sozlesme }: { sozlesme: Sozlesme }) {
  const { t } = useTranslation('sozlesme');
  const { can } = useYetki();
  // The button says it itself; a notice would lie over the buttons.
  const ver = useSave(sozlesmeCalls.ver, { notice: false });
  const { metin, satis, musteri } = sozlesme;
  if (metin === null) {
    return (
      <EmptyState page title={t('metinYok')} text={t('metinYokAciklama')}>
        {can(ayarCalls.saveSozlesme.yetki) && (
          <Button component={Link} to={paths.ayarlar('sozlesme')}>
            {t('metneGit')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <PaperDesk
      back={satis ? { to: paths.satis(satis.id), label: t('satisaDon') } : { to: paths.musteri(musteri.id), label: t('musteriyeDon') }}
      actions={
        satis &&
        !satis.iptalMi && (
          <YetkiButton
            yetki={sozlesmeCalls.ver.yetki}
            variant="default"
            leftSection={satis.sozlesmeVerildi ? <CheckIcon size={18} /> : undefined}
            aria-pressed={satis.sozlesmeVerildi}
            loading={ver.isPending}
            onClick={() => ver.mutate({ body: { id: satis.id, sozlesmeVerildi: !satis.sozlesmeVerildi } })}
          >
            {t(satis.sozlesmeVerildi ? 'verildi' : 'verildiYap')}
          </YetkiButton>
        )
      }
    >
      <A4Paper>
        <SozlesmeKagidi sozlesme={sozlesme} metin={metin} />
      </A4Paper>
    </PaperDesk>
  );
}
