/** What every call answers: even the code is text. */
export interface Answer {
  RC: string
  msg: string
  records: unknown
}

export const found = (records: unknown): Answer => ({ RC: '200', msg: 'Success', records })

/** Of a write, which answers no records. */
export const DONE = found([])

export const refused = (code: number, msg: string): Answer => ({ RC: `${code}`, msg, records: '' })

/** As its database stores amounts. */
export const decimal = (cents: number): string => (cents / 100).toFixed(4)

export const cents = (text: string): number => Math.round(Number(text) * 100)

export const flag = (isTrue: boolean): string => (isTrue ? '1' : '0')

export const utcNow = (): string => new Date().toISOString().slice(0, 19).replace('T', ' ')

export const NO_DATE = '0000-00-00 00:00:00'
