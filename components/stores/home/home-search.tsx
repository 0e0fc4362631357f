import {
  ArrowRight,
  BedDouble,
  type LucideIcon,
  Search,
  ShoppingBag,
  Sparkles,
  Ticket,
  UtensilsCrossed,
  Wrench,
} from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { STORE_KIND_KEYS, type StoreKind } from '@/lib/domain/stores/home'
import type { Paths } from '@/lib/paths'

const ICONS: Record<StoreKind, LucideIcon> = {
  restaurants: UtensilsCrossed,
  beauty_spas: Sparkles,
  travel: BedDouble,
  things_to_do: Ticket,
  shopping: ShoppingBag,
  local_services: Wrench,
}

interface HomeSearchProps {
  paths: Paths
  query?: string
  kind?: StoreKind
  formClass?: string
}

/** A plain form to `/?q=`, which a desktop has in its bar, and the kinds of stores. */
export async function HomeSearch({ paths, query = '', kind, formClass = '' }: HomeSearchProps) {
  const [t, name] = await Promise.all([getTranslations('home'), getTranslations('categories')])
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not supported by all browsers in use */}
      <form role="search" aria-label={t('search_label')} action="/" className={`max-w-2xl ${formClass}`}>
        <div className="flex items-center gap-2 rounded-full border border-line-strong bg-surface p-1 ps-5 shadow-card focus-within:ring-2 focus-within:ring-accent">
          <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
          <input
            name="q"
            type="search"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            aria-label={t('search_label')}
            placeholder={t('search_label')}
            className="min-h-11 min-w-0 flex-1 bg-transparent px-1 outline-none placeholder:text-ink-faint"
          />
          <button
            type="submit"
            aria-label={t('search')}
            className="inline-flex min-h-11 items-center justify-center rounded-full bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong sm:px-6"
          >
            <span className="max-sm:sr-only">{t('search')}</span>
            <ArrowRight aria-hidden className="size-5 sm:hidden" />
          </button>
        </div>
        {paths.fixed.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <nav aria-label={t('kinds')}>
        <ul className="scroll-row -mx-4 gap-2 px-4 sm:mx-0 sm:flex-wrap sm:px-0">
          {STORE_KIND_KEYS.map((key) => {
            const Icon = ICONS[key]
            return (
              <li key={key} className="shrink-0">
                <a href={paths.search({ kind: key })} aria-current={key === kind ? 'page' : undefined} className="chip">
                  <Icon aria-hidden className="size-4.5 text-accent-ink" />
                  {name(key)}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
