import { Picture } from '@/components/ui/content/picture'

export interface StoreLineProps {
  logo: string
  name: string
  /** where it is, or the number of an order there; may be empty */
  detail: string
}

export function StoreLine({ logo, name, detail }: StoreLineProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Picture
        src={logo}
        alt=""
        sizes="48px"
        fit="contain"
        preload
        className="size-12 shrink-0 rounded-control border border-line bg-surface"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 text-heading leading-tight font-bold text-balance">{name}</p>
        {detail && <p className="text-sm wrap-anywhere text-ink-soft">{detail}</p>}
      </div>
    </div>
  )
}
