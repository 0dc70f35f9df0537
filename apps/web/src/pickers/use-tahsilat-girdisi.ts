import type { AcikSatis } from '@defter/contract/satis.ts';
import { type Kurus, kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../ui/notice.ts';
import { girilenToplam, hesapOf, ilkOdeme, odemelerOf, withoutParaUstu } from './odeme-satirlari.ts';

export type TahsilatGirdisi = ReturnType<typeof useTahsilatGirdisi>;

/**
 * The typed part of a payment: the sales that are paid, the methods with their amounts, and whether an excess becomes credit.
 * @param acik the debts; without one all money becomes credit
 * @param tutar the first amount, if it is less than the whole debt
 */
export function useTahsilatGirdisi(acik: readonly AcikSatis[], tutar: Kurus | undefined) {
  const { t } = useTranslation('tahsilat');
  const borcOf = (idler: readonly number[]) => sum(acik.flatMap(({ id, kalan }) => (idler.includes(id) ? [kalan] : [])));
  const [secilen, setSecilen] = useState<readonly number[]>(acik.map(({ id }) => id));
  const borc = borcOf(secilen);
  const [ilk] = useState(() => ilkOdeme(borc > 0 ? kurus(Math.min(tutar ?? borc, borc)) : null));
  const [odemeler, setOdemeler] = useState(ilk);
  const [avansOlsun, setAvansOlsun] = useState(false);

  const borcsuz = acik.length === 0;
  const avansaGiden = borcsuz || avansOlsun;
  const girilen = odemelerOf(odemeler);
  const toplam = girilenToplam(odemeler);
  const { fazla, paraUstu } = hesapOf(borc, girilen ?? []);
  const gelen = sum(acik.flatMap((satis) => (secilen.includes(satis.id) ? [satis.gelen] : [])));
  const [tek] = odemeler.length === 1 ? odemeler : [];
  const setTek = (yeni: Kurus) => setOdemeler(odemeler.map((odeme) => ({ ...odeme, tutar: yeni })));

  const geriVerilen = avansaGiden ? ZERO : (paraUstu ?? ZERO);

  const hataOf = (): string | undefined => {
    // The server takes an empty list for all of them.
    if (!borcsuz && secilen.length === 0) return t('satisIsaretle');
    if (!girilen) return t('odemeEksik');
    return paraUstu === undefined && !avansaGiden ? messageText('odemeFazla') : undefined;
  };

  return {
    secilen,
    /** The amount follows the choice until somebody has typed another one. */
    choose: (idler: readonly number[]) => {
      setSecilen(idler);
      if (tek?.tutar === borc) setTek(borcOf(idler));
    },
    borcsuz,
    /** The debt of the chosen sales. */
    borc,
    odemeler,
    setOdemeler,
    isDirty: odemeler !== ilk,
    toplam,
    kalan: borc > toplam ? subtract(borc, toplam) : ZERO,
    /** The excess over a debt; 0 if there is none. */
    fazla: borcsuz ? ZERO : fazla,
    avansOlsun,
    setAvansOlsun,
    /** An excess becomes the customer's credit. */
    avansaGiden,
    /** The cash that goes back. */
    geriVerilen,
    /** Sets the only amount to the part of the debt that is due; undefined if it is that already, or if all of it is due. */
    vadesiGelen: tek && gelen > 0 && gelen < borc && tek.tutar !== gelen ? { tutar: gelen, run: () => setTek(gelen) } : undefined,
    /** The payments as they are booked. */
    booked: girilen && withoutParaUstu(girilen, geriVerilen),
    /** Why they cannot be booked. */
    hata: hataOf(),
  };
}
