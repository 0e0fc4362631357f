'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { OfferedCountry } from '@/lib/domain/places/offered-country'

const Named = createContext<readonly OfferedCountry[] | undefined>(undefined)

interface CountriesProviderProps {
  /** absent where the API names none */
  countries?: readonly OfferedCountry[] | undefined
  children: ReactNode
}

export function CountriesProvider({ countries, children }: CountriesProviderProps) {
  return <Named value={countries}>{children}</Named>
}

export function useNamedCountries(): readonly OfferedCountry[] | undefined {
  return useContext(Named)
}
