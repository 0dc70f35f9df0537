import { type Randevu, randevuCalls } from '@defter/contract/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../app/data/read-anew.ts';
import { tell, useSave } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { notice } from '../../ui/notice.ts';
import { usePageKeys } from '../../ui/page-keys.ts';
import type { GunHedefi, TepsiTuru } from './calendar/types.ts';
import { useCakismaUyarisi } from './use-cakisma-uyarisi.ts';
import { movedTo } from './takvim-verisi.ts';
import type { useMove } from './use-move.ts';

export type Tepsi = { tur: TepsiTuru; randevu: Randevu };
const GUN_SONU = 24 * 60;

/**
 * The tray: an appointment that was cut or copied, carried while the pages are turned, and put down where people press. A cut
 * one leaves the tray with its move; a copied one stays in it, for the next week.
 */
export function useTepsi(move: ReturnType<typeof useMove>) {
  const { t } = useTranslation('takvim');
  const { can } = useYetki();
  const [tepsi, setTepsi] = useState<Tepsi>();
  const create = useSave(randevuCalls.create, { notice: false });
  const remove = useSave(randevuCalls.remove, { notice: false });
  const tellCakisma = useCakismaUyarisi();
  const empty = () => setTepsi(undefined);
  usePageKeys(tepsi ? [['escape', empty]] : []);

  const copy = async (randevu: Randevu, yer: GunHedefi) => {
    const { liste } = await readAnew(randevuCalls.hizmetler, { params: { id: randevu.id } });
    const { id: _id, surum: _surum, randevuDurumu: _durum, ...kayit } = movedTo(randevu, yer);
    const saved = await create.mutateAsync({ body: { ...kayit, randevuHizmet: liste.map(({ altUrunID }) => ({ id: 0, altUrunID })) } });
    tellCakisma(saved);
    const { id } = saved;
    if (!can(randevuCalls.remove.yetki)) return notice.info(t('tepsi.kopyalandi'));
    notice.undo(t('tepsi.kopyalandi'), () => void remove.mutateAsync({ body: { id, silmeNedeni: t('tepsi.geriAlindi') } }).then(() => tellCakisma({ id, musteriCakisiyor: false }), tell));
  };

  return {
    tepsi,
    /** Takes an appointment into the tray, in place of the one before. */
    take: (randevu: Randevu, tur: TepsiTuru) => setTepsi({ randevu, tur }),
    empty,
    /** Puts down the appointment of the tray, with its own length. */
    put: ({ randevu, tur }: Tepsi, yer: GunHedefi) => {
      const sure = toDakika(randevu.bitisSaat) - toDakika(randevu.baslangicSaat);
      const hedef = { ...yer, bitis: Math.min(yer.baslangic + sure, GUN_SONU) };
      if (tur === 'kes') move(randevu, hedef, false, empty);
      else void copy(randevu, hedef).catch(tell);
    },
  };
}
