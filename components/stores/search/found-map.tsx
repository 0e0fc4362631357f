import { getTranslations } from 'next-intl/server'
import type { MapSource } from '@/lib/domain/places/map-source'
import type { ListedStore } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { ResultsMap } from './results-map'

/** Nothing where no store has a place. */
export async function FoundMap({ stores, source, paths }: { stores: ListedStore[]; source: MapSource; paths: Paths }) {
  const [t, common] = await Promise.all([getTranslations('search'), getTranslations('common')])
  const pins = stores.flatMap(({ gid, name, address: { lat, lon } }) =>
    lat === null || lon === null ? [] : [{ href: paths.store(gid), name, lat, lon }],
  )
  if (pins.length === 0) return null
  const labels = { show: t('show_map'), hide: t('hide_map'), map: t('map'), schematic: common('schematic_map') }
  return <ResultsMap pins={pins} source={source} labels={labels} />
}
