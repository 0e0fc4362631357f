'use client'

import { useSession } from '@/lib/browser/session/session-store'

interface WelcomeNameProps {
  /** the greeting with the placeholder `{name}` */
  greeting: string
  /** the name used for visitors */
  guest: string
}

export function WelcomeName({ greeting, guest }: WelcomeNameProps) {
  const { firstName } = useSession()
  return greeting.replace('{name}', () => firstName || guest)
}
