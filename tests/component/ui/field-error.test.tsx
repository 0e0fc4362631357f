import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FieldError } from '@/components/ui/forms/field-error'
import { show } from '@/tests/support/show'

test('an error that comes while a button is pressed moves nothing until the press has ended', async () => {
  fireEvent.pointerDown(document.body)
  show(<FieldError id="phone-error">Phone required</FieldError>)
  expect(screen.queryByText('Phone required')).toBeNull()
  fireEvent.pointerUp(document.body)
  expect(await screen.findByText('Phone required')).toBeVisible()
})

test('an error that comes otherwise is there at once', () => {
  show(<FieldError id="phone-error">Phone required</FieldError>)
  expect(screen.getByText('Phone required')).toBeVisible()
})
