import type { AyarDegisikligi, ayarCalls } from '@defter/contract/ayar.ts';
import { sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import { DOSYA_PATH } from '../../platform/files/file-path.ts';
import type { Context } from '../../platform/http/context.ts';
import { readAdlar } from '../randevu/sutun-bolumu.ts';
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
  const sutunlar = rows.filter(({ bolum }) => bolum === 'sutun').flatMap(({ onceki, sonraki }) => [sonraki, onceki]);
  const describeSutun = describeSutunOf(await readAdlar(tx, sutunlar));
  return { toplamKayit: sayi.toplam, liste: rows.map((row) => describe(row, row.bolum === 'sutun' ? describeSutun : describeAlan)) };
}

type Alan = AyarDegisikligi['alanlar'][number];
type DescribeAlan = (alan: string, onceki: unknown, sonraki: unknown) => Alan;

const describe = ({ onceki, sonraki, ...degisiklik }: Row, describeOne: DescribeAlan): AyarDegisikligi => ({
  ...degisiklik,
  alanlar: Object.keys(sonraki).map((alan) => describeOne(alan, onceki[alan], sonraki[alan])),
});

const describeAlan: DescribeAlan = (alan, onceki, sonraki) => {
  const textOf = (deger: unknown) => (alan === 'logo' && deger ? DOSYA_PATH + String(deger) : metinOf(deger));
  return { alan, kayit: null, onceki: textOf(onceki), sonraki: textOf(sonraki) };
};

/** A field of a column, `12.personelID`, with the column's name and the person's. */
const describeSutunOf = ({ sutunlar, ...adlar }: Awaited<ReturnType<typeof readAdlar>>): DescribeAlan => (key, onceki, sonraki) => {
  const [id = '', alan = ''] = key.split('.');
  const adOf = { personelID: adlar.personeller, altUrunID: adlar.urunler }[alan];
  const textOf = (deger: unknown) => adOf?.[String(deger)] ?? metinOf(deger);
  return { alan, kayit: sutunlar[id] ?? null, onceki: textOf(onceki), sonraki: textOf(sonraki) };
};

const metinOf = (deger: unknown): string | null => (deger === null || deger === undefined ? null : [deger].flat().join(', '));
