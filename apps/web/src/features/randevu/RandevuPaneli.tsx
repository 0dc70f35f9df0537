import type { HataKodu } from '@defter/contract/errors.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { type Randevu, type RandevuAyari, type RandevuBasligi, randevuCalls } from '@defter/contract/randevu.ts';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import type { GunHedefi } from './calendar/types.ts';
import { RandevuFormu } from './RandevuFormu.tsx';

/** An act that the menu of an appointment begins in its panel. */
export type PanelIsi = 'tekrar' | 'gecmis';

/** A request to the panel of an appointment, which may be open already. */
export type PanelIstegi = {
  id: number;
  is?: PanelIsi;
  /** The place of a drag that was refused: the panel shows it, with the times that are free. */
  reddedilen?: { hedef: GunHedefi; kod: HataKodu };
};

export type RandevuPaneliProps = {
  /** Undefined for a new one. */
  randevu: Randevu | undefined;
  /** It is being read again. */
  isOld: boolean;
  /** The place that was pressed in the calendar, or a free one for a new appointment. */
  hedef: GunHedefi | undefined;
  tarih: string;
  /** The customer that the address names. */
  musteriID: number | undefined;
  basliklar: RandevuBasligi[];
  ayarlar: z.output<typeof RandevuAyari>;
  istek: PanelIstegi | undefined;
  onClose: () => void;
  /** Learns where the lines of the form stand, whenever that changes; nowhere once it is closed. */
  onYer: (yerler: readonly GunHedefi[]) => void;
};

/** Waits for the first values of the form: the services of an appointment, the customer of an address. */
export function RandevuPaneli(props: RandevuPaneliProps) {
  const { t } = useTranslation('randevu');
  const { randevu, isOld, musteriID } = props;
  const hizmetler = useCall(randevuCalls.hizmetler, { params: { id: randevu?.id ?? 0 } }, { enabled: randevu !== undefined, staleTime: 0 });
  const musteri = useCall(musteriCalls.get, { params: { id: musteriID ?? 0 } }, { enabled: !randevu && musteriID !== undefined });

  const isReading = hizmetler.isFetching && !hizmetler.isFetchedAfterMount;
  if ((randevu && (isOld || !hizmetler.data || isReading)) || (!randevu && musteriID !== undefined && musteri.isPending)) {
    return (
      <SidePanel opened beside onClose={props.onClose} title={t(randevu ? 'randevu' : 'takvim.yeni')}>
        <NotLoaded reading={hizmetler} skeleton={<FormSkeleton />} />
      </SidePanel>
    );
  }
  const bilinen = musteri.data?.musteri;
  const ilkMusteri: SecilenMusteri | null = bilinen ? { id: bilinen.id, adSoyad: bilinen.adSoyad, telefon: bilinen.telefonlar[0]?.telefon ?? null } : null;
  return <RandevuFormu {...props} kayit={randevu && { randevu, hizmetler: hizmetler.data?.liste ?? [] }} ilkMusteri={ilkMusteri} />;
}
