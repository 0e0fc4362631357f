'use client'

import { lazy, Suspense, useState } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { interpolate } from '@/components/ui/loading/interpolate'
import { type PhotoLabels, PhotoTile } from './photo-tile'

const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog')).PhotoDialog }))

const GRID = 4

/** Four photos; the dialog shows one at full size, or all of them. */
export function PhotoViewer({ photos, labels }: { photos: string[]; labels: PhotoLabels }) {
  /** a photo, null for all of them, undefined while the dialog is closed */
  const [full, setFull] = useState<number | null>()
  const nameOf = (index: number) => interpolate(labels.photo, { number: index + 1 })
  return (
    <>
      <ul className="grid grid-cols-4 gap-2">
        {photos.slice(0, GRID).map((src, index) => (
          <li key={src} className="relative">
            {index === GRID - 1 && photos.length > GRID ? (
              <button
                type="button"
                onClick={() => setFull(null)}
                className="relative block w-full overflow-hidden rounded-control"
              >
                <Picture src={src} alt="" sizes="25vw" className="aspect-square" />
                <span className="absolute inset-0 grid place-items-center bg-black/65 p-1 text-center text-sm leading-tight font-semibold text-white">
                  {labels.viewAll}
                </span>
              </button>
            ) : (
              <PhotoTile
                src={src}
                name={nameOf(index)}
                sizes="(min-width: 64rem) 190px, 25vw"
                onOpen={() => setFull(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {full !== undefined && (
        <Suspense>
          <PhotoDialog
            photos={photos}
            full={full}
            labels={labels}
            nameOf={nameOf}
            onShow={setFull}
            onClose={() => setFull(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
