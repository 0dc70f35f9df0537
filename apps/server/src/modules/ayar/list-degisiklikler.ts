import type { AyarDegisikligi, ayarCalls } from '@defter/contract/ayar.ts';
import { sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Degerler } from './bolum.ts';

type Row = Omit<AyarDegisikligi, 'alanlar'> & { onceki: Degerler; sonraki: Degerler };

/** Who changed which setting from what to what, newest first. */
export async function listDegisiklikler({ tx, query }: Context<typeof ayarCalls.degisiklikler>) {
  const [sayi, { rows }] = await Promise.all([
    tx.selectFrom('ayar_degisikligi').select(({ fn }) => fn.countAll<number>().as('toplam')).executeTakeFirstOrThrow(),
    sql<Row>`
      select d.id, d.zaman, concat_ws(' ', p.ad, p.soyad) as "personelAdi", d.bolum, d.onceki, d.sonraki,
        d.geri_alinan_id as "geriAlinanID",
        exists (select from ayar_degisikligi g where g.bayi_id = d.bayi_id and g.geri_alinan_id = d.id) as "geriAlindiMi"
      from ayar_degisikligi d join personel p on p.bayi_id = d.bayi_id and p.id = d.personel_id
      order by d.id desc ${pageOf(query)}`.execute(tx),
  ]);
  return { toplamKayit: sayi.toplam, liste: rows.map(describe) };
}

const describe = ({ onceki, sonraki, ...degisiklik }: Row): AyarDegisikligi => ({
  ...degisiklik,
  alanlar: Object.keys(sonraki).map((alan) => ({ alan, onceki: metinOf(onceki[alan]), sonraki: metinOf(sonraki[alan]) })),
});

const metinOf = (deger: unknown): string | null => (deger === null || deger === undefined ? null : [deger].flat().join(', '));
