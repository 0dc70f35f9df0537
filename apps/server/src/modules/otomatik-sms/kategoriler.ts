import { OTOMATIK_KATEGORILER, OTOMATIK_SERVIS_ADLARI, servisOf } from '@defter/rules/otomatik-sms.ts';
import metinler from '../../../data/otomatik-sms-tr.json' with { type: 'json' };

/** What there is to be told by itself, in groups, with the names and texts of the house. */
export function listKategoriler() {
  const liste = OTOMATIK_KATEGORILER.map((kod, index) => ({
    id: index + 1,
    kod,
    adi: metinler.kategoriler[kod],
    servisler: OTOMATIK_SERVIS_ADLARI.filter((servis) => servisOf(servis).kategori === kod).map((servis) => {
      const { id, yon, tur, alanlar, ilk } = servisOf(servis);
      return { id, kod: servis, adi: metinler.servisler[servis].adi, yon, tur, alanlar: [...alanlar], ilkMesaj: metinler.servisler[servis].mesaj, ilkGun: ilk.gun, ilkDakika: ilk.dakika, ilkSaat: ilk.saat };
    }),
  }));
  return Promise.resolve({ liste });
}
