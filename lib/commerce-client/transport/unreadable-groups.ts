import type { z } from 'zod'
import { optionGroup, type WireOptionGroup } from '@/lib/contract/option-group'

/** Whether a list of a schema has groups of options. */
export function hasGroups(element: z.ZodType): boolean {
  return element === optionGroup
}

/**
 * The groups that were read of `rows`, undefined for one that could not be. If something may have to be chosen from it,
 * another one that offers nothing stands in its place, so that what has it is not sold without a choice.
 */
export function withStandIns(rows: readonly unknown[], read: readonly unknown[]): unknown[] {
  return rows.map((row, position) =>
    isLost(row, read[position]) && mayBeNeeded(row) ? standIn(position) : read[position],
  )
}

function isLost(row: unknown, read: unknown): boolean {
  return read === undefined || (minimumOf(row) !== undefined && minimumOf(read) === undefined)
}

function mayBeNeeded(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return true
  const minimum = minimumOf(row)
  return minimum !== undefined && !(Number(minimum) <= 0)
}

/** Undefined where nothing is said. */
function minimumOf(row: unknown): unknown {
  const minimum = typeof row === 'object' && row !== null && 'min' in row ? row.min : undefined
  return minimum === null || minimum === '' ? undefined : minimum
}

function standIn(position: number): WireOptionGroup {
  return { id: `unreadable-${position}`, min: 1, max: 1, opts: [] }
}
