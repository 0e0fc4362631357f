import type { CommandContext } from '@/backend/operators/operation/command-context'
import { runOperation } from '@/backend/operators/operation/operation'
import { parseWords } from '@/backend/operators/operation/parse-words'
import { exportSales } from './sales-operations'

export const SALES_USAGE = 'npm run cli --silent -- sales --from YYYY-MM-DD --to YYYY-MM-DD [--store KEY]…'
const OPTIONS = { from: { type: 'string' }, to: { type: 'string' }, store: { type: 'string', multiple: true } } as const

/** Returns the lines of a CSV file. */
export async function runSalesCommand(context: CommandContext, words: string[]): Promise<string[]> {
  const { from, to, store } = parseWords(words, OPTIONS, SALES_USAGE).values
  const { csv } = await runOperation(exportSales, context, { from, to, store: store?.join(',') })
  return csv.trimEnd().split('\n')
}
