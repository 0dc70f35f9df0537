import type { Ayarlar } from '@defter/contract/ayar.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import type { SatisKaydi } from '@defter/contract/satis.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Katalog } from './load-katalog.ts';
import type { MevcutSatis } from './load-satis.ts';
import type { Satir } from './satir.ts';
import type { Kurus } from '@defter/rules/para.ts';

type Kurulan = {
  body: SatisKaydi;
  katalog: Katalog;
  secilen: readonly Satir[];
  /** What stands in the place of each line already. */
  oncekiler: readonly (Satir | undefined)[];
  onceki: Pick<MevcutSatis, 'iskontoTip' | 'iskonto'> | undefined;
  toplam: Kurus;
};

/**
 * Refuses what the settings of the business keep from being done in a sale, whoever does it (spec 2§3.12). What a
 * sale had before a switch was turned stays in it.
 */
export function checkAyarlar(ayarlar: Ayarlar, { body, katalog, secilen, oncekiler, onceki, toplam }: Kurulan): void {
  const genelAyni = onceki?.iskonto === body.iskonto && onceki.iskontoTip === body.iskontoTip;
  if (!ayarlar.genelIskontoKullanilsinMi && body.iskonto > 0 && !genelAyni) refuse('genelIskontoKapali', 'iskonto');
  if (!ayarlar.satistaTutarDegistirilsinMi) {
    secilen.forEach(({ altUrunID, birimFiyat }, i) => {
      const eski = oncekiler[i]?.altUrunID === altUrunID ? oncekiler[i].birimFiyat : undefined;
      if (birimFiyat !== eski && birimFiyat !== katalog.urunler.get(altUrunID)?.fiyat) {
        refuse('satistaTutarKapali', `icerikler.${i}.birimFiyat`);
      }
    });
  }
  if (body.islemde && !ayarlar.satistaIslemdeKullanilsin) refuse('satisAcikKalamaz', 'islemde');
  const odenen = body.odemeler.some(({ tutar }) => tutar > 0);
  if (ayarlar.odemeSekliGirilsinMi && !body.islemde && toplam > 0 && !odenen) refuse('odemeGerekli', 'odemeler');
}

function refuse(hata: HataKodu, alan: string): never {
  throw new AppError(hata, { alanlar: { [alan]: hata } });
}

/** A line without who did it, where the business does not keep that; one that had it keeps it. */
export const followUygulayan = <S extends Satir>({ uygulayanPersonelKullanilsin }: Ayarlar, satir: S, onceki?: Satir): S =>
  uygulayanPersonelKullanilsin ? satir : { ...satir, uygulayanPersonelID: onceki?.uygulayanPersonelID ?? null };

/** Who sold: the chosen one where the business lets that be chosen, else who it was or is. */
export const chooseSatici = ({ satistaPersonelKullanilsinMi }: Ayarlar, secilenID: number | null, ilkID: number | null): number | null =>
  satistaPersonelKullanilsinMi ? (secilenID ?? ilkID) : ilkID;
