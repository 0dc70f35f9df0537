import type { HataKodu } from '@defter/contract/errors.ts';
import { type GunRandevusu, randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiHatasi } from '../app/data/api.ts';
import { tell, useSave } from '../app/data/query.ts';
import { readAnew } from '../app/data/read-anew.ts';
import { paths } from '../app/routing/paths.ts';
import { useOpens } from '../app/session/YetkiLink.tsx';
import { notice } from '../ui/notice.ts';
import { askKapsam } from './ask-kapsam.ts';
import { patchRandevu } from './patch-randevu.ts';
import { useGeriKoy } from './use-geri-koy.ts';

/** The flag that `sell` needs: to open the sale of an appointment, or to look at the one that it has. */
export const satisYetkisiOf = ({ satisID }: Pick<GunRandevusu, 'satisID'>) => (satisID ? satisCalls.get.yetki : randevuCalls.satis.yetki);

/** The acts on an appointment besides moving it. Its page loads the texts of `randevu`. */
export function useRandevuIslemleri() {
  const { t } = useTranslation('randevu');
  const navigate = useNavigate();
  const opens = useOpens();
  const update = useSave(randevuCalls.update, { notice: false });
  const kapat = useSave(randevuCalls.kapat, { notice: false });
  const sms = useSave(randevuCalls.smsGonder);
  const satis = useSave(randevuCalls.satis, { notice: false });
  const tellChange = useGeriKoy();

  /** Closing is a call of its own. @returns whether the state has changed */
  const change = async (randevu: GunRandevusu, randevuDurumu: RandevuDurumKodu): Promise<boolean> => {
    const { id, seriID } = randevu;
    const kapsam = randevuDurumu === RandevuDurumu.iptal && seriID !== null ? await askKapsam(randevu) : 'bu';
    if (!kapsam) return false;
    const text = t('durumDegisti', { durum: t(`durum.${randevuDurumu}`) });
    try {
      if (randevuDurumu === RandevuDurumu.kapandi) {
        await kapat.mutateAsync({ body: { id } });
        tellChange(text, [{ ...randevu, surum: null }]);
        return true;
      }
      const send = (onceki: GunRandevusu) => update.mutateAsync({ body: { id, surum: onceki.surum, randevuDurumu, kapsam } }).then((saved) => ({ onceki, ...saved }));
      const { onceki, oncekiler, surum } = await send(randevu).catch(async (refusal: ApiHatasi) => {
        // Other fields of it have changed since it was read, perhaps by the same person: a change of state overwrites none of them.
        const newest = refusal.kod === 'kayitDegismis' ? (await readAnew(randevuCalls.get, { params: { id } })).randevu : undefined;
        if (newest?.randevuDurumu !== randevu.randevuDurumu) throw refusal;
        return send(newest);
      });
      patchRandevu(id, { randevuDurumu, surum });
      if (oncekiler.length > 0) tellChange(t('seriDegisti', { count: oncekiler.length }), oncekiler);
      else tellChange(text, [{ ...onceki, surum }]);
      return true;
    } catch (refusal) {
      tell(refusal as ApiHatasi);
      return false;
    }
  };

  return {
    busy: update.isPending || kapat.isPending || sms.isPending || satis.isPending,
    /** Each change of state can be undone. False if it was refused, or given up. */
    setDurum: change,
    sendSms: ({ id }: GunRandevusu) => sms.mutate({ body: { id } }),
    /** Goes on in the sale of the appointment, which is opened if there is none. */
    sell({ id, satisID }: GunRandevusu) {
      if (satisID) return void navigate(paths.satis(satisID));
      const goOn = (opened: { id: number; message: HataKodu | '' }) => {
        if (opens(paths.satis(opened.id))) void navigate(paths.satis(opened.id));
        // Without the right to sales another person finishes it.
        else if (opened.message) notice.success(opened.message);
      };
      satis.mutate({ body: { randevuID: id, kampanyali: true } }, { onSuccess: goOn });
    },
  };
}
