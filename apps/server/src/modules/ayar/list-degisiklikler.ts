import type { AyarBolumu, AyarDegisikligi, ayarCalls } from '@defter/contract/ayar.ts';
import { meaningInLog } from '@defter/contract/kayit-alanlari.ts';
import { sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type Bolumler, type Degerler, type DescribeAlan, metinOf } from './bolum.ts';

type Row = Omit<AyarDegisikligi, 'alanlar'> & { onceki: Degerler; sonraki: Degerler };

/** Who changed which setting from what to what, newest first. */
export const listDegisiklikler = (bolumler: Bolumler) => async ({ tx, query }: Context<typeof ayarCalls.degisiklikler>) => {
  const [sayi, { rows }] = await Promise.all([
    tx.selectFrom('ayar_degisikligi').select(({ fn }) => fn.countAll<number>().as('toplam')).executeTakeFirstOrThrow(),
    sql<Row>`
      select d.id, d.zaman, concat_ws(' ', p.ad, p.soyad) as "personelAdi", d.bolum, d.onceki, d.sonraki,
        d.geri_alinan_id as "geriAlinanID",
        exists (select from ayar_degisikligi g where g.bayi_id = d.bayi_id and g.geri_alinan_id = d.id) as "geriAlindiMi"
      from ayar_degisikligi d join personel_ozet p on p.bayi_id = d.bayi_id and p.id = d.personel_id
      order by d.id desc ${pageOf(query)}`.execute(tx),
  ]);
  const adlar = [...new Set(rows.map(({ bolum }) => bolum))];
  const describers = await Promise.all(adlar.map(async (bolum) => [bolum, (await describerOf(bolum)) ?? describeAlan] as const));
  const describeOf = new Map<AyarBolumu, DescribeAlan>(describers);
  return { toplamKayit: sayi.toplam, liste: rows.map((row) => describe(row, describeOf.get(row.bolum)!)) };

  function describerOf(ad: AyarBolumu) {
    const degisenler = rows.filter(({ bolum }) => bolum === ad).flatMap(({ onceki, sonraki }) => [sonraki, onceki]);
    return bolumler[ad].describe?.(tx, degisenler);
  }
};

const describe = ({ onceki, sonraki, ...degisiklik }: Row, describeOne: DescribeAlan): AyarDegisikligi => ({
  ...degisiklik,
  alanlar: Object.keys(sonraki).map((alan) => withOkunus(describeOne(alan, onceki[alan], sonraki[alan]))),
});

/** With what the field is; of one that the contract no longer knows no value is told. */
function withOkunus(degisen: ReturnType<DescribeAlan>): AyarDegisikligi['alanlar'][number] {
  const { tur = null, sozler = null } = meaningInLog({ menu: 'ayarlar' }, degisen.alan) ?? {};
  return { ...degisen, tur, sozler, ...(tur === null && { onceki: null, sonraki: null }) };
}

const describeAlan: DescribeAlan = (alan, onceki, sonraki) => ({ alan, kayit: null, onceki: metinOf(onceki), sonraki: metinOf(sonraki) });
