import { getTranslations } from 'next-intl/server'
import { Gallery } from '@/components/deals/photos/gallery'
import { PhotoViewer } from '@/components/deals/photos/photo-viewer'
import { Picture } from '@/components/ui/content/picture'
import { Section } from '@/components/ui/content/section'
import type { Deal } from '@/lib/domain/deals/deals'

/** The pictures of a deal; a quiet band where it has none. */
export async function DealGallery({ deal }: { deal: Deal }) {
  const t = await getTranslations('deal')
  if (deal.images.length === 0 && !deal.video)
    return <Picture src="" alt="" sizes="100vw" className="h-32 sm:h-48 sm:rounded-card" />
  return (
    <Gallery
      images={deal.images}
      video={deal.video}
      labels={{
        gallery: t('gallery'),
        previous: t('previous_picture'),
        next: t('next_picture'),
        picture: t('picture_of', { name: deal.name, number: '{number}', count: '{count}' }),
        video: t('video_of', { name: deal.name }),
        show: t('show_picture', { number: '{number}' }),
        showVideo: t('show_video'),
      }}
    />
  )
}

export async function DealPhotos({ photos }: { photos: string[] }) {
  const [t, common] = await Promise.all([getTranslations('deal'), getTranslations('common')])
  if (photos.length === 0) return null
  return (
    <Section title={t('photos')}>
      <PhotoViewer
        photos={photos}
        labels={{
          title: t('photos'),
          close: common('close'),
          viewAll: t('view_all', { count: photos.length }),
          allPhotos: t('all_photos'),
          photo: t('photo_number', { number: '{number}' }),
          previousPicture: t('previous_picture'),
          nextPicture: t('next_picture'),
          previous: common('previous'),
          next: common('next'),
          pageOf: common('page_of', { page: '{page}', count: '{count}' }),
        }}
      />
    </Section>
  )
}
