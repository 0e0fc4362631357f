import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LoginForm } from '@/components/auth/login-form'
import type { LoginMode } from '@/components/auth/login-mode'
import { SmsAvailabilityProvider } from '@/components/auth/sms-availability'
import type { LoginPurpose } from '@/lib/browser/session/login-dialog'
import type { ErrorCode } from '@/lib/domain/result'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'
import { OwnModeLogin } from './own-mode-login'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(mode: LoginMode, routes: ApiMocks = {}) {
  const api = mockApi(routes)
  const onDone = vi.fn()
  return { ...show(<OwnModeLogin initialMode={mode} onDone={onDone} />), api, onDone }
}
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement
const press = (name: string) => screen.getByRole('button', { name })

describe('the two modes', () => {
  test('account shows email or phone plus password [AUTH-2]', () => {
    open('account')
    expect(field('Email or phone')).toBeVisible()
    expect(field('Password')).toHaveAttribute('type', 'password')
    expect(screen.queryByLabelText('Verification code')).toBeNull()
  })

  test('text shows country, phone, code and get code [AUTH-3]', async () => {
    open('text')
    await screen.findByLabelText('Country')
    expect([field('Country'), field('Phone'), field('Verification code'), press('Get code')]).toHaveLength(4)
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  test('a link toggles them [AUTH-1]', async () => {
    const { user } = open('account')
    await user.click(press('Log in with a text message'))
    expect(await screen.findByLabelText('Phone')).toBeVisible()
    await user.click(press('Log in with a password'))
    expect(field('Email or phone')).toBeVisible()
    expect(screen.queryByLabelText('Phone')).toBeNull()
  })

  test('four social icons without function [AUTH-8] [AUTH-9]', async () => {
    const { user, api, onDone } = open('account')
    const icons = screen.getByTestId('social-login')
    expect(icons.querySelectorAll('li svg')).toHaveLength(4)
    expect(within(icons).queryAllByRole('button', { hidden: true })).toEqual([])
    expect(within(icons).queryAllByRole('link', { hidden: true })).toEqual([])
    for (const icon of icons.querySelectorAll('li')) await user.click(icon)
    expect([api.calls, onDone.mock.calls]).toEqual([[], []])
  })
})

test('where the browser takes no cookies a login says so, and sends nothing', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const { user, api, onDone } = open('account')
  await user.type(field('Email or phone'), 'mei@mail.example')
  await user.type(field('Password'), 'noodles')
  await user.click(press('Log in'))
  expect(await screen.findByText('Your browser blocks cookies. To log in, allow them for this site.')).toBeVisible()
  expect([api.calls, onDone.mock.calls]).toEqual([[], []])
})

test.each([
  [{ seconds: 1, minutes: 0 }, '1 second'],
  [{ seconds: 30, minutes: 0 }, '30 seconds'],
  [{ seconds: 840, minutes: 14 }, '14 minutes'],
])('a login that has to wait says how long: %j', async (wait, words) => {
  const { user } = open('account', { 'POST /api/session': rejection('login_wait', wait, 429) })
  await user.type(field('Email or phone'), 'mei@mail.example')
  await user.type(field('Password'), 'noodles')
  await user.click(press('Log in'))
  const text = `Too many failed logins. Try again in ${words}, or reset your password.`
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

describe('without text messages', () => {
  const openWithout = (mode: LoginMode) => {
    mockApi({})
    return show(
      <SmsAvailabilityProvider available={false}>
        <OwnModeLogin initialMode={mode} onDone={vi.fn()} />
      </SmsAvailabilityProvider>,
    )
  }

  test('no mode links to a login by text message', async () => {
    const { user } = openWithout('account')
    expect(screen.queryByRole('button', { name: 'Log in with a text message' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Forgot password?' }))
    expect(await screen.findByRole('button', { name: 'Send reset email' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Log in with a text message' })).toBeNull()
  })

  test('a forgotten password is reset by email alone', async () => {
    openWithout('forgot')
    expect(screen.getByText('Get a link by email to set a new password.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Send reset email' })).toBeVisible()
    expect(screen.queryAllByRole('radio')).toEqual([])
  })

  test('a first login starts with an email and a password', async () => {
    openWithout('text')
    expect(await screen.findByRole('button', { name: 'Create an account' })).toHaveAttribute('type', 'submit')
    expect(screen.queryByLabelText('Verification code')).toBeNull()
  })
})

describe('an account of the same two fields', () => {
  const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create an account' }))

  test('is created by the second button', async () => {
    const { user, api, onDone } = open('account', { 'POST /api/session/register': { json: { firstName: '' } } })
    await user.type(field('Email or phone'), ' mei@mail.example ')
    await user.type(field('Password'), 'noodles')
    await create(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(api.calls.map(({ body }) => body)).toContainEqual({ email: 'mei@mail.example', password: 'noodles' })
  })

  test.each([
    ['nothing', '', '', 'Email or phone'],
    ['a phone', '6045550123', 'noodles', 'Email or phone'],
    ['a short password', 'mei@mail.example', 'short', 'Password'],
  ])('says at its field what is missing, and sends nothing: %s', async (_, email, password, label) => {
    const { user, api } = open('account')
    if (email) await user.type(field('Email or phone'), email)
    if (password) await user.type(field('Password'), password)
    await create(user)
    expect(field(label)).toHaveFocus()
    expect(field(label)).toHaveAccessibleDescription(/./)
    expect(api.calls).toEqual([])
  })
})

test.each<[LoginPurpose, string]>([
  [{ kind: 'buy', name: 'Spa day' }, 'To buy “Spa day”, log in or create an account.'],
  [{ kind: 'pay' }, 'To pay, log in or create an account. Your amount is kept.'],
  [{ kind: 'save' }, 'To save this, log in or create an account.'],
  [{ kind: 'see' }, 'To see this page, log in or create an account.'],
  [null, 'Log in to order, track your orders and save what you like.'],
])('the form says what for: %j', (purpose, text) => {
  mockApi({})
  show(<LoginForm mode="account" signsUp={false} purpose={purpose} onMode={vi.fn()} onDone={vi.fn()} />)
  expect(screen.getByText(text)).toBeVisible()
})

describe('login by account', () => {
  test('submit is disabled until both fields are filled [VAL-6]', async () => {
    const { user } = open('account')
    expect(press('Log in')).toBeDisabled()
    await user.type(field('Email or phone'), 'mei')
    expect(press('Log in')).toBeDisabled()
    await user.type(field('Password'), 'x')
    expect(press('Log in')).toBeEnabled()
    await user.clear(field('Email or phone'))
    await user.type(field('Email or phone'), '   ')
    expect(press('Log in')).toBeDisabled()
  })

  test('a password of fewer than 6 characters can log in; the form completes on success [VAL-5] [AUTH-10]', async () => {
    const { user, api, onDone } = open('account', { 'POST /api/session': { json: { firstName: 'Mei' } } })
    await user.type(field('Email or phone'), 'mei@mail.example')
    await user.type(field('Password'), 'abc{Enter}')
    expect(api.calls.map((call) => call.body)).toEqual([
      { mode: 'account', email: 'mei@mail.example', password: 'abc' },
    ])
    expect(onDone).toHaveBeenCalledTimes(1)
  })
})

describe('login by text message', () => {
  test('countries are CA, US, CN and KR, with CA preselected [VAL-7]', () => {
    open('text')
    const options = within(field('Country')).getAllByRole('option') as HTMLOptionElement[]
    expect(options.map((option) => option.value)).toEqual(['CA', 'US', 'CN', 'KR'])
    expect(field('Country')).toHaveValue('CA')
  })

  test('get code without a phone shows Phone required and sends nothing [AUTH-13] [VAL-1]', async () => {
    const { user, api } = open('text')
    await user.click(press('Get code'))
    expect(await screen.findByText('Phone required')).toBeVisible()
    expect(api.calls).toEqual([])
  })

  test.each([
    ['CA', '604555012'],
    ['CA', '60455501234'],
    ['CN', '6045550123'],
    ['KR', '13800138000'],
  ])('%s %s is an Invalid phone number, and nothing is sent [AUTH-14]', async (country, phone) => {
    const { user, api } = open('text')
    await user.selectOptions(field('Country'), country)
    await user.type(field('Phone'), phone)
    await user.click(press('Get code'))
    expect(await screen.findByText('Invalid phone number')).toBeVisible()
    expect(api.calls).toEqual([])
  })

  test('a code can be requested once per cooldown, with digits only and the country [CALL-61]', async () => {
    const { user, api } = open('text', { 'POST /api/session/code': { json: null } })
    await user.type(field('Phone'), '(604) 555-0123')
    await user.click(press('Get code'))
    expect(await screen.findByText('We sent a code to (604) 555-0123.')).toBeVisible()
    expect(press('Resend in 60s')).toBeDisabled()
    expect(api.calls).toEqual([
      { method: 'POST', path: '/api/session/code', query: {}, body: { phone: '6045550123', countryCode: 'CA' } },
    ])
  })

  test('a refused code shows too many requests and preserves the phone [ERR-8]', async () => {
    const { user } = open('text', { 'POST /api/session/code': rejection('too_many_requests', undefined, 429) })
    await user.type(field('Phone'), '6045550123')
    await user.click(press('Get code'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests, please try again later')
    expect(field('Phone')).toHaveValue('6045550123')
    expect(press('Get code')).toBeEnabled()
  })

  test('phone and code are required, the code is numeric [VAL-7] [VAL-8]', async () => {
    const { user, api } = open('text')
    expect(field('Verification code')).toHaveAttribute('inputmode', 'numeric')
    await user.click(press('Log in'))
    expect(await screen.findByText('Phone required')).toBeVisible()
    expect(screen.getByText('Verification code required')).toBeVisible()
    await user.type(field('Verification code'), '12a4')
    expect(await screen.findByText('Digits only')).toBeVisible()
    expect(api.calls).toEqual([])
  })
})

test.each([
  ['+1 604 555 0123', { phone: '6045550123', countryCode: 'CA' }],
  ['1 (604) 555-0123', { phone: '6045550123', countryCode: 'CA' }],
  ['６０４　５５５　０１２３', { phone: '6045550123', countryCode: 'CA' }],
])('a code for %s is sent to its digits [AUTH-14]', async (written, body) => {
  const { user, api } = open('text', { 'POST /api/session/code': { json: null } })
  await user.type(field('Phone'), written)
  await user.click(press('Get code'))
  expect(await screen.findByText('We sent a code to (604) 555-0123.')).toBeVisible()
  expect(api.callsOf('POST /api/session/code').map((call) => call.body)).toEqual([body])
})

test('an extension is refused in words of its own, and no code is sent', async () => {
  const { user, api } = open('text')
  await user.type(field('Phone'), '(604) 555-0123 ext. 7')
  await user.click(press('Get code'))
  expect(await screen.findByText('Enter the number without its extension')).toBeVisible()
  expect(api.calls).toEqual([])
})

test('an error that asking for a code has shown goes with the first valid phone', async () => {
  const { user, api } = open('text')
  await user.type(field('Phone'), '604')
  await user.click(press('Get code'))
  expect(await screen.findByText('Invalid phone number')).toBeVisible()
  await user.clear(field('Phone'))
  await user.click(field('Phone'))
  await user.paste('+1 604 555 0123')
  await waitFor(() => expect(screen.queryByText('Invalid phone number')).toBeNull())
  expect(api.calls).toEqual([])
})

test('a phone that was refused is looked at again when another country is chosen', async () => {
  const { user } = open('text')
  await user.type(field('Phone'), '13800138000')
  await user.click(press('Log in'))
  expect(await screen.findByText('Invalid phone number')).toBeVisible()
  await user.selectOptions(field('Country'), 'CN')
  await waitFor(() => expect(screen.queryByText('Invalid phone number')).toBeNull())
})

const MESSAGES: [code: ErrorCode, text: string, row: string][] = [
  ['country_code_error', 'Country code error. Please check the country and phone number.', 'ERR-1'],
  ['incorrect_username_password', 'Incorrect username/password', 'ERR-2'],
  ['verification_code_expired', 'Verification code expired. Please get a new one.', 'ERR-3'],
  ['verification_code_over_limit', 'Verification code request over limit. Please try again later.', 'ERR-4'],
  ['incorrect_verification_code', 'Incorrect verification code', 'ERR-5'],
  ['failed_to_login', 'Failed to login. Please try again.', 'ERR-6'],
  ['network', 'Slow or unstable network', 'ERR-53'],
]

describe('a refused login', () => {
  test.each(MESSAGES)('%s shows "%s" and preserves the input [%s]', async (code, text) => {
    const { user, onDone } = open('text', { 'POST /api/session': rejection(code) })
    await user.selectOptions(field('Country'), 'US')
    await user.type(field('Phone'), '2065550123')
    await user.type(field('Verification code'), '123456')
    await user.click(press('Log in'))
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
    expect([field('Country').value, field('Phone').value, field('Verification code').value]).toEqual([
      'US',
      '2065550123',
      '123456',
    ])
    expect(onDone).not.toHaveBeenCalled()
  })

  test('a wrong password preserves the name [ERR-2]', async () => {
    const { user } = open('account', { 'POST /api/session': rejection('incorrect_username_password') })
    await user.type(field('Email or phone'), 'mei')
    await user.type(field('Password'), 'wrong{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username/password')
    expect(field('Email or phone')).toHaveValue('mei')
  })
})

test('a new password has 6 or more characters [VAL-4] [VAL-2]', async () => {
  const { user, api } = open('register', { 'POST /api/session/register': { json: { firstName: '' } } })
  await user.type(field('Email'), 'mei@')
  await user.type(field('Password'), '12345{Enter}')
  expect(await screen.findByText('Set password to 6 or more characters')).toBeVisible()
  expect(screen.getByText('Invalid email')).toBeVisible()
  expect(api.calls).toEqual([])
  await user.type(field('Email'), 'mail.example')
  await user.type(field('Password'), '6{Enter}')
  expect(api.calls).toMatchObject([{ body: { email: 'mei@mail.example', password: '123456' } }])
})

test.each([
  ['en', 'Get code', 'Phone required', 'Incorrect verification code'],
  ['zh', '获取验证码', '请输入手机号', '验证码错误'],
  ['zh-Hant', '取得驗證碼', '請輸入手機號碼', '驗證碼錯誤'],
  ['jp', '確認コードを送信', '電話番号を入力してください', '確認コードが違います'],
] as const)('in %s: %s, %s, %s', async (language, getCode, required, wrong) => {
  mockApi({ 'POST /api/session': rejection('incorrect_verification_code') })
  const { user, container } = show(<OwnModeLogin initialMode="text" onDone={vi.fn()} />, language)
  await user.click(press(getCode))
  expect(await screen.findByText(required)).toBeVisible()
  const [phone, code] = [...container.querySelectorAll('input')]
  if (!phone || !code) throw new Error('no fields')
  await user.type(phone, '6045550123')
  await user.type(code, '1{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(wrong)
})
