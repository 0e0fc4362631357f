'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Paths, type PathsInput, pathsIn } from '@/lib/paths'

const Made = createContext<Paths | null>(null)

/** From what the server made its own paths from: the same URLs on both sides. */
export function PathsProvider({ input, children }: { input: PathsInput; children: ReactNode }) {
  const paths = useMemo(() => pathsIn(...input), [input])
  return <Made value={paths}>{children}</Made>
}

export function usePaths(): Paths {
  const paths = useContext(Made)
  if (!paths) throw new Error('usePaths needs a PathsProvider above it')
  return paths
}
