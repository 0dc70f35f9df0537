import { randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit } from '@defter/rules/randevu.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { withTexts } from '../../app/routing/with-texts.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import type { Kapsam } from '../../pickers/ask-kapsam.ts';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { useSeanslar } from '../../pickers/use-seanslar.ts';
import { useFormValue } from '../../ui/form.ts';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { notice } from '../../ui/notice.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { usePart } from '../../ui/use-part.ts';
import { BeklemeBaglantilari } from './bekleme/BeklemeBaglantilari.tsx';
import { KaydedilmezSonu } from './KaydedilmezSonu.tsx';
import { KayitliRandevuBolumu } from './KayitliRandevuBolumu.tsx';
import { MusteriVeHizmetler } from './MusteriVeHizmetler.tsx';
import type { PanelIstegi, RandevuPaneliProps } from './RandevuPaneli.tsx';
import type { KayitliRandevu } from './read-newest.ts';
import { KapsamSecimi } from './seri/KapsamSecimi.tsx';
import { TekrarDugmesi } from './seri/TekrarDugmesi.tsx';
import { SeriVeZiyaret } from './SeriVeZiyaret.tsx';
import { SilmeSorusu } from './SilmeSorusu.tsx';
import { TaslakYeri } from './TaslakYeri.tsx';
import { useFormYeri } from './use-form-yeri.ts';
import { useRandevuKaydi } from './use-randevu-kaydi.ts';
import { YerBolumu } from './YerBolumu.tsx';
import { YerUyarisi } from './YerUyarisi.tsx';

const loadSeri = withTexts(['seri'], async () => (await import('./seri/FormSerisi.tsx')).FormSerisi);

type RandevuFormuProps = RandevuPaneliProps & { kayit: KayitliRandevu | undefined; ilkMusteri: SecilenMusteri | null };

/** The form of an appointment, beside the calendar: a press there moves the one that is being begun. */
export function RandevuFormu({ kayit: given, hedef, tarih: ilkTarih, basliklar, ayarlar, istek, onClose, onYer, ilkMusteri }: RandevuFormuProps) {
  const { t } = useTranslation(['randevu', 'ortak']);
  const [kayit] = useState(given);
  const randevu = kayit?.randevu;
  const [siliniyor, setSiliniyor] = useState(false);
  const saveReason = useReason((randevu ? randevuCalls.update : randevuCalls.create).yetki);
  /** A closed appointment must be reopened before it is changed. */
  const kapali = randevu !== undefined && !canEdit(randevu.randevuDurumu);

  const [kapsam, setKapsam] = useState<Kapsam>('bu');
  const [tekrar, setTekrar] = useState(istek?.is === 'tekrar');
  const Seri = usePart(tekrar, loadSeri);
  const { form, yerReddi, search } = useRandevuKaydi({ kayit, hedef, tarih: ilkTarih, basliklar, ilkMusteri, kapsam, onClose });
  const musteri = useFormValue(form, 'musteri');
  const { seanslar, bekliyor } = useSeanslar(musteri?.id);
  /** The appointment is booked by itself, so that it can be repeated. */
  const isAlone = useFormValue(form, 'ekler').length === 0 && !kapali;
  const yerler = useFormValue(form, 'yerler');

  const yer = useFormYeri({ form, randevu, hedef, ayarlar });
  const beginSeri = () => (randevu && form.isDirty() ? notice.info(t('tekrar.onceKaydet'), { seconds: 5 }) : setTekrar(true));
  useIstek(istek, ({ is, reddedilen }) => {
    if (is === 'tekrar') beginSeri();
    if (!reddedilen) return;
    const { sutunID: randevuSutunBaslikID, tarih: randevuTarihi, baslangic, bitis } = reddedilen.hedef;
    yer.place({ randevuSutunBaslikID, randevuTarihi, baslangicSaat: toSaat(baslangic), bitisSaat: toSaat(bitis) });
    yerReddi.tellFirst(reddedilen.kod);
  });

  // A series is proposed as long as the number of sessions that are left, so it waits until that is known.
  if (tekrar && Seri && !bekliyor) {
    return <Seri form={form} randevu={randevu} seanslar={seanslar} onBack={() => setTekrar(false)} onSaved={onClose} />;
  }
  return (
    <SidePanel
      opened
      beside
      onClose={onClose}
      title={t(randevu ? 'randevu' : 'takvim.yeni')}
      description={randevu && <RandevuDurumBadge durum={randevu.randevuDurumu} />}
      form={saveReason || kapali ? undefined : form}
      // If the right is taken away meanwhile, the button goes, but the typed input stays.
      isDirty={kapali ? undefined : form.isDirty}
      extra={
        randevu && (
          <YetkiButton yetki={randevuCalls.remove.yetki} variant="subtle" color="red" onClick={() => setSiliniyor(true)}>
            {t('ortak:sil')}
          </YetkiButton>
        )
      }
    >
      {/* A new appointment fits on a screen of 768 pixels without scrolling (R15). */}
      <Stack gap={randevu ? 'md' : 'sm'}>
        <TaslakYeri form={form} randevu={randevu} onYer={onYer} />
        {randevu && <KayitliRandevuBolumu randevu={randevu} onDone={onClose} />}
        <MusteriVeHizmetler form={form} randevu={randevu} ilkTarih={ilkTarih} seanslar={seanslar} onHizmetler={yer.followHizmetler} />
        <YerBolumu form={form} randevu={randevu} kapali={kapali} basliklar={basliklar} seanslar={seanslar} yerler={yerler} yer={yer} yerReddi={yerReddi} onSearch={search} />
        {randevu && <SeriVeZiyaret randevu={randevu} />}
        {!kapali && <YerUyarisi form={form} randevu={randevu} basliklar={basliklar} zamanPeriyodu={ayarlar.zamanPeriyodu} />}
        <Group gap="xs">
          {isAlone && <TekrarDugmesi form={form} randevu={randevu} onOpen={beginSeri} />}
          {!randevu && <BeklemeBaglantilari form={form} basliklar={basliklar} />}
        </Group>
        {randevu?.seriID && isAlone && <KapsamSecimi value={kapsam} onChange={setKapsam} />}
        <GrowingTextarea label={t('not')} minRows={randevu ? 2 : 1} key={form.key('randevuNotu')} {...form.getInputProps('randevuNotu')} />
        {randevu && <GecmisBolumu menu="randevu" kayitID={randevu.id} acik={istek?.is === 'gecmis'} />}
        <KaydedilmezSonu form={form} randevu={randevu} kapali={kapali} reason={saveReason} onClose={onClose} />
      </Stack>
      {siliniyor && randevu && <SilmeSorusu randevu={randevu} onClose={() => setSiliniyor(false)} onDeleted={onClose} />}
    </SidePanel>
  );
}

/** Does once what the open panel is asked for: by the menu of its appointment, or by a drag that was refused. */
function useIstek(istek: PanelIstegi | undefined, run: (istek: PanelIstegi) => void): void {
  const heard = useRef<PanelIstegi>(undefined);
  useEffect(() => {
    if (!istek || heard.current === istek) return;
    heard.current = istek;
    run(istek);
  });
}
