import type { FieldCount, FieldCounts } from './count-fields'
import type { CallReport, FieldReport } from './report'
import type { SeenCall } from './watch-calls'

/** Describes each call for a report; calls that failed or lost something come first. */
export function reportCalls(calls: ReadonlyMap<string, SeenCall>): CallReport[] {
  const reports = [...calls.values()].map(toReport)
  const weight = ({ errors, odd, missing }: CallReport) =>
    Object.keys(errors).length * 1000 + odd.length * 100 + missing.length
  return reports.sort((a, b) => weight(b) - weight(a))
}

function toReport({ call, times, codes, errors, lost, counts }: SeenCall): CallReport {
  const sorted = times.toSorted((a, b) => a - b)
  const absent = [...counts.fields].filter(([, count]) => count.absent > 0)
  const of = (isAddition: boolean) =>
    absent.filter(([, count]) => count.isAddition === isAddition).map(([path, count]) => missingField(path, count))
  return {
    ...{ name: call.name, method: call.method, path: call.path, times: times.length },
    ...{ median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), slowest: Math.round(sorted.at(-1) ?? 0) },
    ...{ codes: Object.fromEntries(codes), errors: Object.fromEntries(errors) },
    ...{ missing: of(false), missingAdditions: of(true) },
    odd: [...lost.values()].map(({ path, reason, count }) => oddField(path, reason, count, counts)),
    unread: [...counts.unread].toSorted(),
  }
}

function missingField(path: string, { absent, places, meaning, ifAbsent }: FieldCount): FieldReport {
  return { path, meaning, count: absent, of: places, reason: null, consequence: ifAbsent }
}

/** A list leaves out a whole row that cannot be read. */
function oddField(path: string, reason: string, count: number, { fields, rows }: FieldCounts): FieldReport {
  const field = fields.get(path)
  const consequence = field?.ifAbsent ?? (path.endsWith('*') ? 'the row is left out' : 'it is left out')
  return {
    path,
    meaning: field?.meaning ?? '',
    count,
    of: field?.places ?? rows.get(path) ?? count,
    reason,
    consequence,
  }
}
