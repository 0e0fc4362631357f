import { sql } from 'drizzle-orm'
import { rowsFrom } from './rows-from'
import type { Transaction } from './transaction'

/**
 * Describes a schema as sorted lines, without objects of extensions, the order of columns, and NOT NULL constraints,
 * which only PostgreSQL 18 has. Sets the search path of the transaction, so that no line names the schema.
 */
export async function describeSchema(tx: Transaction, schema: string): Promise<string[]> {
  await tx.execute(sql`select set_config('search_path', ${schema}, true)`)
  // pretty-printed (true), since the brackets of expressions differ after a dump and restore
  const rows = rowsFrom<{ line: string }>(
    await tx.execute(sql`
    with relations as (
      select oid, relname, relkind from pg_class c
      where relnamespace = ${schema}::regnamespace and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e'
      )
    ), lines as (
      select format('%s %s', relkind, relname) as line from relations
      union all
      select format('column %s.%s %s %s %s %s%s%s', relname, attname, format_type(atttypid, atttypmod), attnotnull,
        pg_get_expr(adbin, adrelid, true), attidentity, attgenerated, attcollation)
      from relations
      join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind <> 'i'
      union all
      select format('%s %s', pg_get_indexdef(indexrelid, 0, true), indisvalid)
      from relations join pg_index on indexrelid = relations.oid
      union all
      select format('constraint %s.%s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid, true))
      from relations join pg_constraint on conrelid = relations.oid where contype <> 'n'
      union all
      select format('%s %s', pg_get_triggerdef(pg_trigger.oid, true), tgenabled)
      from relations join pg_trigger on tgrelid = relations.oid where not tgisinternal
      union all
      select replace(pg_get_functiondef(oid), ${`${schema}.`}, '') from pg_proc p
      where pronamespace = ${schema}::regnamespace and prokind in ('f', 'p') and not exists (
        select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e'
      )
    )
    select line from lines order by line`),
  )
  return rows.map(({ line }) => line)
}
