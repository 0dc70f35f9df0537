import './sayfa.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Ret, RET_YOLU } from './Ret.tsx';
import { Sayfa } from './Sayfa.tsx';
import { firstDil, loadTexts } from './texts.ts';
import { catchFurtherPresses } from '../single-press.ts';

/** The code of the salon: `isil-guzellik` of `/r/isil-guzellik`. */
const kod = decodeURIComponent(location.pathname.split('/')[2] ?? '');

async function start(): Promise<void> {
  catchFurtherPresses();
  const dil = firstDil();
  const texts = await loadTexts(dil);
  createRoot(document.getElementById('sayfa')!).render(
    <StrictMode>
      {kod === RET_YOLU ? <Ret m={texts} /> : <Sayfa kod={kod} ilk={{ m: texts, dil }} />}
    </StrictMode>,
  );
}

void start();
