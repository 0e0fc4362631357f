'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'
import type { MapSource } from '@/lib/domain/places/map-source'
import type { Point } from '@/lib/domain/places/places'

interface MapSettings {
  source: MapSource
  centre: Point
}

const Settings = createContext<MapSettings>({ source: {}, centre: BUILT_IN_CITIES.vancouver })

/** Near Vancouver by default. */
export function MapSettingsProvider({ source, centre, children }: MapSettings & { children: ReactNode }) {
  return <Settings value={{ source, centre }}>{children}</Settings>
}

export function useMapSettings(): MapSettings {
  return useContext(Settings)
}
