import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Why a clock is read that may be wrong: all else takes `timeNow`. */
const DEVICE_CLOCK: Record<string, string> = {
  'components/layout/layouts/account-layout.tsx': 'on the server',
  'components/layout/layouts/public-layout.tsx': 'on the server',
  'components/orders/detail/order-reference.tsx': 'how long ago the data was read, which is dated by the same clock',
  'components/payment-fields/use-unknown-outcome.ts': 'how long ago a payment was sent, also before a reload',
  'components/ui/loading/prefetched.tsx': 'how old data is, by the same clock',
  'lib/browser/cart/menus.ts': 'how old data is, by the same clock',
  'lib/browser/clock.ts': 'compared with the server’s',
  'lib/browser/orders/pending-payment.ts': 'how long ago a payment was sent, also before a reload',
}

test('what the browser shows of a time is by the server’s clock', () => {
  const files = ['components', 'lib/browser', 'lib/inline-scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const readers = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /Date\.now\(\)|new Date\(\)/.test(readFileSync(file, 'utf8')))
  expect(readers.sort()).toEqual(Object.keys(DEVICE_CLOCK).sort())
})
