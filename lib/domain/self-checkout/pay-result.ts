/** The content of self-checkout's result dialog. */
export type PayResultContent = 'payment_success' | 'payment_open' | 'unknown_code'

/** Success by its content, else an error. */
export function payResultTone(content: string): 'success' | 'error' {
  return content.includes('success') ? 'success' : 'error'
}
