import { endpoint } from '@/backend/calls/endpoint'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { findStoreByCode } from '@/backend/catalogue/stores/read-store'
import * as contract from '@/lib/contract/scan'

const qrparse = endpoint(contract.parseQr, async (params, { db }) => ({ id: (await findStoreByCode(db, params)).gid }))

/** The store's name is English, since the call has no language. */
const instantpay = endpoint(contract.instantPay, async (params, { db }) => {
  const store = await findStoreByCode(db, params.gid ? { gid: params.gid } : params)
  return {
    gid: store.gid,
    nm: store.name.en,
    logo: toPicture(store.logo),
    currency: store.currency,
    tn: store.phone,
  }
})

export const SCAN_ENDPOINTS = [qrparse, instantpay]
