'use client'

import { type ReactNode, useRef } from 'react'
import { useDistances } from '@/lib/browser/places/use-distances'

interface StoreListProps {
  /** contains `{km}` */
  away: string
  className: string
  children: ReactNode
}

/** A list of store cards, which tell how far away they are where the visitor's place is known. */
export function StoreList({ away, className, children }: StoreListProps) {
  const list = useRef<HTMLUListElement>(null)
  useDistances(list, away)
  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  )
}
