import { beforeAll } from 'vitest';
import type { TestServer } from '../server.ts';

/** A table in which rows were inserted, updated or deleted, and the bayi of the rows: null if the table belongs to no bayi. */
export type Change = { tablo: string; bayiID: number | null };

/**
 * From here on the database itself notes every row that is inserted, updated or deleted, in any table: a trigger on each writes it down in the same
 * transaction, so that a rollback leaves no note. The cost does not depend on the size of the tables. Two changes that happen with any call are not
 * noted: tries are counted, and a session is kept alive.
 * @returns a function with the changes of a piece of work, each table and bayi once
 */
export function useChanges(server: TestServer): (work: () => Promise<unknown>) => Promise<Change[]> {
  beforeAll(() => server.house(NOTE_CHANGES));
  return async (work) => {
    const [{ last }] = (await server.house<{ last: number }>('select coalesce(max(id), 0)::int as last from degisen')) as [{ last: number }];
    await work();
    return server.house<Change>('select distinct tablo, bayi_id as "bayiID" from degisen where id > $1 order by 1, 2', [last]);
  };
}

/** The trigger gets the column with the bayi of a row; without it a row belongs to no bayi. */
const NOTE_CHANGES = `
  do $do$
  declare tablo text; sahip text;
  begin
    create table degisen (id bigint generated always as identity primary key, tablo text not null, bayi_id bigint);
    create function degiseni_yaz() returns trigger language plpgsql security definer as $$
    declare bayi bigint;
    begin
      if tg_argv[0] = 'bayi_id' then bayi := coalesce(new.bayi_id, old.bayi_id);
      elsif tg_argv[0] = 'id' then bayi := coalesce(new.id, old.id);
      end if;
      insert into public.degisen (tablo, bayi_id) values (tg_table_name, bayi);
      return null;
    end $$;
    for tablo, sahip in
      select c.relname, case c.relname when 'bayi' then 'id' else a.attname end
      from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'bayi_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('degisen', 'deneme')
    loop
      execute format('create trigger degiseni_yaz after insert or delete %s on %I for each row execute function degiseni_yaz(%L)',
        case tablo when 'oturum' then '' else 'or update' end, tablo, coalesce(sahip, ''));
    end loop;
  end $do$`;
