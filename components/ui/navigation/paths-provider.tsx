'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Paths, type PathsInput, pathsIn } from '@/lib/paths'

const Made = createContext<Paths | null>(null)

/** Makes the page's paths in the browser from what the server made its own from: the same URLs on both sides. */
export function PathsProvider({ input, children }: { input: PathsInput; children: ReactNode }) {
  const paths = useMemo(() => pathsIn(...input), [input])
  return <Made value={paths}>{children}</Made>
}

/** The page's paths, in client components: those that server components get as `paths`. */
export function usePaths(): Paths {
  const paths = useContext(Made)
  if (!paths) throw new Error('usePaths needs a PathsProvider above it')
  return paths
}
