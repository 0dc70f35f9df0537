import { randevuCalls } from '@defter/contract/randevu.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { canEdit, occupiesSlot } from '@defter/rules/randevu.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { withTexts } from '../../app/routing/with-texts.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import type { Kapsam } from '../../pickers/ask-kapsam.ts';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { useSeanslar } from '../../pickers/use-seanslar.ts';
import { leaveForm } from '../../ui/ask-to-lose.ts';
import { useFormValue } from '../../ui/form.ts';
import { notice } from '../../ui/notice.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { usePart } from '../../ui/use-part.ts';
import { BeklemeBaglantilari } from './bekleme/BeklemeBaglantilari.tsx';
import { EkSatirlar } from './EkSatirlar.tsx';
import { EkYerler } from './EkYerler.tsx';
import { kayitOf } from './form-values.ts';
import { HizmetSecimi, type SecilenHizmet } from './HizmetSecimi.tsx';
import { KayitliRandevuBolumu } from './KayitliRandevuBolumu.tsx';
import { MusteriAlani } from './MusteriAlani.tsx';
import type { PanelIstegi, RandevuPaneliProps } from './RandevuPaneli.tsx';
import type { KayitliRandevu } from './read-newest.ts';
import { KapsamSecimi } from './seri/KapsamSecimi.tsx';
import { SeriBilgisi } from './seri/SeriBilgisi.tsx';
import { TekrarDugmesi } from './seri/TekrarDugmesi.tsx';
import { SilmeSorusu } from './SilmeSorusu.tsx';
import { TaslakYeri } from './TaslakYeri.tsx';
import { useFormYeri } from './use-form-yeri.ts';
import { useRandevuKaydi } from './use-randevu-kaydi.ts';
import { YerAlanlari } from './YerAlanlari.tsx';
import { YerOnerisi } from './YerOnerisi.tsx';
import { YerUyarisi } from './YerUyarisi.tsx';
import { ZiyaretOzeti } from './ZiyaretOzeti.tsx';

const loadSeri = withTexts(['seri'], async () => (await import('./seri/FormSerisi.tsx')).FormSerisi);

type RandevuFormuProps = RandevuPaneliProps & { kayit: KayitliRandevu | undefined; ilkMusteri: SecilenMusteri | null };

/** The form of an appointment, beside the calendar: a press there moves the one that is being begun. */
export function RandevuFormu({ kayit: given, hedef, tarih: ilkTarih, basliklar, ayarlar, istek, onClose, onYer, ilkMusteri }: RandevuFormuProps) {
  const { t } = useTranslation(['randevu', 'ortak']);
  const [kayit] = useState(given);
  const randevu = kayit?.randevu;
  const [siliniyor, setSiliniyor] = useState(false);
  const [listeAcik, setListeAcik] = useState(false);
  const { can } = useYetki();
  const saveReason = useReason((randevu ? randevuCalls.update : randevuCalls.create).yetki);
  /** A closed appointment must be reopened before it is changed. */
  const kapali = randevu !== undefined && !canEdit(randevu.randevuDurumu);
  /** A cancelled or missed appointment gets no further service. */
  const mayExtend = !randevu || (!kapali && occupiesSlot(randevu.randevuDurumu) && can(ziyaretCalls.create.yetki) && can(ziyaretCalls.extend.yetki));

  const [kapsam, setKapsam] = useState<Kapsam>('bu');
  const [tekrar, setTekrar] = useState(istek?.is === 'tekrar');
  const Seri = usePart(tekrar, loadSeri);
  const { form, yerReddi, search } = useRandevuKaydi({ kayit, hedef, tarih: ilkTarih, basliklar, ilkMusteri, kapsam, onClose });
  const musteri = useFormValue(form, 'musteri');
  const { seanslar, bekliyor } = useSeanslar(musteri?.id);
  const hizmetler = useFormValue(form, 'randevuHizmet');
  const ekSayisi = useFormValue(form, 'ekler').length;
  const sutunID = useFormValue(form, 'randevuSutunBaslikID');
  const yerler = useFormValue(form, 'yerler');

  const { place, placeEk, followHizmetler, baslangicAlani } = useFormYeri({ form, randevu, hedef, ayarlar });
  const { ret, tellFirst, zorla } = yerReddi;
  const beginSeri = () => (randevu && form.isDirty() ? notice.info(t('tekrar.onceKaydet'), { seconds: 5 }) : setTekrar(true));
  const heard = useRef<PanelIstegi>(undefined);
  useEffect(() => {
    if (!istek || heard.current === istek) return;
    heard.current = istek;
    if (istek.is === 'tekrar') beginSeri();
    if (!istek.reddedilen) return;
    const { sutunID: randevuSutunBaslikID, tarih: randevuTarihi, baslangic, bitis } = istek.reddedilen.hedef;
    place({ randevuSutunBaslikID, randevuTarihi, baslangicSaat: toSaat(baslangic), bitisSaat: toSaat(bitis) });
    tellFirst(istek.reddedilen.kod);
  });
  const chooseHizmetler = (secilen: SecilenHizmet[]) => {
    form.setFieldValue('randevuHizmet', kayitOf(secilen));
    followHizmetler(secilen);
  };

  /** The proposal of another time or place, at the line that was refused. */
  const oneriOf = (satir: number) => ret?.satir === satir && <YerOnerisi form={form} ret={ret} randevuID={randevu?.id} onPlace={place} onPlaceEk={placeEk} onZorla={zorla} />;

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
        <MusteriAlani form={form} randevu={randevu} ilkTarih={ilkTarih} bekle={listeAcik} />
        <HizmetSecimi value={hizmetler} seanslar={seanslar} onChange={chooseHizmetler} onList={setListeAcik} />
        <YerAlanlari form={form} basliklar={basliklar} baslangicAlani={baslangicAlani} />
        {!kapali && <EkYerler value={yerler} sutunID={sutunID} basliklar={basliklar} onChange={(idler) => form.setFieldValue('yerler', idler)} />}
        {oneriOf(0)}
        {mayExtend && <EkSatirlar form={form} basliklar={basliklar} seanslar={seanslar} onSearch={search} onChange={placeEk} oneriOf={(index) => oneriOf(index + 1)} />}
        {randevu?.seriID && <SeriBilgisi randevuID={randevu.id} />}
        {randevu?.ziyaretID && <ZiyaretOzeti randevu={randevu} ziyaretID={randevu.ziyaretID} />}
        {randevu?.zorlamaNedeni && (
          <Text size="sm" c="dimmed">
            {t('zorlama.verildi', { neden: randevu.zorlamaNedeni })}
          </Text>
        )}
        {!kapali && <YerUyarisi form={form} randevu={randevu} basliklar={basliklar} zamanPeriyodu={ayarlar.zamanPeriyodu} />}
        <Group gap="xs">
          {!kapali && ekSayisi === 0 && <TekrarDugmesi form={form} randevu={randevu} onOpen={beginSeri} />}
          {!randevu && <BeklemeBaglantilari form={form} basliklar={basliklar} />}
        </Group>
        {randevu?.seriID && !kapali && ekSayisi === 0 && <KapsamSecimi value={kapsam} onChange={setKapsam} />}
        <Textarea label={t('not')} autosize minRows={randevu ? 2 : 1} key={form.key('randevuNotu')} {...form.getInputProps('randevuNotu')} />
        {randevu && <GecmisBolumu menu="randevu" kayitID={randevu.id} acik={istek?.is === 'gecmis'} />}
        {kapali && (
          <Text size="sm" c="dimmed">
            {t('kapali')}
          </Text>
        )}
        {saveReason && !kapali && (!randevu || form.isDirty()) ? (
          <Alert color="yellow" role="status" p="xs">
            {saveReason}
          </Alert>
        ) : (
          (saveReason || kapali) && (
            <Button variant="default" onClick={() => void leaveForm(() => !kapali && form.isDirty(), onClose)}>
              {t('ortak:kapat')}
            </Button>
          )
        )}
      </Stack>
      {siliniyor && randevu && <SilmeSorusu randevu={randevu} onClose={() => setSiliniyor(false)} onDeleted={onClose} />}
    </SidePanel>
  );
}
