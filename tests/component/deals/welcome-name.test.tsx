import { render } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { WelcomeName } from '@/components/deals/landing/welcome-name'
import * as sessionStore from '@/lib/browser/session/session-store'

describe('welcome', () => {
  test.each<[sessionStore.Session, string]>([
    [{ status: 'loading' }, 'Welcome, friend'],
    [{ status: 'visitor' }, 'Welcome, friend'],
    [{ status: 'customer', firstName: '' }, 'Welcome, friend'],
    [{ status: 'customer', firstName: '$& Mei' }, 'Welcome, $& Mei'],
  ])('%j reads %s [LAND-1]', (session, text) => {
    vi.spyOn(sessionStore, 'useSession').mockReturnValue(session)
    expect(render(<WelcomeName greeting="Welcome, {name}" guest="friend" />).container).toHaveTextContent(text)
  })
})
