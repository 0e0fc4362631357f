import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/content/picture'
import { Price } from '@/components/ui/content/price'
import { ReviewRating } from '@/components/ui/content/review-rating'
import type { DealSummary } from '@/lib/domain/deals/deals'
import { bindSigns } from '@/lib/domain/languages/joined-text'
import { discountPercent } from '@/lib/domain/money/decimals'
import { discountWords } from '@/lib/domain/money/discount-words'
import type { Paths } from '@/lib/paths'

interface ServiceListProps {
  services: DealSummary[]
  paths: Paths
}

/** rows that a first screen can show */
const FIRST_SCREEN = 4

/** What a store sells by appointment or for a date, a row each: a title in full, since it says how long it takes. */
export async function ServiceList({ services, paths }: ServiceListProps) {
  const [t, ofStore] = await Promise.all([getTranslations('common'), getTranslations('store')])
  return (
    <ul className="grid grid-cols-1 gap-3">
      {services.map((service, index) => (
        <li key={service.id} className={index < FIRST_SCREEN ? undefined : 'below-fold'}>
          <article className="card service-row">
            {service.picture && <Picture src={service.picture} alt="" sizes="128px" className="service-picture" />}
            <div className="service-text">
              <h3>
                <a href={paths.deal(service.id)} className="card-link">
                  {bindSigns(service.name)}
                </a>
              </h3>
              <p className="line-clamp-2 max-sm:hidden">{service.shortDescription}</p>
              <p className="flex flex-wrap gap-x-3">
                <ReviewRating of={service} />
                {service.soldCount > 0 && <span>{t('sold_count', { count: service.soldCount })}</span>}
              </p>
            </div>
            <div className="service-price">
              <Price price={service.dealPrice} original={service.price} originalLabel={t('original_price')}>
                <Discount service={service} />
              </Price>
              <a href={paths.buyDeal(service.id)} className="card-action">
                {ofStore('book')} <span className="sr-only">{service.name}</span>
              </a>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

async function Discount({ service }: { service: DealSummary }) {
  const percent = discountPercent(service.price.amount, service.dealPrice.amount)
  if (percent <= 0) return null
  const t = await getTranslations('common')
  return <span className="discount">{t('percent_off', discountWords(percent))}</span>
}
