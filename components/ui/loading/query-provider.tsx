'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Expected failures arrive as values, so a query is asked once; what is on screen is fresh for 5 s. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
