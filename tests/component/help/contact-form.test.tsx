import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ContactForm } from '@/components/help/contact-form'
import type { ErrorCode } from '@/lib/domain/result'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const ROUTE = 'POST /api/contact'
const WRITTEN = 'Where is my parcel?'

async function open(routes: ApiMocks = {}) {
  const api = mockApi(routes)
  const { user } = show(<ContactForm />)
  await screen.findByLabelText(/^Name/)
  const write = async () => {
    await user.type(screen.getByLabelText(/^Name/), 'Mei')
    await user.type(screen.getByLabelText(/^Email/), 'mei@mail.example')
    await user.type(screen.getByLabelText(/^Message/), WRITTEN)
  }
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }))
  return { api, user, write, send }
}

test('a message is sent once, and the form is empty again', async () => {
  const { api, write, send } = await open({ [ROUTE]: { json: null } })
  await write()
  await send()
  expect(await screen.findByText('Message sent')).toBeVisible()
  expect(api.callsOf(ROUTE).map(({ body }) => body)).toEqual([
    { name: 'Mei', email: 'mei@mail.example', message: WRITTEN },
  ])
  expect(screen.getByLabelText(/^Message/)).toHaveValue('')
})

test('each field says what is missing, and nothing is sent', async () => {
  const { api, user, send } = await open()
  await send()
  for (const text of ['Name required', 'Email required', 'Write 10 to 2,000 characters'])
    expect(await screen.findByText(text)).toBeVisible()
  await user.type(screen.getByLabelText(/^Email/), 'mei')
  expect(await screen.findByText('Invalid email')).toBeVisible()
  expect(api.calls).toEqual([])
})

test.each<[ErrorCode, RegExp]>([
  ['too_many_requests', /too many/i],
  ['unexpected_error', /unexpected error/i],
  ['change_unknown', /^We couldn’t confirm whether this went through\./],
])('%s is said, and what was written stays', async (code, text) => {
  const { write, send } = await open({ [ROUTE]: rejection(code) })
  await write()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByLabelText(/^Message/)).toHaveValue(WRITTEN)
  expect(screen.queryByText('Message sent')).toBeNull()
})
