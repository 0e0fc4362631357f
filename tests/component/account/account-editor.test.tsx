import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AccountScreen } from '@/components/account/account-screen'
import { SmsAvailabilityProvider } from '@/components/auth/sms-availability'
import { ToastRegion } from '@/components/ui/feedback/toast'
import type { Customer } from '@/lib/domain/account/customer'
import type { ErrorCode } from '@/lib/domain/result'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { sampleCustomer } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

type TabName = 'Profile' | 'Email' | 'Phone' | 'Password'

/** Opens the editor on one of its tabs; `tab` finds inside it. */
async function open(name: TabName, routes: ApiMocks = {}, customer: Partial<Customer> = {}) {
  const api = mockApi({ 'GET /api/account': { json: { ...sampleCustomer, ...customer } }, ...routes })
  const { user } = show(
    <>
      <AccountScreen>{null}</AccountScreen>
      <ToastRegion />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Edit account' }))
  await user.click(await screen.findByRole('tab', { name }))
  const tab = within(screen.getByRole('tabpanel', { name }))
  const fill = async (label: string | RegExp, text: string) => {
    await user.clear(tab.getByLabelText(label))
    if (text) await user.type(tab.getByLabelText(label), text)
  }
  const press = (button: string) => user.click(tab.getByRole('button', { name: button }))
  const sent = (path: string) => api.callsOf(`POST ${path}`).map(({ body }) => body)
  return { user, tab, fill, press, sent }
}

describe('profile', () => {
  test('first name is required, last name and nickname are optional [VAL-9] [VAL-1]', async () => {
    const { tab, fill, press, sent } = await open('Profile', { 'POST /api/account': { json: sampleCustomer } })
    await fill(/^First name/, '')
    await fill('Last name', '')
    await press('Save profile')
    expect(await tab.findByText('First name required')).toBeVisible()
    expect(sent('/api/account')).toEqual([])
    await fill(/^First name/, 'Mei')
    await press('Save profile')
    expect(sent('/api/account')).toEqual([{ firstName: 'Mei', lastName: '', nickName: '' }])
  })
})

describe('email', () => {
  test('is required and must be an email [VAL-10] [VAL-1] [VAL-2]', async () => {
    const { tab, fill, press, sent } = await open('Email')
    await fill('Email', '')
    await press('Save email')
    expect(await tab.findByText('Email required')).toBeVisible()
    await fill('Email', 'mei@')
    expect(await tab.findByText('Invalid email')).toBeVisible()
    expect(sent('/api/account/email')).toEqual([])
  })

  test('a new one appears on the page [ERR-51]', async () => {
    const email = 'new@mail.example'
    const { fill, press } = await open('Email', { 'POST /api/account/email': { json: { ...sampleCustomer, email } } })
    await fill('Email', email)
    await press('Save email')
    expect(await screen.findByText('Your email has been updated')).toBeVisible()
    expect(screen.getByText(email)).toBeVisible()
  })
})

describe('an email that the API confirms', () => {
  const EMAIL = 'new@mail.example'
  const waiting = { ...sampleCustomer, pendingEmail: EMAIL }

  test('asks for the password where the API wants it, and says that a link was sent', async () => {
    const { tab, fill, press, sent } = await open('Email', {
      'POST /api/account/email': ({ body }) =>
        (body as { password?: string }).password === 'sesame' ? { json: waiting } : rejection('incorrect_password'),
    })
    await fill('Email', EMAIL)
    expect(tab.queryByLabelText('Current password')).toBeNull()
    await press('Save email')
    expect(await tab.findByLabelText('Current password')).toBeVisible()
    expect(tab.queryByRole('alert')).toBeNull()
    await fill('Current password', 'wrong')
    await press('Save email')
    expect(await tab.findByRole('alert')).toHaveTextContent('Incorrect password')
    await fill('Current password', 'sesame')
    await press('Save email')
    expect(await screen.findByText(`We sent a link to ${EMAIL}. Open it to confirm the address.`)).toBeVisible()
    expect(sent('/api/account/email')).toEqual([
      { email: EMAIL },
      { email: EMAIL, password: 'wrong' },
      { email: EMAIL, password: 'sesame' },
    ])
  })

  test('keeps what was entered while too many wrong passwords have to wait', async () => {
    const { tab, fill, press } = await open('Email', {
      'POST /api/account/email': ({ body }) =>
        (body as { password?: string }).password
          ? rejection('password_wait', { seconds: 840, minutes: 14 }, 429)
          : rejection('incorrect_password'),
    })
    await fill('Email', EMAIL)
    await press('Save email')
    await fill('Current password', 'wrong')
    await press('Save email')
    expect(await tab.findByRole('alert')).toHaveTextContent('Too many wrong passwords. Try again in 14 minutes.')
    expect(
      [tab.getByLabelText('Email'), tab.getByLabelText('Current password')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual([EMAIL, 'wrong'])
  })

  test('asks for a texted code where no password is set', async () => {
    // the message of the test before is still shown
    const email = 'other@mail.example'
    const { tab, fill, press, sent } = await open('Email', {
      'POST /api/account/email': ({ body }) =>
        (body as { vc?: string }).vc
          ? { json: { ...waiting, pendingEmail: email } }
          : rejection('incorrect_verification_code'),
      'POST /api/session/code': { json: null },
    })
    await fill('Email', email)
    await press('Save email')
    await tab.findByLabelText('Verification code')
    await press('Get code')
    expect(await tab.findByText('We sent a code to (604) 555-0123.')).toBeVisible()
    await fill('Verification code', '123456')
    await press('Save email')
    expect(await screen.findByText(`We sent a link to ${email}. Open it to confirm the address.`)).toBeVisible()
    expect(sent('/api/account/email').at(-1)).toEqual({ email, vc: '123456' })
  })

  test('where no code can be sent, an account without a password gets a link to set one', async () => {
    const reset = 'POST /api/account/password/email'
    const routes = { 'POST /api/account/email': rejection('incorrect_password'), [reset]: { json: null } }
    const { tab, fill, press, sent } = await open('Email', routes, { hasPassword: false })
    await fill('Email', EMAIL)
    await press('Save email')
    expect(await tab.findByText(/^Your account has no password yet/)).toBeVisible()
    expect(tab.queryByLabelText('Current password')).toBeNull()
    await press('Send reset email')
    expect(await tab.findByText('Reset email sent')).toBeVisible()
    expect(sent('/api/account/email')).toEqual([{ email: EMAIL }])
  })

  test.each<[string, Partial<Customer>]>([
    [`${EMAIL} isn’t confirmed yet. Open the link we sent to it.`, { pendingEmail: EMAIL }],
    ['This address isn’t confirmed yet. Save it again to get a new link.', { isEmailConfirmed: false }],
  ])('%s', async (text, customer) => {
    const { tab } = await open('Email', {}, customer)
    expect(tab.getByText(text)).toBeVisible()
  })
})

describe('phone', () => {
  test('is not offered where no code can be texted to it', async () => {
    mockApi({ 'GET /api/account': { json: sampleCustomer } })
    const { user } = show(
      <SmsAvailabilityProvider available={false}>
        <AccountScreen>{null}</AccountScreen>
      </SmsAvailabilityProvider>,
    )
    await user.click(await screen.findByRole('button', { name: 'Edit account' }))
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Profile', 'Email', 'Password'])
  })

  const PATH = 'POST /api/account/phone'
  const NEW = { countryCode: 'CA', phone: '6045550199', vc: '123456' }
  const changed = { ...sampleCustomer, phone: NEW.phone }

  test('asks for the password only once the API does', async () => {
    const routes: ApiMocks = {
      [PATH]: ({ body }) =>
        (body as { password?: string }).password === 'sesame' ? { json: changed } : rejection('incorrect_password'),
    }
    const { tab, fill, press, sent } = await open('Phone', routes, { hasPassword: true })
    await fill('Phone', NEW.phone)
    await fill('Verification code', NEW.vc)
    expect(tab.queryByLabelText('Current password')).toBeNull()
    await press('Save phone')
    await tab.findByLabelText('Current password')
    expect(tab.queryByRole('alert')).toBeNull()
    await fill('Current password', 'wrong')
    await press('Save phone')
    expect(await tab.findByRole('alert')).toHaveTextContent('Incorrect password')
    await fill('Current password', 'sesame')
    await press('Save phone')
    const proven = { ...NEW, password: 'sesame' }
    await waitFor(() => expect(sent('/api/account/phone')).toEqual([NEW, { ...NEW, password: 'wrong' }, proven]))
  })

  test('says how long too many wrong passwords have to wait', async () => {
    const routes: ApiMocks = {
      [PATH]: ({ body }) =>
        (body as { password?: string }).password
          ? rejection('password_wait', { seconds: 119, minutes: 0 }, 429)
          : rejection('incorrect_password'),
    }
    const { tab, fill, press } = await open('Phone', routes, { hasPassword: true })
    await fill('Phone', NEW.phone)
    await fill('Verification code', NEW.vc)
    await press('Save phone')
    await fill('Current password', 'wrong')
    await press('Save phone')
    expect(await tab.findByRole('alert')).toHaveTextContent('Too many wrong passwords. Try again in 119 seconds.')
  })

  test('asks for a code sent to the present number where no password is set', async () => {
    const routes: ApiMocks = {
      [PATH]: ({ body }) =>
        (body as { vcOld?: string }).vcOld ? { json: changed } : rejection('incorrect_verification_code'),
      'POST /api/session/code': { json: null },
    }
    const { user, tab, fill, press, sent } = await open('Phone', routes, { hasPassword: false })
    await fill('Phone', NEW.phone)
    await fill('Verification code', NEW.vc)
    await press('Save phone')
    expect(await tab.findByText(/we also need the code sent to your current number, \(604\) 555-0123/)).toBeVisible()
    const [, ofPresent] = tab.getAllByRole('button', { name: 'Get code' })
    if (ofPresent) await user.click(ofPresent)
    expect(sent('/api/session/code')).toEqual([{ phone: '6045550123', countryCode: 'CA' }])
    await fill('Code for your current number', '654321')
    await press('Save phone')
    await waitFor(() => expect(sent('/api/account/phone').at(-1)).toEqual({ ...NEW, vcOld: '654321' }))
  })

  test('of a customer who gets no texts there any more is proven by a link to their confirmed email', async () => {
    const routes: ApiMocks = {
      [PATH]: rejection('incorrect_verification_code'),
      'POST /api/account/password/email': { json: null },
    }
    const { user, tab, fill, press } = await open('Phone', routes, { hasPassword: false })
    await fill('Phone', NEW.phone)
    await fill('Verification code', NEW.vc)
    await press('Save phone')
    await user.click(await tab.findByText('Can’t get texts at your current number?'))
    await press('Send reset email')
    expect(await tab.findByText('Reset email sent')).toBeVisible()
  })

  test.each<Partial<Customer>>([{ email: '' }, { isEmailConfirmed: false }])(
    'of an account that nothing proves is for people: %j',
    async (customer) => {
      const routes = { [PATH]: rejection('incorrect_password') }
      const { tab, fill, press } = await open('Phone', routes, { hasPassword: false, phone: '', ...customer })
      await fill('Phone', NEW.phone)
      await fill('Verification code', NEW.vc)
      await press('Save phone')
      expect(
        await tab.findByText(/^We can’t confirm here that this account is yours\. Please contact us\.$/),
      ).toBeVisible()
    },
  )

  test('country, phone and code are required [VAL-11] [VAL-1]', async () => {
    const { tab, press, sent } = await open('Phone')
    const options = within(tab.getByLabelText('Country')).getAllByRole('option') as HTMLOptionElement[]
    expect(options.map(({ value }) => value)).toEqual(['CA', 'US', 'CN', 'KR'])
    await press('Save phone')
    expect(await tab.findByText('Phone required')).toBeVisible()
    expect(tab.getByText('Verification code required')).toBeVisible()
    expect(sent('/api/account/phone')).toEqual([])
  })

  test('a code is sent only to a valid number of its country [AUTH-14] [CALL-61]', async () => {
    const { tab, fill, press, sent } = await open('Phone', { 'POST /api/session/code': { json: null } })
    await fill('Phone', '604555019')
    await press('Get code')
    expect(await tab.findByText('Invalid phone number')).toBeVisible()
    expect(sent('/api/session/code')).toEqual([])
    await fill('Phone', '(604) 555-0199')
    await press('Get code')
    expect(await tab.findByText('We sent a code to (604) 555-0199.')).toBeVisible()
    expect(sent('/api/session/code')).toEqual([{ phone: '6045550199', countryCode: 'CA' }])
  })

  test('a new one appears on the page [ERR-51]', async () => {
    const changed = { ...sampleCustomer, phone: '6045550199' }
    const { fill, press, sent } = await open('Phone', { 'POST /api/account/phone': { json: changed } })
    await fill('Phone', '604 555 0199')
    await fill('Verification code', '123456')
    await press('Save phone')
    // a notice stays for a while
    expect((await screen.findAllByText('Your phone number has been updated')).at(-1)).toBeVisible()
    expect(screen.getByText('+1 604 555 0199')).toBeVisible()
    expect(sent('/api/account/phone')).toEqual([{ countryCode: 'CA', phone: '6045550199', vc: '123456' }])
  })
})

test('a change of which nobody knows whether it was made says so, and not that it failed', async () => {
  const { tab, fill, press } = await open('Profile', { 'POST /api/account': rejection('change_unknown') })
  await fill(/^First name/, 'May')
  await press('Save profile')
  expect(await tab.findByRole('alert')).toHaveTextContent(
    /^We couldn’t confirm whether this went through\. Please check before you try again\.$/,
  )
  expect(tab.getByLabelText(/^First name/)).toHaveValue('May')
})

type Refused = [code: ErrorCode, text: string, row: string]

describe('a refused change preserves the input and shows the error', () => {
  test.each<Refused>([
    ['profile_update_failed', 'Your profile could not be updated', 'ERR-51'],
    ['network', 'Slow or unstable network', 'ERR-53'],
  ])('%s: %s [%s]', async (code, text) => {
    const { tab, fill, press } = await open('Profile', { 'POST /api/account': rejection(code) })
    await fill(/^First name/, 'May')
    await press('Save profile')
    expect(await tab.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
    expect(tab.getByLabelText(/^First name/)).toHaveValue('May')
  })

  test.each<Refused>([
    ['email_update_failed', 'Your email could not be updated', 'ERR-51'],
    ['email_taken', 'This email is already registered', 'ERR-51'],
  ])('%s: %s [%s]', async (code, text) => {
    const { tab, fill, press } = await open('Email', { 'POST /api/account/email': rejection(code) })
    await fill('Email', 'new@mail.example')
    await press('Save email')
    expect(await tab.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
    expect(tab.getByLabelText('Email')).toHaveValue('new@mail.example')
  })

  test.each<Refused>([
    ['phone_update_failed', 'Your phone number could not be updated', 'ERR-51'],
    ['phone_taken', 'This phone number is already registered', 'ERR-51'],
    ['country_code_error', 'Country code error. Please check the country and phone number.', 'ERR-1'],
    ['verification_code_expired', 'Verification code expired. Please get a new one.', 'ERR-3'],
    ['incorrect_verification_code', 'Incorrect verification code', 'ERR-5'],
  ])('%s: %s [%s]', async (code, text) => {
    const { tab, fill, press } = await open('Phone', { 'POST /api/account/phone': rejection(code) })
    await fill('Phone', '6045550199')
    await fill('Verification code', '123456')
    await press('Save phone')
    expect(await tab.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
    expect(tab.getByLabelText('Phone')).toHaveValue('6045550199')
    expect(tab.getByLabelText('Verification code')).toHaveValue('123456')
  })
})
