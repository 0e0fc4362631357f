import { z } from 'zod'
import { listOwnRules, replaceOwnRules } from '@/backend/catalogue/taxes/own-rules'
import { listRules } from '@/backend/catalogue/taxes/store-taxes'
import { requireStore } from '@/backend/operators/access/reach'
import { linesOr, UsageError } from '@/backend/operators/operation/command'
import { storeKey } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { inTransaction } from '@/backend/platform/db/transaction'
import { appliedTax, taxLine, toAppliedTax } from './applied-tax'
import { readTypedTax, requireValid } from './given-taxes'
import { ownTax, toOwnTax, toRule } from './tax-fields'

const MAX_TAXES = 500

const answer = z.object({
  taxes: z.array(appliedTax).describe('today, on each class of what is sold at the store'),
  own: z.array(ownTax).describe('those of the store itself, of all times, as `taxes.set` takes them'),
})

export const listTaxes = defineOperation({
  name: 'taxes.list',
  about: 'What is charged at a store today, by class, with where each tax comes from.',
  method: 'GET',
  path: '/stores/{store}/taxes',
  ability: 'catalogue',
  request: z.object({ store: storeKey }),
  answer,
  run: (context, { store }) => readTaxes(context, store),
  commands: {
    list: { form: ['--store <key>'], print: ({ taxes }) => linesOr(taxes.map(taxLine), 'no taxes') },
  },
})

export const setTaxes = defineOperation({
  name: 'taxes.set',
  about:
    'Replaces all taxes of a store itself; without any it has those of its region or country. A class that is named needs all of its taxes. Placed orders keep theirs; a later import of a taxes.csv that names the store sets what it says.',
  method: 'POST',
  path: '/stores/{store}/taxes',
  ability: 'catalogue',
  request: z.object({ store: storeKey, taxes: z.array(ownTax).max(MAX_TAXES) }),
  answer,
  audit: ({ store, taxes }) => ({
    subject: store,
    detail: (taxes.map(({ tax_class: word, rate }) => `${word} ${rate} %`).join(', ') || 'none').slice(0, 200),
  }),
  async run(context, { store: key, taxes }) {
    const store = await requireStore(context.db, context.actor, key)
    const rules = taxes.map((tax) => toRule(tax, store))
    requireValid(rules)
    await inTransaction(context.db, (tx) => replaceOwnRules(tx, store.gid, rules))
    return readTaxes(context, key)
  },
  commands: {
    set: {
      form: ['--store <key>', '--tax <row...>', '--none'],
      request({ store, tax = [], none }) {
        if (store === undefined) throw new UsageError('a store is needed')
        if (none !== (tax.length === 0)) throw new UsageError('taxes are needed, or --none')
        return { store, taxes: tax.map(readTypedTax) }
      },
      print: ({ taxes }) => linesOr(taxes.map(taxLine), 'no taxes'),
    },
  },
})

async function readTaxes({ db, actor, now }: OperationContext, key: string): Promise<z.input<typeof answer>> {
  const store = await requireStore(db, actor, key)
  const [rules, own] = [await listRules(db, store, now()), await listOwnRules(db, store.gid)]
  return { taxes: rules.map(toAppliedTax), own: own.map((rule) => toOwnTax(rule, store)) }
}
