import { typedText } from '@/lib/domain/typed-text'

/** The parameters of a pay link, as text from the URL. */
export interface PayLink {
  amount?: string
  orderId?: string
  taxClass?: string
  isFixed: boolean
}

/** Pairs after `/pay/{gid}`, in any order; the first of each name applies. */
export function readPayLink(pathname: string): PayLink {
  const parts = pathname.split('/').slice(2)
  const from = parts.findIndex((part) => NAMES.includes(part))
  const pairs = new Map<string, string>()
  for (let at = from; at >= 0 && at + 1 < parts.length; at += 2) {
    const [name = '', value = ''] = [parts[at], parts[at + 1]]
    if (!pairs.has(name)) pairs.set(name, decode(value))
  }
  const [amount, orderId, taxClass] = [pairs.get('amt'), pairs.get('oid'), pairs.get('tc')]
  return { amount, orderId, taxClass, isFixed: pairs.get('ro') === '1' }
}

const NAMES = ['amt', 'oid', 'tc', 'ro']

function decode(text: string): string {
  try {
    return typedText(decodeURIComponent(text))
  } catch {
    return ''
  }
}

/** In major units and read-only. */
export function surchargePairs({ amount, orderId, taxClass }: Required<Omit<PayLink, 'isFixed'>>): string {
  const pairs = [['amt', amount], ['oid', orderId], ...(taxClass ? [['tc', taxClass]] : []), ['ro', '1']]
  return pairs.map(([name, value = '']) => `/${name}/${encodeURIComponent(value)}`).join('')
}
