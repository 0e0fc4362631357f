'use client'

import { useSession } from '@/lib/browser/session/session-store'

interface WelcomeNameProps {
  /** the greeting with `{name}` where the name goes */
  greeting: string
  /** the generic word for somebody without a name */
  guest: string
}

export function WelcomeName({ greeting, guest }: WelcomeNameProps) {
  const { firstName } = useSession()
  return greeting.replace('{name}', () => firstName || guest)
}
