import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { useEffect, useState } from 'react';
import { ask, Red } from './ask.ts';
import { fill, type Texts } from './texts.ts';

/** The only code behind /r/ that is no salon: the link at the end of commercial messages leads there. */
export const RET_YOLU = 'r';

type Hal = { ne: 'soruyor' | 'bitti'; firmaAdi: string } | { ne: 'yukleniyor' | 'yok' | 'hata' };

/** Refuses further commercial messages of a salon by one press; opening the page alone refuses nothing. */
export function Ret({ m }: { m: Texts }) {
  const [kod] = useState(() => location.hash.slice(1).toUpperCase());
  const [hal, setHal] = useState<Hal>({ ne: 'yukleniyor' });
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown) => setHal({ ne: error instanceof Red && error.kod !== 'bulunamadi' && error.kod !== 'alanlarHatali' ? 'hata' : 'yok' });

  useEffect(() => {
    ask(iletiIzniCalls.salon, { params: {}, body: { kod } }).then(({ firmaAdi, retMi }) => setHal({ ne: retMi ? 'bitti' : 'soruyor', firmaAdi }), fail);
  }, [kod]);
  const refuse = async () => {
    setBusy(true);
    try {
      const { firmaAdi } = await ask(iletiIzniCalls.ret, { params: {}, body: { kod } });
      setHal({ ne: 'bitti', firmaAdi });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };

  return (
    <div className="sayfa">
      <main>
        {hal.ne === 'yukleniyor' ? (
          <p aria-busy="true">{m.yukleniyor}</p>
        ) : (
          <section className="kart" aria-live="polite">
            <h1>{m.ret[hal.ne].baslik}</h1>
            <p>{fill(m.ret[hal.ne].metin, { adi: 'firmaAdi' in hal ? hal.firmaAdi : '' })}</p>
            {hal.ne === 'soruyor' && (
              <button type="button" className="ana" disabled={busy} onClick={() => void refuse()}>
                {m.ret.dugme}
              </button>
            )}
          </section>
        )}
      </main>
    </div>
  );
}
