'use client'

import { useEffect, useState } from 'react'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Point } from '@/lib/domain/places/places'
import { cityAt } from '@/lib/domain/places/schematic/drawn-area'
import type { SchematicCity } from '@/lib/domain/places/schematic/schematic-city'

const DRAWINGS: Record<CityKey, () => Promise<SchematicCity>> = {
  vancouver: async () => (await import('@/lib/domain/places/schematic/vancouver')).VANCOUVER,
  victoria: async () => (await import('@/lib/domain/places/schematic/victoria')).VICTORIA,
  toronto: async () => (await import('@/lib/domain/places/schematic/toronto')).TORONTO,
  seattle: async () => (await import('@/lib/domain/places/schematic/seattle')).SEATTLE,
}

/** The drawing of the city around a point; null outside of all, and until it is loaded. */
export function useSchematicCity(point: Point): SchematicCity | null {
  const key = cityAt(point)
  const [drawn, setDrawn] = useState<{ key: CityKey; city: SchematicCity } | null>(null)
  useEffect(() => {
    if (!key) return
    let isCurrent = true
    // a drawing that cannot be loaded leaves the lines of latitude and longitude
    DRAWINGS[key]().then(
      (city) => isCurrent && setDrawn({ key, city }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return drawn && drawn.key === key ? drawn.city : null
}
