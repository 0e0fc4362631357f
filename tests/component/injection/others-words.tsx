import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { doorsIn, skeletonOf } from '@/tests/support/html-doors'
import { size } from '@/tests/support/scale'
import { SCRIPT_PAYLOADS } from '@/tests/support/script-payloads'

/** A screen as it is when others wrote its texts: each call of `say` is one text. */
export type Sinks = Record<string, (say: () => string) => ReactElement>

// a picture of a host that is not listed would be left out
vi.stubEnv('PICTURE_ORIGINS', 'https://evil.example')

const ROUNDS = size(2, 1)

/**
 * Every payload is said on every screen, at full size twice and in changing places. What goes wrong: something that
 * could run, or elements and attributes that honest texts do not bring.
 */
export async function findInjections(
  sinks: Sinks,
  render: (element: ReactElement) => Promise<ParentNode>,
): Promise<string[]> {
  const found: string[] = []
  for (const [name, sink] of Object.entries(sinks)) {
    let said = 0
    const honest = skeletonOf(await render(sink(() => `plain-words-${said++}`)))
    if (said === 0) found.push(`${name} says nothing`)
    for (said = 0; said < ROUNDS * SCRIPT_PAYLOADS.length; ) {
      const from = said
      const root = await render(sink(() => SCRIPT_PAYLOADS[said++ % SCRIPT_PAYLOADS.length] ?? ''))
      for (const door of doorsIn(root)) found.push(`${name}: ${door}`)
      if (skeletonOf(root) !== honest) found.push(`${name}: another page by one of the payloads ${from} to ${said}`)
    }
  }
  return found
}
