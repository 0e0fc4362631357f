'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { CITIES, DEFAULT_CITY } from '@/lib/domain/places/cities'
import type { MapSource } from '@/lib/domain/places/map-source'
import type { Point } from '@/lib/domain/places/places'

interface MapSettings {
  source: MapSource
  /** where a map without a place of its own opens */
  centre: Point
}

const Settings = createContext<MapSettings>({ source: {}, centre: CITIES[DEFAULT_CITY] })

/** Tells every map below where its pictures come from and where it opens: near Vancouver unless told. */
export function MapSettingsProvider({ source, centre, children }: MapSettings & { children: ReactNode }) {
  return <Settings value={{ source, centre }}>{children}</Settings>
}

export function useMapSettings(): MapSettings {
  return useContext(Settings)
}
