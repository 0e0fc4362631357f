import type { z } from 'zod'
import { customerEndpoint } from '@/backend/calls/endpoint'
import { toServerAddress } from '@/backend/customers/addresses/wire-address'
import { readProfile, updateProfile } from '@/backend/customers/profile/customer-profile'
import { answerUnclaimed, readUnclaimed } from '@/backend/customers/profile/unclaimed'
import { listSavedCards, removeSavedCard } from '@/backend/customers/saved-cards/own-cards'
import type { SavedCard } from '@/backend/providers/card-vault'
import { removeCard, type savedCard } from '@/lib/contract/cards'
import * as contract from '@/lib/contract/profile'

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

export const PROFILE_ENDPOINTS = [read, claimprofile, removecard, update]
