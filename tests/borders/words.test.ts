import { describe, expect, it } from 'vitest';
import { readSources } from '../../scripts/borders/sources.ts';
import { wordsWrittenIn } from '../../scripts/borders/words.ts';

const written = (jsx: string, path = 'apps/web/src/ui/Ad.tsx') => wordsWrittenIn({ path, text: `export const Ad = () => ${jsx};` });

describe('texts for people', () => {
  it.each([
    '<Text>Merhaba</Text>',
    '<>Çok</>',
    '<Text>{ad} şöyle</Text>',
    "<Text>{'Merhaba'}</Text>",
    '<Text>{`Merhaba ${ad}`}</Text>',
    "<Text>{isDolu ? t('dolu') : 'Boş'}</Text>",
    "<Text>{isDolu && ('Dolu' as string)}</Text>",
    "<Text>{ad ?? 'Adsız'}</Text>",
    "<Text>{'Sayın ' + ad}</Text>",
    "<Text>{`${ad} ${isYeni ? 'yeni' : ''}`}</Text>",
    '<TextInput label="Ad" />',
    "<TextInput label={'Ad'} />",
    '<TextInput placeholder={`Ara: ${ad}`} />',
    '<Button title="Kapat" />',
    '<Button aria-label="Kapat" />',
    "<Picker searchLabel={isDar ? 'Ara' : t('ara')} />",
    '<Menu list={<Text>Liste</Text>} />',
    '<b>Defter açık</b>',
  ])('are not written into JSX: %s', (jsx) => {
    expect(written(jsx)).toEqual([expect.stringContaining('apps/web/src/texts')]);
  });

  it.each([
    '<Text>{ad} · {soyad} – {yas} (%)</Text>',
    "<Text>{' '}{1}{/* Ad */}{ad === 'Ayşe' ? '+' : '−'}</Text>",
    "<Text>{t('merhaba')}</Text>",
    '<Text c="dimmed" className="kart" id="ad" aria-labelledby="ad" />',
    "<TextInput label={t('ad')} placeholder=\"0(5__) ___ __ __\" />",
    '<a aria-label="Defter"><b>Defter</b><Kbd>Ctrl+C</Kbd><Kbd>Ctrl ↵</Kbd></a>',
  ])('are not %s', (jsx) => {
    expect(written(jsx)).toEqual([]);
  });

  it('may be written by tests, and outside of the panel', () => {
    expect(written('<Text>Merhaba</Text>', 'apps/web/src/ui/Ad.test.tsx')).toEqual([]);
    expect(written('<Text>Merhaba</Text>', 'bench/panel/list/main.tsx')).toEqual([]);
  });

  it('stand in the catalogues everywhere', () => {
    const sources = readSources(process.cwd().replace(/\/tests\/borders$/, ''));
    expect(sources.filter(({ path }) => path.startsWith('apps/web/src/')).length).toBeGreaterThan(500);
    expect(sources.flatMap(wordsWrittenIn)).toEqual([]);
  });

  it('percentages are written by `formatYuzde`, because English has the sign behind the number', () => {
    const sources = readSources(process.cwd().replace(/\/tests\/borders$/, '')).filter(({ path }) => path.startsWith('apps/web/src/') && path !== 'apps/web/src/ui/format.ts');
    expect(sources.filter(({ text }) => /%\$?\{/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
