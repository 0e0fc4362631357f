'use client'

import { useSession } from '@/lib/browser/session/session-store'

interface WelcomeNameProps {
  /** contains `{name}` */
  greeting: string
  guest: string
}

/** The heading of the page. */
export function WelcomeName({ greeting, guest }: WelcomeNameProps) {
  const { firstName } = useSession()
  return <h1 className="text-title">{greeting.replace('{name}', () => firstName || guest)}</h1>
}
