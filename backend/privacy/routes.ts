import { customerEndpoint } from '@/backend/calls/endpoint'
import { listDomain } from '@/backend/catalogue/stores/site-scope'
import { deleteAccount } from '@/backend/privacy/deletion/delete-account'
import { exportAccount } from '@/backend/privacy/export/export-account'
import * as contract from '@/lib/contract/account-data'

const exportaccount = customerEndpoint(contract.exportAccount, async (_, { customerId, caller, db, now }) =>
  exportAccount(db, { id: customerId, language: caller.language, domain: listDomain(caller.site, undefined) }, now()),
)

const deleteaccount = customerEndpoint(contract.deleteAccount, async (q, { customerId, caller, ...deps }) => {
  const { password, vc: code, give_up_credit: givesUpCredit = false } = q
  await deleteAccount(deps, { ...caller, id: customerId }, { password, code, givesUpCredit })
})

export const PRIVACY_ENDPOINTS = [exportaccount, deleteaccount]
