import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { MESAJLAR } from '@defter/contract/errors.ts';
import { fold } from '@defter/rules/metin.ts';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { generateTypes } from '../src/commands/generate-types.ts';
import { constraintMessages } from '../src/modules.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { describeSchema } from './describe-schema.ts';
import { TEMPLATE, urlOf } from './global-setup.ts';
import { useOwnServer } from './server.ts';

const server = useOwnServer();
async function rows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await server.platform.database.pool.query<T>(text, values)).rows;
}
/** The names that a query finds. Most tests expect none. */
const names = async (text: string) => (await rows<{ ad: string }>(text)).map(({ ad }) => ad);

/** Tables with a bayi_id that do not belong to a bayi: signing in happens before a bayi is known, and messages of all are sent together. */
const NOT_OF_A_BAYI = ['giden_mesaj', 'kimlik', 'oturum', 'sayfa_kodu', 'taninan_cihaz'];
/** Tables that only signing in may read. */
const SECRET = ['kimlik', 'oturum', 'taninan_cihaz', 'dogrulama_kodu', 'deneme'];

const TENANT = `(select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'bayi_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and c.relname not in (${NOT_OF_A_BAYI.map((name) => `'${name}'`).join(', ')}))`;

/**
 * Triggers that tell other programs of appointments (docs/adr/0085) and the desk of times that became free (docs/adr/0175), prove a plan of
 * instalments (docs/adr/0120), seal and keep a closed day (docs/adr/0130), keep the rest of sessions (docs/adr/0111), note when a sale has changed
 * (docs/adr/0155), keep stock (docs/adr/0280), and wait for whoever keeps a time (docs/adr/0330).
 */
const TRIGGERS = ['bosalan_yer', 'otomatik_degisen', 'otomatik_yeni', 'webhook_degisen', 'webhook_yeni', 'taksit_toplami', 'satis_taksit_toplami', 'taksit_acik', 'satisin_acik_taksitleri', 'avans_hareketi', 'cari_gunu_acik', 'gun_sonu_muhurle', 'kasa_gunu_acik', 'sayim_gunu_acik', 'seans_hareketi', 'satis_degisti', 'satis_gunu_acik', 'acilan_satisin_gunu_acik', 'satisin_gunleri_acik', 'tamamlanan_satisin_gunu_acik', 'tutulan_yer_alinmasin', 'tutulan_yere_tasinmasin', 'degisen_satirin_stogu', 'eklenen_hakkin_stogu', 'eklenen_satirin_stogu', 'satisin_stogu', 'silinen_satirin_stogu', 'stok_acilir', 'stok_hareketi_isle'];

describe('every table of a bayi', () => {
  it('is there', async () => {
    expect(await names(`select relname as ad from ${TENANT} t`)).toEqual(expect.arrayContaining(['musteri', 'randevu', 'satis', 'kasa']));
  });

  it('forces row-level security', async () => {
    expect(await names(`select relname as ad from ${TENANT} t where not (relrowsecurity and relforcerowsecurity)`)).toEqual([]);
  });

  it('has the one policy for requests and the one for the house, and no other', async () => {
    const own = "(bayi_id = (current_setting('app.bayi'::text))::bigint)";
    const found = await rows(`
      select t.relname as tablo, json_agg(json_build_array(p.polname, p.polcmd, p.polpermissive, p.polroles::regrole[]::text,
        pg_get_expr(p.polqual, t.oid), pg_get_expr(p.polwithcheck, t.oid)) order by p.polname) as kurallar
      from ${TENANT} t left join pg_policy p on p.polrelid = t.oid group by 1`);
    for (const { tablo, kurallar } of found as { tablo: string; kurallar: unknown }[]) {
      expect(kurallar, tablo).toEqual([
        ['bakim', '*', true, '{defter_bakim}', 'true', 'true'],
        ['bayi', '*', true, '{defter_istek}', own, own],
      ]);
    }
  });

  it('begins with bayi_id, which is filled in by itself', async () => {
    expect(
      await names(`select t.relname as ad from ${TENANT} t join pg_attribute a on a.attrelid = t.oid and a.attname = 'bayi_id'
        left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
        where a.attnum <> 1 or not a.attnotnull or a.atttypid <> 'bigint'::regtype
          or pg_get_expr(d.adbin, t.oid) is distinct from '(current_setting(''app.bayi''::text))::bigint'`),
    ).toEqual([]);
  });

  it('has bayi_id first in its primary key, in every unique and exclusion constraint and in every index', async () => {
    expect(
      await names(`select i.indexrelid::regclass::text as ad from ${TENANT} t join pg_index i on i.indrelid = t.oid
        left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0] where a.attname is distinct from 'bayi_id'`),
    ).toEqual([]);
    expect(
      await names(`select t.relname as ad from ${TENANT} t
        where not exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'p')`),
    ).toEqual([]);
  });

  it('points at rows of its own bayi only', async () => {
    // Shared tables (il, ilce, the bayi itself) have no bayi_id to lead with.
    expect(
      await names(`select c.conrelid::regclass || ' ' || c.conname as ad from ${TENANT} t join pg_constraint c on c.conrelid = t.oid
        join ${TENANT} target on target.oid = c.confrelid
        where c.contype = 'f' and ('bayi_id', 'bayi_id') is distinct from (
          (select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]),
          (select attname from pg_attribute where attrelid = c.confrelid and attnum = c.confkey[1]))`),
    ).toEqual([]);
  });

  it('has no sequence that somebody must remember, and no trigger without a reason', async () => {
    expect(await names(`select tgname as ad from pg_trigger join ${TENANT} t on t.oid = tgrelid where not tgisinternal order by 1`)).toEqual(TRIGGERS.toSorted());
    expect(
      await names(`select t.relname as ad from ${TENANT} t join pg_attrdef d on d.adrelid = t.oid
        where pg_get_expr(d.adbin, d.adrelid) like 'nextval(%'`),
      // An account of two tables has one row of numbers (docs/adr/0015). A backup keeps every sequence by its name.
    ).toEqual(['personel_hakedis']);
  });
});

describe('every view', () => {
  it('is read with the rights of the caller', async () => {
    const views = await rows<{ ad: string; options: string[] | null }>(
      `select relname as ad, reloptions as options from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
    );
    expect(views.length).toBeGreaterThan(10);
    expect(views.filter(({ ad, options }) => !ad.endsWith('_ozet') || !options?.includes('security_invoker=true'))).toEqual([]);
  });

  it('is read by somebody', async () => {
    const src = new URL('../src/', import.meta.url);
    const files = (await readdir(src, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('db/types.ts'));
    const read = new Set((await Promise.all(files.map((file) => readFile(new URL(file, src), 'utf8')))).flatMap((text) => text.match(/\w+_ozet\b/g) ?? []));
    expect((await names(`select relname as ad from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`)).filter((ad) => !read.has(ad))).toEqual([]);
  });

  it('can be read by requests and written by nobody', async () => {
    for (const [verb, may] of [['select', true], ['insert', false], ['update', false], ['delete', false]] as const) {
      expect(
        await names(`select relname as ad from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
          and has_table_privilege('defter_istek', oid, '${verb}') <> ${may}`),
        verb,
      ).toEqual([]);
    }
  });
});

describe('the role of requests', () => {
  it('owns nothing, is nobody special and becomes nobody else', async () => {
    expect(
      await names(`select rolname as ad from pg_roles where rolname in ('defter_istek', 'defter_bakim')
        and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb or rolreplication)`),
    ).toEqual([]);
    expect(await names(`select roleid::regrole::text as ad from pg_auth_members where member = 'defter_istek'::regrole`)).toEqual([]);
    for (const [catalogue, owner] of [['pg_class', 'relowner'], ['pg_proc', 'proowner'], ['pg_namespace', 'nspowner']]) {
      expect(await names(`select oid::text as ad from ${catalogue} where ${owner} = 'defter_istek'::regrole`)).toEqual([]);
    }
  });

  it('cannot touch what signing in needs', async () => {
    for (const table of SECRET) {
      const rights = await names(`select verb as ad from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references']) verb
        where has_table_privilege('defter_istek', '${table}', verb)`);
      expect(rights, table).toEqual([]);
    }
  });

  it('reads the messages of its bayi, and writes none', async () => {
    expect(
      await names(`select verb as ad from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references']) verb
        where has_table_privilege('defter_istek', 'giden_mesaj', verb)`),
    ).toEqual(['select']);
    expect(
      await rows(`select polcmd::text as ne, pg_get_expr(polqual, polrelid) as kosul from pg_policy where polrelid = 'giden_mesaj'::regclass and polname = 'bayi'
        and (select relrowsecurity from pg_class where oid = polrelid)`),
    ).toEqual([{ ne: 'r', kosul: "(bayi_id = (current_setting('app.bayi'::text))::bigint)" }]);
  });

  it('can read every table of a bayi and empty none', async () => {
    expect(await names(`select relname as ad from ${TENANT} t where not has_table_privilege('defter_istek', oid, 'select')`)).toEqual([]);
    expect(await names(`select relname as ad from ${TENANT} t where has_table_privilege('defter_istek', oid, 'truncate')`)).toEqual([]);
  });

  it('only reads what all share', async () => {
    expect(
      await names(`select relname as ad from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not exists (select from ${TENANT} t where t.oid = c.oid)
        and (has_table_privilege('defter_istek', oid, 'insert') or has_table_privilege('defter_istek', oid, 'update')
          or has_table_privilege('defter_istek', oid, 'delete'))`),
    ).toEqual([]);
  });

  it('borrows rights only from functions that name their schema and belong to the house role', async () => {
    expect(
      await names(`select oid::regprocedure::text as ad from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
        and (proowner <> 'defter_bakim'::regrole or proconfig is null or array_to_string(proconfig, ' ') not like 'search_path=pg_catalog%'
          or has_function_privilege('public', oid, 'execute'))`),
    ).toEqual([]);
  });
});

describe('migrating', () => {
  it('step by step, release by release, leads to the schema of a fresh database', async () => {
    const admin = new pg.Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    const name = `adim_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name}`);
    const url = urlOf(inject('postgresUrl'), name);
    const files = (await readdir(new URL('../migrations/', import.meta.url))).filter((file) => file.endsWith('.sql')).toSorted();
    for (const until of files) expect(await migrate(url, { until })).toEqual([until]);
    expect(await migrate(url)).toEqual([]);
    // A database that ran a migration before it was rewritten for older versions of PostgreSQL.
    const older = new pg.Client({ connectionString: url });
    await older.connect();
    const note = (ozet: string) => older.query(`update goc set ozet = $1 where ad = '0015_urun.sql'`, [ozet]);
    await note('ef1dd1c456d1902b88b1be0ab186efb3066ecbb85f2245135b7dc1b725494033');
    expect(await migrate(url)).toEqual([]);
    await note('0');
    await expect(migrate(url)).rejects.toThrow('was changed after it had been applied');
    await older.query(`delete from goc where ad = '0015_urun.sql'`);
    await older.query(`insert into goc (ad, ozet) values ('9999_yarin.sql', '0')`);
    // No missing migration is applied before that.
    await expect(migrate(url)).rejects.toThrow('The database is newer than this program (it has 9999_yarin.sql). Start the newer version.');
    await older.end();

    const stepped = new pg.Client({ connectionString: url });
    await stepped.connect();
    expect(await describeSchema(stepped)).toEqual(await describeSchema(server.platform.database.pool));
    await stepped.end();
    await admin.query(`drop database ${name}`);
    await admin.end();
  });

  it('matches the generated types', async () => {
    const types = await readFile(new URL('../src/platform/db/types.ts', import.meta.url), 'utf8');
    expect(types).toBe(await generateTypes(urlOf(inject('postgresUrl'), TEMPLATE)));
  });
});

it('has every constraint that a message is kept for', async () => {
  const known = new Set(
    await names(`select conname as ad from pg_constraint where connamespace = 'public'::regnamespace
      union select relname from pg_class where relkind = 'i' and relnamespace = 'public'::regnamespace
      -- What a trigger refuses carries a name too.
      union select (regexp_matches(prosrc, 'constraint = ''(\\w+)''', 'g'))[1] from pg_proc where pronamespace = 'public'::regnamespace`),
  );
  expect(Object.keys(constraintMessages).filter((name) => !known.has(name))).toEqual([]);
});

it('folds texts as the rules do', async () => {
  const turkish = fc.string({ unit: fc.constantFrom(...'aAbBıIiİşŞğĞüÜöÖçÇâÂîÎûÛéßæøñÅ 0-9.\t\n\u00a0\u0307\u0301'), maxLength: 30 });
  // Letters of Europe and the Near East. For rarer scripts the two sides depend on their Unicode tables.
  const letter = fc.oneof(...[[0x20, 0x24f], [0x370, 0x45f], [0x600, 0x6ff], [0x1e00, 0x1eff]].map(([min, max]) => fc.integer({ min, max })));
  const foreign = fc.array(letter.map((point) => String.fromCodePoint(point)), { maxLength: 20 }).map((letters) => letters.join(''));
  const texts = [...fc.sample(turkish, 2000), ...fc.sample(foreign, 2000), 'IŞIK', 'ışık', 'DİYARBAKIR', '  çift   boşluk  ', 'ﬁ', 'İ', 'i̇'];
  const folded = await rows<{ metin: string; katli: string }>('select metin, katla(metin) as katli from unnest($1::text[]) metin', [texts]);
  expect(folded.filter(({ metin, katli }) => katli !== fold(metin))).toEqual([]);
});

it('has a text in both languages for every message, and no text for none', async () => {
  for (const dil of ['tr', 'en']) {
    const texts: [string, string][] = [];
    for (const name of ['temelMesaj', 'mesaj']) {
      const { swal } = JSON.parse(await readFile(new URL(`../../web/src/texts/${dil}/${name}.json`, import.meta.url), 'utf8')) as { swal: { text: Record<string, string> } };
      texts.push(...Object.entries(swal.text));
    }
    expect(texts.map(([key]) => key).toSorted(), dil).toEqual(Object.keys(MESAJLAR).toSorted());
    for (const [key, text] of texts) expect(text.trim(), key).not.toBe('');
  }
});
