import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AccountScreen } from '@/components/account/account-screen'
import { ToastRegion } from '@/components/ui/feedback/toast'
import type { Customer } from '@/lib/domain/account/customer'
import type { Language } from '@/lib/domain/languages/languages'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { sampleCustomer } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

function open(customer: Partial<Customer> = {}, routes: ApiMocks = {}, language: Language = 'en') {
  const api = mockApi({ 'GET /api/account': { json: { ...sampleCustomer, ...customer } }, ...routes })
  const screenAndToasts = (
    <>
      <AccountScreen>
        <p>below</p>
      </AccountScreen>
      <ToastRegion />
    </>
  )
  return { api, ...show(screenAndToasts, language) }
}

describe('the profile', () => {
  test('shows avatar, name, email and phone [ACCT-1]', async () => {
    open()
    const card = within(await screen.findByRole('region', { name: 'Profile' }))
    expect(card.getByTestId('avatar').querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/\/media\/avatar\/person\/7$/),
    )
    expect(card.getByText('Mei Chen')).toBeVisible()
    expect(card.getByText('mei@mail.example')).toBeVisible()
    expect(card.getByText('+1 604 555 0123')).toBeVisible()
  })

  test('a missing or failing picture is replaced by the initials [ERR-57]', async () => {
    open()
    const avatar = await screen.findByTestId('avatar')
    fireEvent.error(avatar.querySelector('img') as HTMLImageElement)
    expect(avatar).toHaveTextContent(/^MC$/)
  })

  test('shows placeholders for missing data', async () => {
    open({ firstName: '', lastName: '', email: '', phone: '', picture: '' })
    for (const text of ['No name yet', 'No email yet', 'No phone yet'])
      expect(await screen.findByText(text)).toBeVisible()
  })

  test.each([[rejection('failed_to_fetch_profile')], [rejection('network', undefined, 503)]])(
    'shows a load error and retries on demand [ERR-7] [ERR-56]',
    async (answer) => {
      let failing = true
      const routes: ApiMocks = { 'GET /api/account': () => (failing ? answer : { json: sampleCustomer }) }
      const { user } = open({}, routes)
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch user profile')
      expect(screen.getByText('below')).toBeVisible()
      failing = false
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('Mei Chen')).toBeVisible()
    },
  )
})

describe('the editor', () => {
  test('opens from the edit icon, with tabs profile, email, phone and password [ACCT-2]', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Edit account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit account' }))
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Profile', 'Email', 'Phone', 'Password'])
    expect(dialog.getByRole('tab', { selected: true })).toHaveTextContent('Profile')
    await user.click(dialog.getByRole('tab', { name: 'Profile' }))
    await user.keyboard('{ArrowRight}')
    expect(dialog.getByRole('tab', { selected: true })).toHaveTextContent('Email')
    expect(dialog.getByRole('tabpanel', { name: 'Email' })).toBeVisible()
  })

  test('preserves the input of a tab while another is shown', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Edit account' }))
    const last = await screen.findByLabelText('Last name')
    await user.type(last, '-Wong')
    await user.click(screen.getByRole('tab', { name: 'Email' }))
    expect(last).not.toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Profile' }))
    expect(last).toBeVisible()
    expect(last).toHaveValue('Chen-Wong')
  })

  test('a success closes it, shows a message, and the page shows the new value without a second read [ERR-51]', async () => {
    const { user, api } = open({}, { 'POST /api/account': { json: { ...sampleCustomer, firstName: 'May' } } })
    await user.click(await screen.findByRole('button', { name: 'Edit account' }))
    const first = await screen.findByLabelText(/^First name/)
    await user.clear(first)
    await user.type(first, 'May{Enter}')
    expect(await screen.findByText('Your profile has been updated')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('May Chen')).toBeVisible()
    expect(api.callsOf('POST /api/account').map(({ body }) => body)).toEqual([
      { firstName: 'May', lastName: 'Chen', nickName: '' },
    ])
    expect(api.callsOf('GET /api/account')).toHaveLength(1)
  })
})

test.each([
  ['en', 'Edit account', ['Profile', 'Email', 'Phone', 'Password']],
  ['zh', '编辑账号', ['个人资料', '邮箱', '手机号', '密码']],
  ['zh-Hant', '編輯帳戶', ['個人資料', '電子郵件', '手機號碼', '密碼']],
  ['jp', 'アカウントを編集', ['プロフィール', 'メールアドレス', '電話番号', 'パスワード']],
] as const)('in %s: %s with %j', async (language, edit, tabs) => {
  const { user } = open({}, {}, language)
  await user.click(await screen.findByRole('button', { name: edit }))
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(tabs)
})

describe('what was entered before the address was proved', () => {
  const unclaimed = { initials: 'MN', cities: ['Victoria'], phoneEnds: ['23'] }
  const CLAIM = 'POST /api/account/unclaimed'

  test.each([
    ['Yes, keep it', true, 'Kept in your account'],
    ['No, remove it', false, 'Removed from your account'],
  ])('is asked about with masked facts: %s', async (button, isKept, done) => {
    const state: Partial<Customer> = { unclaimed }
    const { user, api } = open(state, {
      'GET /api/account': () => ({ json: { ...sampleCustomer, ...state } }),
      [CLAIM]: () => {
        state.unclaimed = null
        return { json: { ...sampleCustomer, unclaimed: null } }
      },
    })
    const question = within((await screen.findByText('Is this yours?')).closest('[role=alert]') as HTMLElement)
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Initials: MN',
      'Address in Victoria',
      'Phone number ending in 23',
    ])
    await user.click(question.getByRole('button', { name: button }))
    expect(await screen.findByText(done)).toBeVisible()
    expect(api.callsOf(CLAIM).map(({ body }) => body)).toEqual([{ isKept }])
    await vi.waitFor(() => expect(screen.queryByText('Is this yours?')).toBeNull())
  })

  test('stays asked when the answer could not be saved', async () => {
    const { user } = open({ unclaimed }, { [CLAIM]: rejection('profile_update_failed') })
    await user.click(await screen.findByRole('button', { name: 'No, remove it' }))
    expect(await screen.findByText('Your answer could not be saved. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'No, remove it' })).toBeVisible()
  })
})

test('a link from a checkout opens the editor at the email', async () => {
  history.replaceState(null, '', '/account?edit=email')
  open()
  expect(await screen.findByRole('tab', { name: 'Email', selected: true })).toBeVisible()
  history.replaceState(null, '', '/')
})
