'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Expected failures are values, so queries are not retried; data is fresh for 5 s. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
