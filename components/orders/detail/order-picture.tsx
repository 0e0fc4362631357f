import { Picture } from '@/components/ui/content/picture'

export function OrderPicture({ src }: { src: string }) {
  return <Picture src={src} alt="" sizes="64px" className="size-14 shrink-0 rounded-control sm:size-16 print:hidden" />
}
