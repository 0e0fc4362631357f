import 'server-only'
import { RC } from '@/lib/contract/codes'

/** ERR-1 and ERR-3 to ERR-5: why a phone or the code that was texted to it is refused. */
export const TEXTED_CODE_REFUSALS = {
  [RC.invalidRequest]: 'country_code_error',
  [RC.codeExpired]: 'verification_code_expired',
  [RC.overLimit]: 'verification_code_over_limit',
  [RC.incorrectCode]: 'incorrect_verification_code',
} as const
