import { useEffect, useRef, useState } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { request } from '@/lib/browser/fetcher/request'
import { useDistances } from '@/lib/browser/places/use-distances'
import type { Id } from '@/lib/domain/codes/id'
import type { OpenStore } from '@/lib/domain/stores/like-store'

export interface OpenStoresProps {
  /** the store that takes no orders */
  gid: Id
  /** where none is open */
  none: string
  /** contains `{km}` */
  away: string
}

/** Stores like one that takes no orders, which are open. */
export function OpenStoreList({ gid, none, away }: OpenStoresProps) {
  const list = useRef<HTMLUListElement>(null)
  const [stores, setStores] = useState<OpenStore[] | null>(null)
  useDistances(list, away)
  useEffect(() => {
    const abort = new AbortController()
    request('GET /api/open-stores/[lan]/[gid]', { params: { gid: `${gid}` }, signal: abort.signal }).then(
      (answer) => answer.ok && setStores(answer.value),
      () => undefined,
    )
    return () => abort.abort()
  }, [gid])
  if (stores?.length === 0) return <p>{none}</p>
  return <ul ref={list}>{stores?.map(card)}</ul>
}

function card({ href, name, logo, status, facts, lat, lon }: OpenStore) {
  return (
    <li key={href}>
      <article className="card">
        <Picture src={logo} alt="" sizes="48px" fit="contain" className="size-12 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1">
          <h3>
            <a href={href} className="card-link">
              {name}
            </a>
          </h3>
          <div className="card-status">
            <p className="truncate font-semibold text-success">{status}</p>
            {lat !== null && lon !== null && <span data-lat={lat} data-lon={lon} />}
          </div>
          <p className="truncate text-sm text-ink-soft tabular-nums">{facts}</p>
        </div>
      </article>
    </li>
  )
}
