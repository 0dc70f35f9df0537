import type { Ayarlar } from '@defter/contract/ayar.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import type { SatisKaydi } from '@defter/contract/satis.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Katalog } from './load-katalog.ts';
import type { MevcutSatis } from './load-satis.ts';
import type { ProgramPaylari, Satir, Verilenler } from './satir.ts';
import type { Kurus } from '@defter/rules/para.ts';

type Kurulan = {
  body: SatisKaydi;
  katalog: Katalog;
  secilen: readonly Satir[];
  /** The line that was in the place of each line before. */
  oncekiler: readonly (Satir | undefined)[];
  onceki: Pick<MevcutSatis, 'iskontoTip' | 'iskonto' | 'islemde'> | undefined;
  toplam: Kurus;
  /** The price of each line that follows from what is sold. */
  verilenler: Verilenler;
  programlar: ProgramPaylari;
  /** Whether a deposit or credit is set off, which was paid before. */
  onceden: boolean;
};

/**
 * Refuses in a sale what the settings of the business forbid to everybody (spec 2§3.12). A sale keeps what it had before a
 * switch was turned.
 */
export function checkAyarlar(ayarlar: Ayarlar, { body, katalog, secilen, oncekiler, onceki, toplam, verilenler, programlar, onceden }: Kurulan): void {
  const genelAyni = onceki?.iskonto === body.iskonto && onceki.iskontoTip === body.iskontoTip;
  if (!ayarlar.genelIskontoKullanilsinMi && body.iskonto > 0 && !genelAyni) refuse('genelIskontoKapali', 'iskonto');
  if (!ayarlar.satistaTutarDegistirilsinMi) {
    secilen.forEach(({ altUrunID, birimFiyat }, i) => {
      const eski = oncekiler[i]?.altUrunID === altUrunID ? oncekiler[i].birimFiyat : undefined;
      const urun = katalog.urunler.get(altUrunID);
      if (verilenler[i] === undefined && ![eski, urun?.fiyat, urun?.listeFiyati, ...(programlar[i]?.fiyatlar ?? [])].includes(birimFiyat)) {
        refuse('satistaTutarKapali', `icerikler.${i}.birimFiyat`);
      }
    });
  }
  if (body.islemde && !ayarlar.satistaIslemdeKullanilsin) refuse('satisAcikKalamaz', 'islemde');
  const odenen = onceden || body.odemeler.some(({ tutar }) => tutar > 0);
  const bitiriliyor = !body.islemde && (onceki === undefined || onceki.islemde);
  if (ayarlar.odemeSekliGirilsinMi && bitiriliyor && toplam > 0 && !odenen) refuse('odemeGerekli', 'odemeler');
}

function refuse(hata: HataKodu, alan: string): never {
  throw refusalAt(alan, hata);
}

/** Removes the performer from a line if the business does not keep performers. A line that had one keeps it. */
export const followUygulayan = <S extends Satir>({ uygulayanPersonelKullanilsin }: Ayarlar, satir: S, onceki?: Satir): S =>
  uygulayanPersonelKullanilsin ? satir : { ...satir, uygulayanPersonelID: onceki?.uygulayanPersonelID ?? null };

/**
 * The seller: the chosen person if the business lets people choose one, otherwise the present seller or the signed-in
 * person.
 */
export const chooseSatici = ({ satistaPersonelKullanilsinMi }: Ayarlar, secilenID: number | null, ilkID: number | null): number | null =>
  satistaPersonelKullanilsinMi ? (secilenID ?? ilkID) : ilkID;
