import { WP_DILLERI, WpDegeri, type WpSablonu, wpCalls } from '@defter/contract/wp.ts';
import { fillSablon } from '@defter/rules/sms.ts';
import { Button, FileInput, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSave } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { leaveForm } from '../../ui/ask-to-lose.ts';
import { confirm } from '../../ui/confirm.tsx';
import { refusalOfValue } from '../../ui/form.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { KimeKarti } from './gonder/KimeKarti.tsx';
import { KisiListesi } from './gonder/KisiListesi.tsx';
import { alicilarOf, BOS_SECIM, eksikOf, type Secim } from './gonder/secim.ts';
import { SuzgecAlanlari } from './gonder/SuzgecAlanlari.tsx';
import { useAlicilar } from './gonder/use-alicilar.ts';

/** Sends one template to a list of people; the name is its first place. */
export function WpGonderPaneli({ sablon, onClose }: { sablon: WpSablonu; onClose: () => void }) {
  const { t } = useTranslation(['sms', 'ortak']);
  const navigate = useNavigate();
  const [secim, setSecim] = useState<Secim>({ ...BOS_SECIM, yol: 'listeden' });
  const choose = (change: Partial<Secim>) => setSecim((before) => ({ ...before, ...change }));
  const [parametreler, setParametreler] = useState<string[]>(() => Array.from({ length: Math.max(0, sablon.parametreSayisi - 1) }, () => ''));
  const [tur, setTur] = useState<'bilgi' | 'ticari'>(sablon.kategori === 'MARKETING' ? 'ticari' : 'bilgi');
  const [file, setFile] = useState<File | null>(null);
  const save = useSave(wpCalls.sablonGonder, { seconds: 5 });
  const sent = useRef(false);
  const languageID = Number(Object.entries(WP_DILLERI).find(([, dil]) => dil === sablon.dil)?.[0] ?? 2);
  const { gonderilecekler, suzgec } = alicilarOf(secim);
  const alicilar = useAlicilar('whatsapp', { gonderilecekler, suzgec, tur });
  const { veri: kime, gidecek } = alicilar;
  const isFilled = parametreler.every((deger) => deger.trim() !== '') && (!sablon.belgeMi || file !== null);
  const hatalar = parametreler.map((deger) => (deger.trim() === '' ? undefined : refusalOfValue(WpDegeri, deger)));
  const eksik = !isFilled ? 'alan' : hatalar.some(Boolean) ? 'uzun' : eksikOf({ mesaj: sablon.metin, secim, gidecek, isReady: alicilar.isCounted });
  const ilk = kime?.ornekler.find((ornek) => ornek.durum === 'gidecek');
  const ornek = fillSablon(sablon.metin, sablon.yerAdlari, [ilk?.adSoyad ?? '', ...parametreler]);
  const isDirty = () => !sent.current && (secim.liste.length > 0 || file !== null || parametreler.some((deger) => deger !== ''));
  const gonder = async () => {
    const tutulan = (kime?.toplam ?? 0) - gidecek;
    const text = [ornek, tutulan > 0 && t('gonder.onayTutulan', { count: tutulan })].filter(Boolean).join(' · ');
    if (!(await confirm({ title: t('gonder.onayBaslik', { count: gidecek }), text, yes: t('wp.gonder') }))) return;
    save.mutate(
      {
        body: {
          templateID: sablon.adi,
          file,
          languageID,
          tur,
          parametreler,
          suzgec,
          telefonlar: gonderilecekler.map(({ musteriID, adSoyad, cepTelefonu }) => ({ musteriID, adSoyad, telefon: cepTelefonu })),
        },
      },
      {
        onSuccess: () => {
          sent.current = true;
          void navigate(paths.smsRaporlari());
        },
      },
    );
  };
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('wp.sablonuGonder', { ad: sablon.adi })}
      description={sablon.metin}
      isDirty={isDirty}
      footer={
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void leaveForm(isDirty, onClose)}>
            {t('ortak:vazgec')}
          </Button>
          <ReasonButton reason={eksik && t(`gonder.eksik.${eksik}`)} loading={save.isPending} onClick={() => void gonder()}>
            {gidecek === 0 ? t('wp.gonder') : t('gonder.ozet', { count: gidecek })}
          </ReasonButton>
        </Group>
      }
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('gonder.tur')}
          data={(['bilgi', 'ticari'] as const).map((value) => ({ value, label: t(`gonder.${value}`), disabled: value === 'bilgi' && sablon.kategori === 'MARKETING' }))}
          value={tur}
          onChange={(value) => setTur(value === 'bilgi' ? 'bilgi' : 'ticari')}
        />
        {sablon.parametreSayisi > 0 && (
          <Text size="sm" c="dimmed">
            {t('wp.ilkAlan')}
          </Text>
        )}
        {parametreler.map((deger, i) => (
          <TextInput
            key={i}
            required
            label={sablon.yerAdlari[i + 1] ?? t('wp.parametre', { no: i + 2 })}
            value={deger}
            error={hatalar[i]}
            onChange={(event) => setParametreler(parametreler.with(i, event.currentTarget.value))}
          />
        ))}
        {sablon.belgeMi && <FileInput label={t('wp.belge')} required accept="application/pdf" value={file} onChange={setFile} />}
        <SegmentedControl
          aria-label={t('wp.alicilar')}
          data={(['listeden', 'suzgecle'] as const).map((value) => ({ value, label: t(`gonder.${value}`) }))}
          value={secim.yol === 'suzgecle' ? 'suzgecle' : 'listeden'}
          onChange={(yol) => choose({ yol })}
        />
        {secim.yol === 'listeden' ? (
          <KisiListesi value={secim.liste} onChange={(liste) => choose({ liste })} />
        ) : (
          <SuzgecAlanlari value={secim.suzgec} onChange={(suzulen) => choose({ suzgec: suzulen })} />
        )}
        <KimeKarti alicilar={alicilar} />
        {ilk && isFilled && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('gonder.onizleme', { ad: ilk.adSoyad })}: {ornek}
          </Text>
        )}
      </Stack>
    </SidePanel>
  );
}
