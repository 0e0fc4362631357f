import { z } from 'zod'
import { requireAllStores } from '@/backend/operators/access/abilities'
import { flag, instant, rowId } from '@/backend/operators/operation/fields'
import { defineOperation, Recorded } from '@/backend/operators/operation/operation'
import { TextFile, textFile } from '@/backend/operators/operation/text-file'
import { callOffDeletion, type PlannedDeletion, requestDeletion } from '@/backend/privacy/deletion/planned-deletions'
import { exportAccount } from '@/backend/privacy/export/export-account'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { readCustomer } from './customer-accounts'

export const plannedDeletion = z.object({ since: instant, waits_for: z.string() })

export function toPlannedDeletion({ since, waitsFor }: PlannedDeletion): z.input<typeof plannedDeletion> {
  return { since: since.toISOString(), waits_for: waitsFor }
}

export const exportCustomer = defineOperation({
  name: 'customers.export',
  about:
    'All that is stored about a customer, as JSON: the file that the account’s page saves, for who asks by mail. Only an operator of all stores may.',
  method: 'GET',
  path: '/customers/{id}/export',
  ability: 'customers',
  request: z.object({ id: rowId, language: z.enum(LANGUAGES).default('en').describe('of names of stores and items') }),
  files: ['application/json'],
  answer: textFile,
  // a read, but one whose reader should be known
  audit: ({ id }) => ({ subject: `${id}` }),
  async run({ db, actor, now }, { id, language }) {
    requireAllStores(actor)
    await readCustomer(db, actor, id)
    const data = await exportAccount(db, { id, language, domain: undefined }, now())
    return new TextFile('application/json', inOnePart(`${JSON.stringify(data, null, 2)}\n`))
  },
  commands: { export: { form: ['<id>', '--language <language>'], print: ({ parts }) => parts } },
})

async function* inOnePart(text: string) {
  yield text
}

export const deleteCustomer = defineOperation({
  name: 'customers.delete',
  about:
    'Erases an account for good, for who asks by mail; its orders stay without a person. While an order or payment is open it is planned, and done when the last one ends. Only an operator of all stores may.',
  method: 'POST',
  path: '/customers/{id}/delete',
  ability: 'customers',
  request: z.object({
    id: rowId,
    give_up_credit: flag.describe('needed while gift cards or points hold a balance, which is lost'),
  }),
  answer: z.object({ id: z.int(), planned: plannedDeletion.nullable().describe('null: it is deleted') }),
  audit: ({ id }) => ({ subject: `${id}` }),
  async run({ db, actor, now }, { id, give_up_credit: givesUpCredit }) {
    requireAllStores(actor)
    const { planned, isChanged } = await requestDeletion(db, { id, givesUpCredit }, now())
    const detail = planned ? 'planned' : 'deleted'
    return new Recorded({ id, planned: planned && toPlannedDeletion(planned) }, isChanged ? detail : null)
  },
  commands: {
    delete: {
      form: ['<id>', '--give-up-credit'],
      print: ({ id, planned }) => [
        planned ? `${id}: will be deleted, waits: ${planned.waits_for}` : `${id}: is deleted`,
      ],
    },
  },
})

export const keepCustomer = defineOperation({
  name: 'customers.keep',
  about: 'Calls off a deletion that was planned. Only an operator of all stores may.',
  method: 'POST',
  path: '/customers/{id}/keep',
  ability: 'customers',
  request: z.object({ id: rowId }),
  answer: z.object({ id: z.int() }),
  audit: ({ id }) => ({ subject: `${id}` }),
  async run({ db, actor }, { id }) {
    requireAllStores(actor)
    const isChanged = await callOffDeletion(db, id)
    return new Recorded({ id }, isChanged ? '' : null)
  },
  commands: { keep: { form: ['<id>'], print: ({ id }) => [`${id}: is kept`] } },
})
