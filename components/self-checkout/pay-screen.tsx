import { getLocale, getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/content/picture'
import { Alert } from '@/components/ui/feedback/alert'
import { withNames } from '@/lib/domain/languages/joined-text'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { phoneLink } from '@/lib/domain/places/phone-link'
import type { Store } from '@/lib/domain/stores/stores'
import { type PathsInput, pathsIn } from '@/lib/paths'
import { PaidAlready } from './paid-already'
import { PayPad } from './pay-pad'

interface PayScreenProps {
  store: Pick<Store, 'gid' | 'name' | 'logo' | 'phone' | 'address' | 'currency' | 'takesSelfCheckout'>
  pathsInput: PathsInput
  /** the URL has parameters, which only the browser reads */
  isLinked: boolean
}

/** `/pay/{gid}` */
export async function PayScreen({ store, pathsInput, isLinked }: PayScreenProps) {
  const [t, language] = await Promise.all([getTranslations('pay'), getLocale()])
  const { gid, name, logo, phone, address, takesSelfCheckout } = store
  return (
    <>
      <div className="grid justify-items-center gap-3 pt-2 text-center">
        <Picture src={logo} alt="" sizes="64px" fit="contain" preload className="size-16 rounded-card shadow-card" />
        <h1 className="text-heading">{withNames({ store: name }, language, (names) => t('pay_to', names))}</h1>
      </div>
      <PaidAlready gid={gid} pathsInput={pathsInput} />
      <PayPad
        gid={gid}
        isLinked={isLinked}
        currency={store.currency || DEFAULT_CURRENCY}
        takesAmounts={takesSelfCheckout}
        phoneHref={phoneLink(phone, address.country)}
        checkoutHref={pathsIn(...pathsInput).payCheckout(gid)}
        unavailable={
          <Alert tone="warning" title={t('not_offered')}>
            {t('not_offered_text')}
          </Alert>
        }
        labels={{
          amount: t('amount'),
          needsLogin: t('needs_login'),
          most: t('most', { max: '{max}' }),
          surcharge: t('surcharge_of', { id: '{id}' }),
          beforeTax: t('before_tax'),
          addComment: t('add_comment'),
          comment: t('comment'),
          contact: t('contact_merchant'),
          pay: t('pay'),
          hide: t('hide'),
          show: t('show'),
          delete: t('delete'),
          point: t('point'),
          pad: t('pad'),
        }}
      />
    </>
  )
}
