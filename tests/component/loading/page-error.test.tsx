import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageError } from '@/components/ui/feedback/page-error'
import { mockApi } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

test.each([
  ['unreadable_answer', /went wrong on our end/],
  ['123456', /taking longer than usual/],
])('a page whose error has the digest %s', async (digest, text) => {
  mockApi({})
  show(<PageError error={Object.assign(new Error('omitted'), { digest })} reset={() => undefined} />)
  expect(await screen.findByText(text)).toBeVisible()
})
