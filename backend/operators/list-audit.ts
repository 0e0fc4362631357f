import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import { auditEntries } from './schema'

interface AuditQuery {
  actor?: string | undefined
  subject?: string | undefined
  page: number
}

const PAGE = 50

/** Newest first, fifty to a page. */
export function listAudit(db: Database, { actor, subject, page }: AuditQuery) {
  const isBy = actor === undefined ? undefined : eq(auditEntries.actor, actor)
  const isOf = subject === undefined ? undefined : eq(auditEntries.subject, subject)
  return db
    .select()
    .from(auditEntries)
    .where(and(isBy, isOf))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE)
}
