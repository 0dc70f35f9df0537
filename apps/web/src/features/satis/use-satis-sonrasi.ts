import type { HataKodu } from '@defter/contract/errors.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { ZERO } from '@defter/rules/para.ts';
import { useNavigate } from 'react-router';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import { notice } from '../../ui/notice.ts';
import type { BitenSatis } from './SatisBitti.tsx';
import { type Sepet, totalOf } from './sepet.ts';

type Kaydedilen = { id: number; message: HataKodu | ''; islemde: boolean; sepet: Sepet };

/**
 * Goes on from a sale of any kind that was saved: a finished one to its receipt where the settings print it (spec 2§3.12
 * otomatikYazdirilsinMi), else to its page; an open one to the list.
 */
export function useSatisSonrasi(): (kaydedilen: Kaydedilen) => void {
  const { otomatikYazdirilsinMi } = useAyarlar();
  const { can } = useYetki();
  const opens = useOpens();
  const navigate = useNavigate();
  return ({ id, message, islemde, sepet }) => {
    const prints = !islemde && otomatikYazdirilsinMi && can(satisCalls.kagit.yetki);
    const bitti: BitenSatis = { paraUstu: totalOf(sepet)?.geriVerilen ?? ZERO };
    // The page of a finished sale says by itself that it is saved.
    const sonra = islemde ? paths.satislar() : paths.satis(id);
    if (!islemde && !prints && opens(sonra)) return void navigate(sonra, { replace: true, state: { bitti } });
    if (message) notice.success(message);
    // People who may sell but not look at sales go to the first page.
    void navigate(prints ? paths.satisAdisyon(id) : opens(sonra) ? sonra : paths.bugun(), { replace: true });
  };
}
