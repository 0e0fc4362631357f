import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'

export async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`
    do $$
    declare names text;
    begin
      select string_agg(format('%I', tablename), ', ') into names from pg_tables where schemaname = 'public';
      if names is not null then execute 'truncate ' || names || ' restart identity cascade'; end if;
    end $$
  `)
}
