import { z } from 'zod'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { toCountryCode } from '@/lib/domain/places/country-code'
import { list } from '@/lib/env-values'

/** The default one first. */
export type Countries = readonly [CountryCode, ...CountryCode[]]

const DOCUMENTED: Countries = ['CA', 'US', 'CN', 'KR']
const WRONG = 'codes of countries such as CA,US,JP'

/** Each once. If unset, those of the documents. */
export const countries = list
  .transform((codes, context): Countries => {
    const [first, ...others] = new Set(codes.map(toCountryCode))
    const known = others.filter((code) => code !== null)
    if (first && known.length === others.length) return [first, ...known]
    context.addIssue(WRONG)
    return z.NEVER
  })
  .default(DOCUMENTED)
