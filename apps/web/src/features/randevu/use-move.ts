import type { HataKodu } from '@defter/contract/errors.ts';
import { randevuCalls, type Randevu, type RandevuBasligi } from '@defter/contract/randevu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import type { ApiHatasi } from '../../app/data/api.ts';
import { tell, useSave } from '../../app/data/query.ts';
import { askKapsam, type Kapsam } from '../../pickers/ask-kapsam.ts';
import { patchRandevu } from '../../pickers/patch-randevu.ts';
import { useGeriKoy } from '../../pickers/use-geri-koy.ts';
import { changerOf, changerText } from '../../ui/changer.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notice } from '../../ui/notice.ts';
import type { GunHedefi } from './calendar/types.ts';
import { readNewest } from './read-newest.ts';
import { useCakismaUyarisi } from './use-cakisma-uyarisi.ts';
import { movedTo, toKayit, type Yer } from './takvim-verisi.ts';
import { YER_RETLERI } from './use-yer-reddi.ts';

/** A drag is compared with all changes, however old, because this screen has already read those of other desks. */
const SCREEN_BEGUN = 0;

/** A place that was refused, and why. */
export type Reddedilen = { randevu: Randevu; hedef: GunHedefi; kod: HataKodu };

/**
 * Moves an appointment at once on the screen; a refusal puts it back and says why, and it can be undone.
 * @param onBaskaSaat leads from a refused place to the times that are free
 */
export function useMove(basliklar: readonly RandevuBasligi[] = [], onBaskaSaat: (reddedilen: Reddedilen) => void) {
  const { t } = useTranslation('randevu');
  const save = useSave(randevuCalls.update, { notice: false });
  const geriAl = useSave(randevuCalls.update, { notice: false });
  const tellSeri = useGeriKoy();
  const tellCakisma = useCakismaUyarisi();

  const place = (kayit: Yer) => patchRandevu(kayit.id, placeOf(kayit));

  const takeBack = (kayit: Yer, moved: Yer) => {
    place(kayit);
    geriAl.mutateAsync({ body: kayit }).then(
      (saved) => {
        tellCakisma(saved);
        notice.info(t('geriAlindi'));
      },
      (refusal: ApiHatasi) => {
        place(moved);
        tell(refusal);
      },
    );
  };

  /** @param isDisinda whether nobody works at the new place then, which the notice says */
  const move = (randevu: Randevu, hedef: GunHedefi, isDisinda: boolean, onDone?: () => void) => {
    place(movedTo(randevu, hedef));
    void askKapsam(randevu).then((kapsam) => (kapsam ? send(randevu, hedef, { isDisinda, kapsam, onDone }) : place(toKayit(randevu))));
  };

  const send = (randevu: Randevu, hedef: GunHedefi, { isDisinda, kapsam, onDone }: Tasima) => {
    const before = toKayit(randevu);
    const moved = movedTo(randevu, hedef);
    // `mutate` would call only the callbacks of the latest drag; another may come before this one is answered.
    save.mutateAsync({ body: { ...moved, kapsam } }).then(
      (saved) => {
        const { surum, oncekiler } = saved;
        tellCakisma(saved);
        if (oncekiler.length > 0) tellSeri(t('seriDegisti', { count: oncekiler.length }), oncekiler);
        else notice.undo(t(isDisinda ? 'tasindiVardiyaDisina' : 'tasindi'), () => takeBack({ ...before, surum }, moved), { of: `randevu ${randevu.id}` });
        onDone?.();
      },
      (refusal: ApiHatasi) => {
        if (refusal.kod !== 'kayitDegismis') {
          place(before);
          const { kod, alanlar, veri } = refusal;
          if (YER_RETLERI.includes(kod)) notice.failure(Object.values(alanlar)[0] ?? kod, veri, { label: t('baskaSaatler'), run: () => onBaskaSaat({ randevu, hedef, kod }) });
          else tell(refusal);
          return;
        }
        moveAnyway(randevu, hedef, { isDisinda, kapsam, onDone, refusal }).catch(() => {
          place(before);
          notice.failure(refusal.kod);
        });
      },
    );
  };

  /** Moves an appointment that another desk has changed meanwhile. Asks first when that desk has moved it too. */
  const moveAnyway = async (randevu: Randevu, hedef: GunHedefi, { refusal, ...tasima }: Tasima & { refusal: ApiHatasi }) => {
    const newest = (await readNewest(randevu))?.randevu;
    if (!newest) throw refusal;
    const isMoved = JSON.stringify(placeOf(newest)) !== JSON.stringify(placeOf(randevu));
    if (isMoved) {
      place(toKayit(newest));
      if (!(await askMove(newest, movedTo(newest, hedef), refusal))) return;
    }
    place(movedTo(newest, hedef));
    send(newest, hedef, tasima);
  };

  const askMove = (newest: Randevu, moved: Yer, refusal: ApiHatasi) => {
    const yerOf = ({ randevuTarihi, baslangicSaat, bitisSaat, randevuSutunBaslikID }: Konum) =>
      [`${formatTarih(randevuTarihi)} ${baslangicSaat}–${bitisSaat}`, basliklar.find(({ id }) => id === randevuSutunBaslikID)?.adi].filter(Boolean).join(', ');
    const text = `${changerText(changerOf(refusal, SCREEN_BEGUN))} ${t('yineTasi.yerler', { onlarinki: yerOf(newest), sizinki: yerOf(moved) })}`;
    return confirm({ title: t('yineTasi.baslik'), text, yes: t('yineTasi.tasi') });
  };

  return move;
}

type Tasima = { isDisinda: boolean; kapsam: Kapsam; onDone?: () => void };
type Konum = Pick<Yer, 'randevuTarihi' | 'randevuSutunBaslikID' | 'baslangicSaat' | 'bitisSaat'>;
const placeOf = ({ randevuTarihi, randevuSutunBaslikID, baslangicSaat, bitisSaat }: Konum): Konum => ({ randevuTarihi, randevuSutunBaslikID, baslangicSaat, bitisSaat });
