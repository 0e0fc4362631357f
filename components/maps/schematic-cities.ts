import { useEffect, useState } from 'react'
import type { BuiltInCityKey } from '@/lib/domain/places/built-in-cities'
import type { Point } from '@/lib/domain/places/places'
import { cityAt } from '@/lib/domain/places/schematic/drawn-area'
import type { SchematicCity } from '@/lib/domain/places/schematic/schematic-city'

const DRAWINGS: Record<BuiltInCityKey, () => Promise<SchematicCity>> = {
  vancouver: async () => (await import('@/lib/domain/places/schematic/vancouver')).VANCOUVER,
  victoria: async () => (await import('@/lib/domain/places/schematic/victoria')).VICTORIA,
  toronto: async () => (await import('@/lib/domain/places/schematic/toronto')).TORONTO,
  seattle: async () => (await import('@/lib/domain/places/schematic/seattle')).SEATTLE,
}

/** `loading` at first, `none` outside of all cities and where the drawing cannot be loaded. */
export function useSchematicCity(point: Point): SchematicCity | 'loading' | 'none' {
  const key = cityAt(point)
  const [drawn, setDrawn] = useState<{ key: BuiltInCityKey; city: SchematicCity | 'none' } | null>(null)
  useEffect(() => {
    if (!key) return
    let isCurrent = true
    DRAWINGS[key]().then(
      (city) => isCurrent && setDrawn({ key, city }),
      () => isCurrent && setDrawn({ key, city: 'none' }),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  if (!key) return 'none'
  return drawn?.key === key ? drawn.city : 'loading'
}
