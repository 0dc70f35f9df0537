import type { ReplyOf } from '@defter/contract/call.ts';
import { type SayfaSeansi, sayfaCalls } from '@defter/contract/sayfa.ts';
import { formatTL, negate } from '@defter/rules/para.ts';
import { isSonSeans } from '@defter/rules/seans.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Ilerle } from './Adim.tsx';
import { ask, Red } from './ask.ts';
import { formatGun } from './format.ts';
import { isKodHatasi, KodAlani } from './KodAlani.tsx';
import { fill, hataOf, useTexts } from './texts.ts';

type Hesap = ReplyOf<typeof sayfaCalls.hesabim>;

/** The packages and debts of the customer, behind a code at the phone that the salon knows. They are kept on this screen only. */
export function KendiHesabi({ kod, baglanti }: { kod: string; baglanti: string }) {
  const { m } = useTexts();
  const [sonRakamlar, setSonRakamlar] = useState<string>();
  const [hesap, setHesap] = useState<Hesap>();
  const [hata, setHata] = useState<Red>();
  const [busy, setBusy] = useState(false);
  const istek = { params: { kod }, body: { baglanti } };
  const attempt = async (work: () => Promise<void>) => {
    setHata(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setHata(error instanceof Red ? error : new Red('hataOlustu'));
    } finally {
      setBusy(false);
    }
  };
  const sendKod = () => attempt(async () => setSonRakamlar((await ask(sayfaCalls.hesapKodu, istek)).sonRakamlar));
  const show = (smsKodu: string) => attempt(async () => setHesap(await ask(sayfaCalls.hesabim, { ...istek, body: { baglanti, smsKodu } })));

  if (hesap) return <HesapBilgisi hesap={hesap} />;
  if (sonRakamlar === undefined) {
    return (
      <section className="kart">
        <div role="alert">{hata && <p className="hata">{hataOf(m, hata.kod, hata.veri)}</p>}</div>
        <button type="button" aria-busy={busy} disabled={busy} onClick={() => void sendKod()}>
          {m.hesap.goster}
        </button>
      </section>
    );
  }
  return <Kod sonRakamlar={sonRakamlar} hata={hata} busy={busy} onKod={show} onAgain={sendKod} />;
}

type KodProps = { sonRakamlar: string; hata: Red | undefined; busy: boolean; onKod: (kod: string) => Promise<void>; onAgain: () => Promise<void> };

function Kod({ sonRakamlar, hata, busy, onKod, onAgain }: KodProps) {
  const { m } = useTexts();
  const [kod, setKod] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (/^\d{6}$/.test(kod)) void onKod(kod);
  };
  return (
    <section className="kart" aria-labelledby="hesap">
      <h2 id="hesap">{m.hesap.baslik}</h2>
      <p className="soluk">{fill(m.hesap.metin, { sonRakamlar })}</p>
      <div role="alert">{hata && !isKodHatasi(hata) && <p className="hata">{hataOf(m, hata.kod, hata.veri)}</p>}</div>
      <form noValidate onSubmit={submit}>
        <KodAlani etiket={m.hesap.kod} name="hesapKodu" value={kod} hata={hata} onChange={setKod} />
        <div className="alt">
          <Ilerle type="submit" busy={busy} disabled={kod.length !== 6}>
            {m.hesap.ac}
          </Ilerle>
        </div>
      </form>
      <button type="button" className="duz" disabled={busy} onClick={() => void onAgain()}>
        {m.hesap.yeniden}
      </button>
    </section>
  );
}

function HesapBilgisi({ hesap: { seanslar, taksitler, bakiye } }: { hesap: Hesap }) {
  const { m, dil } = useTexts();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="kart" aria-labelledby="hesap">
      <h2 id="hesap" ref={head} tabIndex={-1}>
        {m.hesap.baslik}
      </h2>
      <p className="bilgi">
        {bakiye > 0 ? fill(m.hesap.borc, { tutar: formatTL(bakiye) }) : bakiye < 0 ? fill(m.hesap.alacak, { tutar: formatTL(negate(bakiye)) }) : m.hesap.borcYok}
      </p>
      <h3>{m.hesap.seanslar}</h3>
      {seanslar.length === 0 && <p className="soluk">{m.hesap.seansYok}</p>}
      {seanslar.map((seans, i) => (
        <Seans key={i} seans={seans} />
      ))}
      <h3>{m.hesap.taksitler}</h3>
      {taksitler.length === 0 && <p className="soluk">{m.hesap.taksitYok}</p>}
      {taksitler.map(({ tarih, kalan, geciktiMi }, i) => (
        <p key={i} className={geciktiMi ? 'hata' : undefined}>
          {[formatGun(dil, tarih), formatTL(kalan), geciktiMi && m.hesap.gecikti].filter(Boolean).join(' · ')}
        </p>
      ))}
    </section>
  );
}

function Seans({ seans }: { seans: SayfaSeansi }) {
  const { m, dil } = useTexts();
  const { hizmet, paket, bitis, donukBitis, kullanilan, seans: toplam, kalan } = seans;
  return (
    <article className="randevu" aria-label={hizmet}>
      <p className="buyuk">
        {hizmet} {kullanilan}/{toplam}
      </p>
      <p>{fill(m.hesap.kullanilan, { seans: toplam, kullanilan, kalan })}</p>
      {isSonSeans(seans) && <p className="bilgi">{m.hesap.son}</p>}
      {donukBitis && <p className="bilgi">{fill(m.hesap.donuk, { gun: formatGun(dil, donukBitis) })}</p>}
      <p className="soluk">{[paket, bitis && fill(m.hesap.bitis, { gun: formatGun(dil, bitis) })].filter(Boolean).join(' · ')}</p>
    </article>
  );
}
