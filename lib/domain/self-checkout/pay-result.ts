export type PayResultContent = 'payment_success' | 'payment_open' | 'payment_unknown' | 'unknown_code'

export function payResultTone(content: string): 'success' | 'error' {
  return content.includes('success') ? 'success' : 'error'
}
