import { Picture } from '@/components/ui/content/picture'

/** The store of an order, or one of its items; paper has the words alone. */
export function OrderPicture({ src }: { src: string }) {
  return <Picture src={src} alt="" sizes="64px" className="size-14 shrink-0 rounded-control sm:size-16 print:hidden" />
}
