import type { z } from 'zod'
import { customerEndpoint, endpoint } from '@/backend/calls/endpoint'
import { listDomain } from '@/backend/catalogue/stores/site-scope'
import { toServerAddress } from '@/backend/customers/addresses/address'
import { registerDevice } from '@/backend/customers/devices/register-device'
import { changePassword } from '@/backend/customers/passwords/change-password'
import { mailResetLink } from '@/backend/customers/passwords/mail-reset-link'
import { resetByLink } from '@/backend/customers/passwords/reset-by-link'
import { resetByPhone } from '@/backend/customers/passwords/reset-by-phone'
import { readProfile } from '@/backend/customers/profile/read-profile'
import { answerUnclaimed, readUnclaimed } from '@/backend/customers/profile/unclaimed'
import { updateProfile } from '@/backend/customers/profile/update-profile'
import { changeEmail } from '@/backend/customers/proofs/change-email'
import { changePhone } from '@/backend/customers/proofs/change-phone'
import { confirmEmail } from '@/backend/customers/proofs/confirm-email'
import { listSavedCards } from '@/backend/customers/saved-cards/list-saved-cards'
import { removeSavedCard } from '@/backend/customers/saved-cards/remove-saved-card'
import { readPoints } from '@/backend/orders/credit/read-points'
import { deleteAccount } from '@/backend/privacy/deletion/delete-account'
import { exportAccount } from '@/backend/privacy/export/export-account'
import type { SavedCard } from '@/backend/providers/card-vault'
import { removeCard, type savedCard } from '@/lib/contract/cards'
import * as contract from '@/lib/contract/customers'
import { formatUtc } from '@/lib/domain/time/time'

const read = customerEndpoint(contract.readProfile, async (q, { customerId, caller, ...deps }) => {
  const { customer, defaultAddress } = await readProfile(deps.db, customerId)
  const unclaimed = await readUnclaimed(deps.db, customer)
  const cards = q.cards ? await listSavedCards(deps, customerId) : null
  return {
    first_name: customer.firstName,
    last_name: customer.lastName,
    nick_name: customer.nickName,
    email: customer.email,
    is_email_confirmed: customer.emailConfirmedAt !== null,
    pending_email: customer.pendingEmail,
    phone: customer.phone,
    country_code: customer.countryCode,
    profile_pic: customer.profilePicture,
    is_password_set: customer.passwordHash !== null,
    defaultAddress: defaultAddress ? toServerAddress(defaultAddress) : null,
    cards: cards?.map(toWireCard),
    unclaimed: unclaimed && {
      initials: unclaimed.initials,
      cities: unclaimed.cities,
      phone_ends: unclaimed.phoneEnds,
    },
  }
})

const claimprofile = customerEndpoint(contract.claimProfile, async ({ keep }, { db, customerId }) => {
  await answerUnclaimed(db, customerId, keep)
})

const removecard = customerEndpoint(removeCard, async ({ ref }, { customerId, caller, ...deps }) => ({
  cards: (await removeSavedCard(deps, customerId, ref)).map(toWireCard),
}))

function toWireCard({ ref, type, lastFour, month, year }: SavedCard): z.input<typeof savedCard> {
  return { ref, type, last4: lastFour, expm: month, expy: year }
}

const update = customerEndpoint(contract.updateProfile, async (q, { db, customerId }) => {
  await updateProfile(db, customerId, {
    firstName: q.first_name,
    lastName: q.last_name,
    nickName: q.nick_name,
    profilePicture: q.profile_pic,
  })
})

const newemail = customerEndpoint(contract.updateEmail, async (q, { customerId, caller, ...deps }) => {
  await changeEmail(deps, { ...caller, id: customerId }, { email: q.email, password: q.password, code: q.vc })
})

const confirmemail = customerEndpoint(contract.confirmEmail, async ({ token }, { customerId, caller, ...deps }) => {
  await confirmEmail(deps, { id: customerId, language: caller.language }, token)
})

const exportaccount = customerEndpoint(contract.exportAccount, async (_, { customerId, caller, db, now }) =>
  exportAccount(db, { id: customerId, language: caller.language, domain: listDomain(caller.site, undefined) }, now()),
)

const deleteaccount = customerEndpoint(contract.deleteAccount, async (q, { customerId, caller, ...deps }) => {
  const { password, vc: code, give_up_credit: givesUpCredit = false } = q
  await deleteAccount(deps, { ...caller, id: customerId }, { password, code, givesUpCredit })
})

const newphone = customerEndpoint(contract.updatePhone, async (q, { customerId, caller, ...deps }) => {
  const proof = { password: q.password, code: q.vc_old }
  const phone = { country: q.country_code, phone: q.phone, code: q.vc, proof }
  await changePhone(deps, { ...caller, id: customerId }, phone)
})

const updatepwd = customerEndpoint(contract.updatePassword, async (q, { customerId, caller, ...deps }) => {
  await changePassword(deps, { ...caller, id: customerId }, { old: q.op, next: q.password })
})

const deviceToken = customerEndpoint(contract.registerDevice, async (q, { customerId, caller, ...deps }) => {
  await registerDevice(deps, { ...caller, provider: q.provider, token: q.device_token })
})

const forgetpwd = endpoint(contract.resetPassword, async (q, { caller, ...deps }) => {
  if ('email' in q) {
    await mailResetLink(deps, q.email, caller)
    return undefined
  }
  const resetter = { ...caller, deviceMark: q.device_mark }
  if ('token' in q) return { device_mark: await resetByLink(deps, q.token, q.password, resetter) }
  const phone = { country: q.country_code, phone: q.phone, code: q.vc }
  return { device_mark: await resetByPhone(deps, phone, q.password, resetter) }
})

const points = customerEndpoint(contract.readPoints, async ({ page, limit }, { db, customerId }) => {
  const { balance, redeemed, history } = await readPoints(db, customerId, page, limit)
  return {
    balance,
    remaining: balance,
    redeemed,
    history: history.map((row) => ({
      date: formatUtc(row.createdAt),
      delta: row.change,
      balance: row.balance,
      ord_id: row.orderId,
    })),
  }
})

export const PROFILE_ENDPOINTS = [
  read,
  claimprofile,
  removecard,
  update,
  newemail,
  confirmemail,
  exportaccount,
  deleteaccount,
  newphone,
  updatepwd,
  deviceToken,
  forgetpwd,
  points,
]
