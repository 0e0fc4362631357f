'use client'

import { useSyncExternalStore } from 'react'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { searchKey } from '@/lib/browser/site/search-key'

/** A single character can be what speech input says or a slip of the hand. */
export function SearchKeySwitch({ label }: { label: string }) {
  const isOn = useSyncExternalStore(searchKey.subscribe, searchKey.read, () => true)
  return <Checkbox label={label} checked={isOn} onChange={({ target }) => searchKey.write(target.checked)} />
}
