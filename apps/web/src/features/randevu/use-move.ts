import { randevuCalls, type Randevu, type RandevuKaydi } from '@defter/contract/randevu.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeyOf, useSave } from '../../app/query.ts';
import { notice } from '../../ui/notice.ts';
import type { Hedef } from './calendar/types.ts';
import { movedTo, toKayit } from './takvim-verisi.ts';

type Day = { liste: Randevu[] };

/** Moves an appointment at once on the screen; a refusal puts it back and says why, and it can be undone. */
export function useMove(tarih: string) {
  const { t } = useTranslation('randevu');
  const client = useQueryClient();
  const save = useSave(randevuCalls.update, { notice: false });
  const key = queryKeyOf(randevuCalls.list, { query: { baslangicTarihi: tarih, bitisTarihi: tarih } });

  const place = (kayit: RandevuKaydi) =>
    client.setQueryData<Day>(key, (day) => day && { ...day, liste: day.liste.map((other) => (other.id === kayit.id ? { ...other, ...placeOf(kayit) } : other)) });

  const send = (kayit: RandevuKaydi, before: RandevuKaydi, onMoved: (surum: number) => void) => {
    place(kayit);
    save.mutate(
      { body: kayit },
      {
        onSuccess: ({ surum }) => onMoved(surum),
        onError: () => place(before),
      },
    );
  };

  /** `isDisinda`: nobody works at the new place then, which those who may book it should know. */
  return (randevu: Randevu, hedef: Hedef, isDisinda: boolean) => {
    const before = toKayit(randevu);
    send(movedTo(randevu, hedef), before, (surum) => {
      notice.undo(t(isDisinda ? 'tasindiVardiyaDisina' : 'tasindi'), () => send({ ...before, surum }, movedTo(randevu, hedef), () => notice.info(t('geriAlindi'))));
    });
  };
}

const placeOf = ({ randevuSutunBaslikID, baslangicSaat, bitisSaat }: RandevuKaydi) => ({ randevuSutunBaslikID, baslangicSaat, bitisSaat });
