import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import type { Karsilastirma } from '@defter/contract/rapor.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import type { RaporFiltresi } from './gorunum.ts';

/** The filters of a report in words: `Personel: Elif Uzman`. */
export function useSuzgecSozleri(filtre: RaporFiltresi): string[] {
  const { t } = useTranslation('rapor');
  const { can } = useYetki();
  const [gruplar, sekiller] = [useTanimlar('musteriGrubu'), useTanimlar('odemeSekli')];
  const { personelID, grupID, odemeSekliID, altUrunID, gelirMi, karsilastir, tarih } = filtre;
  const ekip = useCall(personelBayiCalls.ekip, {}, { enabled: personelID != null });
  const urun = useCall(urunCalls.getAltUrun, { params: { id: Number(altUrunID) } }, { enabled: altUrunID != null && can(urunCalls.getAltUrun.yetki) });
  const sozler: (string | false)[] = [
    tarih != null && t('kagit.suzgec', { ad: t('suzgec.gun'), deger: formatTarih(String(tarih)) }),
    personelID != null && t('kagit.suzgec', { ad: t('suzgec.personel'), deger: ekip.data?.liste.find(({ id }) => id === personelID)?.adSoyad ?? personelID }),
    grupID != null && t('kagit.suzgec', { ad: t('suzgec.grup'), deger: gruplar.find(({ id }) => id === grupID)?.adi ?? grupID }),
    odemeSekliID != null && t('kagit.suzgec', { ad: t('suzgec.odeme'), deger: sekiller.find(({ id }) => id === odemeSekliID)?.adi ?? odemeSekliID }),
    altUrunID != null && t('kagit.suzgec', { ad: t('suzgec.altUrun'), deger: urun.data?.altUrun.adi ?? altUrunID }),
    gelirMi != null && t(String(gelirMi) === 'true' ? 'suzgec.gelir' : 'suzgec.gider'),
    karsilastir != null && t('kagit.karsilastirma', { neyle: t(`karsilastir.${karsilastir as Karsilastirma}`) }),
  ];
  return sozler.filter((soz) => soz !== false);
}
