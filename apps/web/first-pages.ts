import type { Plugin, Rolldown } from 'vite';

/** Below each of these addresses a day at the desk begins; their parts need not wait until the start has run. */
const FIRST_PAGES: Record<string, readonly string[]> = {
  '/': ['src/features/bugun/BugunPage.tsx', 'src/texts/tr/bugun.json', 'src/texts/tr/randevu.json'],
  '/randevular': ['src/features/randevu/RandevuPage.tsx', 'src/texts/tr/randevu.json'],
};
const FRAME = ['src/app/shell/Shell.tsx', 'src/texts/tr/panel.json'];

/**
 * Names the parts of the first pages in index.html, where public/preload.js finds them:
 * `<meta name="parts" content='{"/": ["/plus/assets/Shell-….js", …], …}'>`.
 */
export function firstPages(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const parts = Object.fromEntries(
          Object.entries(FIRST_PAGES).map(([address, modules]) => [address, partsOf(chunks, [...FRAME, ...modules]).filter((part) => !html.includes(part))]),
        );
        return [{ tag: 'meta', attrs: { name: 'parts', content: JSON.stringify(parts) }, injectTo: 'head-prepend' }];
      },
    },
  };
}

function partsOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!entry) throw new Error(`${module} is no part of its own`);
    visit(entry);
  }
  return [...found].map((file) => `/plus/${file}`);
}
