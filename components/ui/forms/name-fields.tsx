import { useLocale } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { asksFamilyNameFirst } from '@/lib/domain/account/person-name'

/** The fields of a name, in the order of the page's language. */
export function NameFields({ given, family }: { given: ReactNode; family: ReactNode }) {
  const fields = [<Fragment key="given">{given}</Fragment>, <Fragment key="family">{family}</Fragment>]
  return asksFamilyNameFirst(useLocale()) ? fields.reverse() : fields
}
