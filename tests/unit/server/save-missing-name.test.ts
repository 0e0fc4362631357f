import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '@/lib/domain/result'
import { sampleCustomer } from '@/tests/support/sample-checkout'

const mocks = vi.hoisted(() => ({ getCustomer: vi.fn(), updateProfile: vi.fn(), openSession: vi.fn() }))
vi.mock('@/lib/remote/account/customers', () => ({ getCustomer: mocks.getCustomer }))
vi.mock('@/lib/remote/account/account', () => ({ updateProfile: mocks.updateProfile }))
vi.mock('@/lib/server/session/session', () => ({ openSession: mocks.openSession }))
const { saveMissingName } = await import('@/lib/server/session/save-missing-name')

const who = { token: 't1', secret: 's1' }
const name = { firstName: 'Mei', lastName: 'Chen' }
const session = { firstName: '', save: vi.fn() }
beforeEach(() => {
  session.firstName = ''
  session.save.mockReset()
  mocks.openSession.mockResolvedValue(session)
  mocks.getCustomer.mockResolvedValue(success({ ...sampleCustomer, firstName: '', lastName: '', nickName: 'Momo' }))
  mocks.updateProfile.mockReset().mockResolvedValue(success({ customer: null }))
})

test('the name on an order becomes that of a customer who has none', async () => {
  await saveMissingName(name, who)
  expect(mocks.updateProfile).toHaveBeenCalledWith({ ...name, nickName: 'Momo' }, who)
  expect([session.firstName, session.save.mock.calls.length]).toEqual(['Mei', 1])
})

test('a name that is there stays, in the session or at the API', async () => {
  mocks.getCustomer.mockResolvedValue(success(sampleCustomer))
  await saveMissingName({ firstName: 'Somebody', lastName: '' }, who)
  session.firstName = 'Ada'
  await saveMissingName(name, who)
  expect(mocks.updateProfile).not.toHaveBeenCalled()
})

test('a failure changes nothing', async () => {
  mocks.updateProfile.mockResolvedValue(failure('profile_update_failed'))
  await saveMissingName(name, who)
  expect(session.save).not.toHaveBeenCalled()
})
