'use client'

import { useSession } from '@/lib/browser/session/session-store'

interface WelcomeNameProps {
  /** contains `{name}` */
  greeting: string
  guest: string
}

/** Above the heading of the page. */
export function WelcomeName({ greeting, guest }: WelcomeNameProps) {
  const { firstName } = useSession()
  return (
    <p className="font-semibold text-ink-soft max-sm:text-sm">{greeting.replace('{name}', () => firstName || guest)}</p>
  )
}
