import type { GirisCikis, GirisCikisGunu } from '@defter/contract/giris-cikis.ts';
import { endOfGun, judgeGun } from '@defter/rules/giris-cikis.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import { dayOf, sharedMinutes, startOfDay, toAn, toAnAraligi, type ZamanAraligi } from '@defter/rules/vardiya.ts';
import { toSaat } from '@defter/rules/saat.ts';

/** The records and shifts of a person around a range, each in order of time. */
export type KisiVerisi = {
  personelID: number;
  personelAdi: string;
  vardiyalar: (ZamanAraligi & { tarih: Tarih; sablonAdi: string })[];
  izinler: ZamanAraligi[];
  kayitlar: GirisCikis[];
};
type Aralik = { ilk: Tarih; son: Tarih; simdi: string };

/** The days of a person in a range on which there is something to tell. */
export function gunlerOf(kisi: KisiVerisi, { ilk, son, simdi }: Aralik): GirisCikisGunu[] {
  const vardiyalar = Map.groupBy(
    kisi.vardiyalar.map((vardiya) => ({ ...vardiya, saatler: toAnAraligi(vardiya) })),
    ({ tarih }) => tarih,
  );
  const izinler = kisi.izinler.map(toAnAraligi);
  const hareketler = kisi.kayitlar.map((kayit) => ({ kayit, tip: kayit.islemTipi, an: toAn(`${kayit.tarih} ${kayit.saat}`) }));
  const endOf = (tarih: Tarih, yarin: Tarih) =>
    endOfGun({ vardiya: vardiyalar.get(tarih)?.at(-1)?.saatler, midnight: startOfDay(tarih) }, vardiyalar.get(yarin)?.[0]?.saatler);

  const an = toAn(simdi);
  const gunler: GirisCikisGunu[] = [];
  const from = endOf(addDays(ilk, -1), ilk);
  let next = hareketler.findIndex((hareket) => hareket.an >= from);
  for (let tarih = ilk, yarin = ilk; tarih <= son; tarih = yarin) {
    yarin = addDays(tarih, 1);
    const to = endOf(tarih, yarin);
    const own: typeof hareketler = [];
    for (; next >= 0 && next < hareketler.length && hareketler[next]!.an < to; next += 1) own.push(hareketler[next]!);
    const planli = vardiyalar.get(tarih) ?? [];
    const saatler = planli.map((vardiya) => vardiya.saatler);
    const works = saatler.some(({ baslangic, bitis }) => baslangic < bitis);
    if (!works && own.length === 0) continue;
    const { giris, cikis, ...sonuc } = judgeGun({ vardiyalar: saatler, izinler, hareketler: own, simdi: an });
    gunler.push({
      personelID: kisi.personelID,
      personelAdi: kisi.personelAdi,
      tarih,
      vardiyalar: planli.map(({ sablonAdi, baslangic, bitis }) => ({ sablonAdi, baslangic, bitis })),
      izinliMi: izinler.some((izin) => saatler.some((vardiya) => sharedMinutes(izin, vardiya) > 0)),
      giris: giris === null ? null : writeAn(giris),
      cikis: cikis === null ? null : writeAn(cikis),
      ...sonuc,
      kayitlar: own.map(({ kayit }) => kayit),
    });
  }
  return gunler;
}

function writeAn(an: number): string {
  const tarih = dayOf(an);
  return `${tarih} ${toSaat(an - startOfDay(tarih))}`;
}
