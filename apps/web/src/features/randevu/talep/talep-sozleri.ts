import type { Talep } from '@defter/contract/randevu-talep.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatGunKisa } from '../../../ui/format.ts';

/** `Per 26.11.2026 10:00–10:30` */
export const istenenOf = ({ randevuTarihi, baslangicSaat, bitisSaat }: Talep): string => `${formatGunKisa(randevuTarihi)} ${formatTarih(randevuTarihi)} ${baslangicSaat}–${bitisSaat}`;

/** The offered time in the same way; undefined while there is none. */
export const oneriOf = ({ oneriTarihi, oneriBaslangicSaat, oneriBitisSaat }: Talep): string | undefined =>
  oneriTarihi === null ? undefined : `${formatGunKisa(oneriTarihi)} ${formatTarih(oneriTarihi)} ${oneriBaslangicSaat}–${oneriBitisSaat}`;

/** The offered time to which the customer said no, `Per 26.11.2026 15:00`; undefined when there was none. */
export const istemedigiOf = ({ reddedilenOneri }: Talep): string | undefined => {
  const [gun, saat] = reddedilenOneri?.split(' ') ?? [];
  return gun && saat && `${formatGunKisa(gun)} ${formatTarih(gun)} ${saat}`;
};

/** The person or the column that was asked for; null if the customer does not mind. */
export const kiminleOf = ({ uygulayanPersonelAdi, sutunAdi }: Talep): string | null => uygulayanPersonelAdi ?? sutunAdi;
