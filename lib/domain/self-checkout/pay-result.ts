/** What the result modal of self-checkout tells. */
export type PayResultContent = 'payment_success' | 'payment_open' | 'unknown_code'

/** Success where its content says so, else an error. */
export function payResultTone(content: string): 'success' | 'error' {
  return content.includes('success') ? 'success' : 'error'
}
