import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'

/**
 * Empties all tables of a demo or a test, including append-only ones, whose triggers against TRUNCATE (bit 32) only the
 * owner of the tables can disable.
 */
export async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`
    do $$
    declare
      names text;
      kept regclass[];
      one regclass;
    begin
      select string_agg(format('%I', tablename), ', ') into names from pg_tables where schemaname = 'public';
      if names is null then return; end if;
      select array_agg(distinct tgrelid::regclass) into kept from pg_trigger where (tgtype & 32) <> 0 and not tgisinternal;
      foreach one in array coalesce(kept, '{}') loop execute format('alter table %s disable trigger user', one); end loop;
      execute 'truncate ' || names || ' restart identity cascade';
      foreach one in array coalesce(kept, '{}') loop execute format('alter table %s enable trigger user', one); end loop;
    end $$
  `)
}
