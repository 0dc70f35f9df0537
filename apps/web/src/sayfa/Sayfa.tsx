import type { ReplyOf } from '@defter/contract/call.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { ask, Red } from './ask.ts';
import { Kendi } from './Kendi.tsx';
import { Randevu } from './Randevu.tsx';
import { showRenk } from './renk.ts';
import { type Dil, fill, keepDil, loadTexts, type Texts, TextsContext, useTexts } from './texts.ts';
import { useBaglanti } from './use-baglanti.ts';

export type SayfaVerisi = ReplyOf<typeof sayfaCalls.get>;
export type KendiVerisi = ReplyOf<typeof sayfaCalls.randevularim>;
/** The content that was asked for: the page, the appointments of a link, or a refusal. */
type Icerik = { baglanti: string; kendi: KendiVerisi } | { sayfa: SayfaVerisi } | { red: Red };

const load = async (kod: string, baglanti: string | undefined): Promise<Icerik> =>
  baglanti === undefined ? { sayfa: await ask(sayfaCalls.get, { params: { kod } }) } : { baglanti, kendi: await ask(sayfaCalls.randevularim, { params: { kod }, body: { baglanti } }) };

const kapiOf = (icerik: Icerik | undefined): Kapi | undefined => (icerik === undefined || 'red' in icerik ? undefined : 'sayfa' in icerik ? icerik.sayfa : icerik.kendi);

/** The page: the salon at its head, booking or the customer's own appointments below, its address and phone at the foot. */
export function Sayfa({ kod, ilk }: { kod: string; ilk: { m: Texts; dil: Dil } }) {
  const [texts, setTexts] = useState(ilk);
  const [icerik, setIcerik] = useState<Icerik>();
  const [deneme, setDeneme] = useState(0);
  const [baglanti, leaveBaglanti] = useBaglanti();

  useEffect(() => {
    let isStale = false;
    setIcerik(undefined);
    load(kod, baglanti).then(
      (next) => isStale || setIcerik(next),
      (error: unknown) => isStale || setIcerik({ red: error instanceof Red ? error : new Red('hataOlustu') }),
    );
    return () => {
      isStale = true;
    };
  }, [kod, baglanti, deneme]);
  const kapi = kapiOf(icerik);
  useEffect(() => {
    if (!kapi) return;
    showRenk(kapi.renk);
    document.title = fill(texts.m.baslik, { adi: kapi.adi });
  }, [kapi, texts]);

  const changeDil = async () => {
    const dil = texts.dil === 'tr' ? 'en' : 'tr';
    const m = await loadTexts(dil);
    keepDil(dil);
    setTexts({ m, dil });
  };

  return (
    <TextsContext value={texts}>
      <div className="sayfa">
        <header className="bas">
          {kapi && <Tabela kapi={kapi} karsilama={icerik && 'sayfa' in icerik ? icerik.sayfa.karsilama : null} />}
          <button type="button" className="duz dil" lang={texts.dil === 'tr' ? 'en' : 'tr'} onClick={() => void changeDil()}>
            {texts.m.dil}
          </button>
        </header>
        <main>
          {icerik === undefined ? (
            <p aria-busy="true">{texts.m.yukleniyor}</p>
          ) : 'red' in icerik ? (
            <Yok red={icerik.red} onAgain={() => setDeneme(deneme + 1)} onYeni={leaveBaglanti} />
          ) : 'sayfa' in icerik ? (
            <Randevu kod={kod} veri={icerik.sayfa} />
          ) : (
            <Kendi kod={kod} baglanti={icerik.baglanti} veri={icerik.kendi} onYeni={leaveBaglanti} />
          )}
        </main>
        {kapi && <Alt kapi={kapi} />}
      </div>
    </TextsContext>
  );
}

type Kapi = Pick<KendiVerisi, 'adi' | 'telefon' | 'adres' | 'logo' | 'renk'>;

function Tabela({ kapi: { adi, logo }, karsilama }: { kapi: Kapi; karsilama: string | null }) {
  return (
    <div className="tabela">
      {logo && <img src={logo} alt="" width="56" height="56" />}
      <div>
        <h1>{adi}</h1>
        {karsilama && <p>{karsilama}</p>}
      </div>
    </div>
  );
}

/** A page or a link that does not exist; without an answer it may exist. */
function Yok({ red, onAgain, onYeni }: { red: Red; onAgain: () => void; onYeni: () => void }) {
  const { m } = useTexts();
  if (red.kod === 'bulunamadi' || red.kod === 'sayfaKoduGecersiz') return <Kart baslik={m.yok.baslik}>{m.yok.metin}</Kart>;
  const isBaglanti = red.kod === 'baglantiGecersiz';
  return (
    <Kart baslik={isBaglanti ? m.hata.baglantiGecersiz : red.kod === 'cokFazlaIstek' ? m.hata.cokFazlaIstek : m.baglanti.yok}>
      {isBaglanti && <p>{m.kendi.yok}</p>}
      <button type="button" onClick={isBaglanti ? onYeni : onAgain}>
        {isBaglanti ? m.kendi.yeni : m.baglanti.yenile}
      </button>
    </Kart>
  );
}

const Kart = ({ baslik, children }: { baslik: string; children: ReactNode }) => (
  <section className="kart">
    <h1>{baslik}</h1>
    <div>{children}</div>
  </section>
);

function Alt({ kapi: { adres, telefon } }: { kapi: Kapi }) {
  const { m } = useTexts();
  return (
    <footer>
      {adres && <p>{adres}</p>}
      {telefon && <a href={`tel:${telefon}`}>{fill(m.ara, { telefon: formatTelefon(telefon) })}</a>}
    </footer>
  );
}
