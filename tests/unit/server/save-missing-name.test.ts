import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '@/lib/domain/result'
import { sampleCustomer } from '@/tests/support/sample-checkout'

const mocks = vi.hoisted(() => ({ getCustomer: vi.fn(), updateProfile: vi.fn() }))
vi.mock('@/lib/commerce-client/account/profile-api', () => ({
  getCustomer: mocks.getCustomer,
  updateProfile: mocks.updateProfile,
}))
const { saveMissingName } = await import('@/lib/server/session/save-missing-name')

const who = { token: 't1', secret: 's1' }
const name = { firstName: 'Mei', lastName: 'Chen' }
beforeEach(() => {
  mocks.getCustomer.mockResolvedValue(success({ ...sampleCustomer, firstName: '', lastName: '', nickName: 'Momo' }))
  mocks.updateProfile.mockReset().mockResolvedValue(success({ customer: null }))
})

test('the name on an order becomes that of a customer who has none', async () => {
  await saveMissingName(name, who)
  expect(mocks.updateProfile.mock.calls).toEqual([[{ ...name, nickName: 'Momo' }, who]])
})

test('a name that is there stays', async () => {
  mocks.getCustomer.mockResolvedValue(success(sampleCustomer))
  await saveMissingName({ firstName: 'Somebody', lastName: '' }, who)
  expect(mocks.updateProfile).not.toHaveBeenCalled()
})

test('without a name, or a customer that can be read, nothing is saved', async () => {
  await saveMissingName({ firstName: '', lastName: '' }, who)
  mocks.getCustomer.mockResolvedValue(failure('network'))
  await saveMissingName(name, who)
  expect(mocks.updateProfile).not.toHaveBeenCalled()
})
