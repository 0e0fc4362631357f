import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '@/lib/domain/result'

const remote = vi.hoisted(() => ({ pingSession: vi.fn(), logIn: vi.fn(), startSession: vi.fn() }))
vi.mock('@/lib/commerce-client/account/session-api', () => remote)
vi.mock('@/lib/server/session/start-session', () => ({ startSession: remote.startSession }))
const { resumeSession } = await import('@/lib/server/session/resume-session')

const old = { token: 't1', secret: 's1' }
const login = { mode: 'account', email: '6045550123', password: 'open sesame', countryCode: 'CA' } as const
const resume = () => resumeSession(login, 'noodle.example', old, 'mark')
beforeEach(() => {
  remote.pingSession.mockResolvedValue('ended')
  remote.logIn.mockReset().mockResolvedValue(success({ token: 't2', secret: 's2' }))
  remote.startSession.mockReset().mockResolvedValue(success({ firstName: 'Mei' }))
})

test('a session that the API preserved continues unchanged', async () => {
  remote.pingSession.mockResolvedValue('live')
  expect(await resume()).toEqual({ ok: true, value: null })
  expect(remote.logIn).not.toHaveBeenCalled()
})

test('one that it ended is reopened on the same site, with the new password [ACCT-9]', async () => {
  expect(await resume()).toMatchObject({ ok: true })
  expect(remote.logIn).toHaveBeenCalledWith(login, 'noodle.example', 'mark')
  expect(remote.startSession).toHaveBeenCalledWith({ token: 't2', secret: 's2' })
})

test('a refused login ends it', async () => {
  remote.logIn.mockResolvedValue(failure('failed_to_login'))
  expect(await resume()).toEqual({ ok: false, code: 'unauthenticated' })
  expect(remote.startSession).not.toHaveBeenCalled()
})
