import { type Iskonto, priceBrut, priceIskonto } from './satis.ts';
import { kurus, type Kurus, multiply, scaled, subtract, sum, ZERO } from './para.ts';

/*
 * Chooses the campaigns of a sale, by one rule that the salon can read (docs/adr/0132):
 * 1. A campaign counts if day, hour, customer and product fit it.
 * 2. Campaigns that do not join others stand alone. Those that join are taken together, the oldest first, each from the
 *    rest of the ones before.
 * 3. Of these choices the customer gets the one with the highest discount; of two equal ones the older.
 */

export const KAMPANYA_TURLERI = ['oran', 'tutar', 'adet'] as const;
/** The most lines of a sale, and so the most lines that campaigns are computed for and contents of one campaign. */
export const EN_COK_KAMPANYA_SATIRI = 200;

export type Kampanya = {
  id: number;
  adi: string;
  /** Percent, an amount off each piece, or `ode` paid of every `al` pieces. */
  tur: (typeof KAMPANYA_TURLERI)[number];
  /** Percent with up to two decimals, or kuruş. */
  iskonto: number;
  al: number;
  ode: number;
  tumu: boolean;
  altUrunIDler: readonly number[];
  anaUrunIDler: readonly number[];
  /** The discounts of single products and groups instead of it, in percent, by their ids: the product before its group. */
  urunIskontolari: Readonly<Record<number, number>>;
  grupIskontolari: Readonly<Record<number, number>>;
  /** `YYYY-MM-DD`, both included. */
  baslangicTarihi: string;
  bitisTarihi: string;
  /** Weekdays from 1, Monday; an empty list means every day. */
  gunler: readonly number[];
  /** `HH:MM`; the end itself is excluded. */
  baslangicSaati: string | null;
  bitisSaati: string | null;
  /** An empty list means everybody. */
  musteriGruplari: readonly number[];
  ilkZiyaret: boolean;
  /** Whether it joins other campaigns. */
  birlesir: boolean;
};

/** The time and the customer of a sale. */
export type Durum = { tarih: string; /** 1 is Monday. */ gun: number; /** `HH:MM` */ saat: string; musteriGrupID: number | null; ilkZiyaretMi: boolean };
export type KampanyaSatiri = { altUrunID: number; anaUrunID: number | null; /** Up to three decimals. */ adet: number; birimFiyat: Kurus; /** A gift, or a session: nothing is bought. It gets no campaign and counts for none. */ haric?: boolean };

/** The discount of campaigns on one line, and their ids. */
export type KampanyaPayi = { iskonto: Kurus; kampanyalar: number[] };

/** Whether a campaign counts at that moment for that customer. */
export function isGecerli(kampanya: Kampanya, { tarih, gun, saat, musteriGrupID, ilkZiyaretMi }: Durum): boolean {
  const { baslangicTarihi, bitisTarihi, gunler, baslangicSaati, bitisSaati, musteriGruplari, ilkZiyaret } = kampanya;
  return (
    baslangicTarihi <= tarih &&
    tarih <= bitisTarihi &&
    (gunler.length === 0 || gunler.includes(gun)) &&
    (baslangicSaati === null || baslangicSaati <= saat) &&
    (bitisSaati === null || saat < bitisSaati) &&
    (musteriGruplari.length === 0 || (musteriGrupID !== null && musteriGruplari.includes(musteriGrupID))) &&
    (!ilkZiyaret || ilkZiyaretMi)
  );
}

/**
 * The discount of the campaigns on each line, in kuruş: the best for the customer, and never more than the line costs.
 * @param kampanyalar the candidates; those that do not count are left out here
 */
export function applyKampanyalar(kampanyalar: readonly Kampanya[], satirlar: readonly KampanyaSatiri[], durum: Durum): KampanyaPayi[] {
  const gecerliler = kampanyalar.filter((kampanya) => isGecerli(kampanya, durum)).toSorted((a, b) => a.id - b.id);
  const secenekler = [gecerliler.filter(({ birlesir }) => birlesir), ...gecerliler.filter(({ birlesir }) => !birlesir).map((tek) => [tek])];
  const none = satirlar.map((): KampanyaPayi => ({ iskonto: ZERO, kampanyalar: [] }));
  let best = { paylar: none, toplam: ZERO, ilk: Infinity };
  for (const secenek of secenekler) {
    const paylar = secenek.reduce((before, kampanya) => add(kampanya, satirlar, before), none);
    const toplam = sum(paylar.map(({ iskonto }) => iskonto));
    const ilk = secenek[0]?.id ?? Infinity;
    if (toplam > best.toplam || (toplam === best.toplam && ilk < best.ilk)) best = { paylar, toplam, ilk };
  }
  return best.paylar;
}

/** Applies one more campaign to the rest of the lines. */
function add(kampanya: Kampanya, satirlar: readonly KampanyaSatiri[], before: readonly KampanyaPayi[]): KampanyaPayi[] {
  const kalanlar = satirlar.map((satir, i) => subtract(priceBrut(satir), before[i]!.iskonto));
  const paylar = kampanya.tur === 'adet' ? freePieces(kampanya, satirlar) : satirlar.map((satir, i) => discountOf(kampanya, satir, kalanlar[i]!));
  return before.map((pay, i) => {
    const iskonto = kurus(Math.min(paylar[i]!, kalanlar[i]!));
    return iskonto === 0 ? pay : { iskonto: sum([pay.iskonto, iskonto]), kampanyalar: [...pay.kampanyalar, kampanya.id] };
  });
}

/** The discount of a campaign as one figure: its general discount, or the highest percent of a content. */
export function enYuksekIskonto({ tur, iskonto, urunIskontolari, grupIskontolari }: Kampanya): Pick<Kampanya, 'tur' | 'iskonto'> {
  if (tur === 'adet' || (tur === 'tutar' && iskonto > 0)) return { tur, iskonto };
  return { tur: 'oran', iskonto: Math.max(iskonto, ...Object.values(urunIskontolari), ...Object.values(grupIskontolari)) };
}

/** Whether a campaign takes anything off at all. */
export function isVeren(kampanya: Kampanya): boolean {
  const { tur, iskonto } = enYuksekIskonto(kampanya);
  return (tur === 'adet' || iskonto > 0) && (kampanya.tumu || kampanya.altUrunIDler.length + kampanya.anaUrunIDler.length > 0);
}

/** Whether a campaign includes the product of the line. */
const isFor = ({ tumu, altUrunIDler, anaUrunIDler }: Kampanya, { altUrunID, anaUrunID, haric = false }: KampanyaSatiri): boolean =>
  !haric && (tumu || altUrunIDler.includes(altUrunID) || (anaUrunID !== null && anaUrunIDler.includes(anaUrunID)));

function discountOf(kampanya: Kampanya, satir: KampanyaSatiri, kalan: Kurus): Kurus {
  if (!isFor(kampanya, satir)) return ZERO;
  const yuzde = yuzdeOf(kampanya, satir);
  return yuzde === undefined ? multiply(kurus(kampanya.iskonto), scaled(satir.adet, 3), 1000) : multiply(kalan, scaled(yuzde, 2), 100_00);
}

/** The percent of a campaign on a line; undefined if it is an amount. */
const yuzdeOf = ({ tur, iskonto, urunIskontolari, grupIskontolari }: Kampanya, { altUrunID, anaUrunID }: KampanyaSatiri): number | undefined =>
  urunIskontolari[altUrunID] ?? (anaUrunID === null ? undefined : grupIskontolari[anaUrunID]) ?? (tur === 'oran' ? iskonto : undefined);

/** Of every `al` whole pieces, sorted by price, the cheapest `al - ode` cost nothing. */
function freePieces(kampanya: Kampanya, satirlar: readonly KampanyaSatiri[]): Kurus[] {
  const { al, ode } = kampanya;
  const free = satirlar.map(() => 0);
  const dearestFirst = satirlar
    .map((satir, i) => ({ i, fiyat: satir.birimFiyat, adet: isFor(kampanya, satir) ? Math.floor(satir.adet) : 0 }))
    .toSorted((a, b) => b.fiyat - a.fiyat || a.i - b.i);
  const whole = dearestFirst.reduce((count, { adet }) => count + adet, 0);
  const last = whole - (whole % al);
  let place = 0;
  for (const { i, adet } of dearestFirst) {
    // The pieces stand in a row; of each group of `al` those from `ode` on are free.
    const freeUpTo = (n: number) => Math.floor(Math.min(n, last) / al) * (al - ode) + Math.max(0, (Math.min(n, last) % al) - ode);
    free[i] = freeUpTo(place + adet) - freeUpTo(place);
    place += adet;
  }
  return satirlar.map(({ birimFiyat }, i) => multiply(birimFiyat, free[i]!));
}

/**
 * The discount of a line by campaigns and by the desk as one amount: first the campaigns, then the desk from the rest. Without campaigns it stays as
 * it was typed.
 * @throws RangeError if the desk takes off more than the rest
 */
export function joinIskonto({ brut, kampanya, iskonto }: { brut: Kurus; kampanya: Kurus; iskonto: Iskonto }): Iskonto {
  if (kampanya === 0) return iskonto;
  return { tip: 'tutar', deger: sum([kampanya, priceIskonto(iskonto, subtract(brut, kampanya))]) };
}

/** The highest discount of a line in percent: its campaigns, which count against no limit, and `kalanYuzdesi` of the rest. Zero without campaigns. */
export function kampanyaYuzdesi({ brut, kampanya, kalanYuzdesi }: { brut: Kurus; kampanya: Kurus; kalanYuzdesi: number }): number {
  if (kampanya === 0 || brut === 0) return 0;
  const yuzde = (kampanya / brut) * 100;
  return yuzde + ((100 - yuzde) * kalanYuzdesi) / 100;
}
