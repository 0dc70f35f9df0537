import { useEffect, useState } from 'react';
import { Red } from './ask.ts';
import { type Bildirim, canBildirim, closeBildirim, openBildirim, readBildirim } from './bildirim.ts';
import { hataOf, useTexts } from './texts.ts';

/** Turns notices of the salon on and off, in this browser. Nothing is drawn if it cannot show any. */
export function KendiBildirimi({ kod, baglanti }: { kod: string; baglanti: string }) {
  const { m } = useTexts();
  const [hal, setHal] = useState<Bildirim>();
  const [ticari, setTicari] = useState(false);
  const [hata, setHata] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Without an answer no button is drawn.
    if (canBildirim()) readBildirim({ kod, baglanti }).then(setHal, () => undefined);
  }, [kod, baglanti]);
  if (!hal) return null;
  const attempt = async (work: () => Promise<Bildirim>) => {
    setHata(undefined);
    setBusy(true);
    try {
      setHal(await work());
    } catch (error) {
      setHata(error instanceof Red ? hataOf(m, error.kod, error.veri) : m.bildirim.olmadi);
    }
    setBusy(false);
  };
  return (
    <section className="kart" aria-labelledby="bildirim">
      <h2 id="bildirim">{m.bildirim.baslik}</h2>
      <div role="alert">{hata && <p className="hata">{hata}</p>}</div>
      {hal.acikMi ? (
        <>
          <p className="bilgi" role="status">
            {m.bildirim.acik}
          </p>
          <button type="button" className="duz" aria-busy={busy} disabled={busy} onClick={() => void attempt(() => closeBildirim({ kod, baglanti }))}>
            {m.bildirim.kapat}
          </button>
        </>
      ) : hal.engelliMi ? (
        <p className="soluk">{m.bildirim.engelli}</p>
      ) : (
        <>
          <p>{m.bildirim.metin}</p>
          <div className="onay">
            <label>
              <input type="checkbox" checked={ticari} onChange={({ currentTarget: { checked } }) => setTicari(checked)} />
              <span>{m.bildirim.ticari}</span>
            </label>
          </div>
          <button type="button" aria-busy={busy} disabled={busy} onClick={() => void attempt(() => openBildirim({ kod, baglanti }, ticari))}>
            {m.bildirim.ac}
          </button>
        </>
      )}
    </section>
  );
}
