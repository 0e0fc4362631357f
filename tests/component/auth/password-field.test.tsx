import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordField } from '@/components/ui/forms/password-field'
import { show } from '@/tests/support/show'

test('a button shows what is typed and hides it again, without sending the form', async () => {
  const { user } = show(
    <form>
      <PasswordField label="Password" autoComplete="current-password" />
    </form>,
  )
  const field = screen.getByLabelText('Password')
  const eye = screen.getByRole('button', { name: 'Show password', pressed: false })
  await user.type(field, 'noodles')
  expect(field).toHaveAttribute('type', 'password')
  await user.click(eye)
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('noodles')
  expect(eye).toHaveAttribute('aria-pressed', 'true')
  await user.click(eye)
  expect(field).toHaveAttribute('type', 'password')
})

test('a keyboard of a phone neither corrects nor capitalises a password, whatever its state', () => {
  show(<PasswordField label="Password" autoComplete="new-password" />)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('autocapitalize', 'none')
  expect(field).toHaveAttribute('spellcheck', 'false')
  expect(field).toHaveAttribute('autocomplete', 'new-password')
})
