'use client'

import { useSession } from '@/lib/browser/session/session-store'

interface WelcomeNameProps {
  /** contains `{name}` */
  greeting: string
  guest: string
}

export function WelcomeName({ greeting, guest }: WelcomeNameProps) {
  const { firstName } = useSession()
  return greeting.replace('{name}', () => firstName || guest)
}
