import { render } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { WelcomeName } from '@/components/deals/welcome-name'

const useSession = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/session/session-store', () => ({ useSession }))

describe('welcome', () => {
  test.each([
    [{ status: 'loading' }, 'Welcome, friend'],
    [{ status: 'visitor' }, 'Welcome, friend'],
    [{ status: 'customer', firstName: '' }, 'Welcome, friend'],
    [{ status: 'customer', firstName: '$& Mei' }, 'Welcome, $& Mei'],
  ])('%j reads %s [LAND-1]', (session, text) => {
    useSession.mockReturnValue(session)
    expect(render(<WelcomeName greeting="Welcome, {name}" guest="friend" />).container).toHaveTextContent(text)
  })
})
