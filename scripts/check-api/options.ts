import { parseArgs } from 'node:util'
import { z } from 'zod'
import { idInQuery } from '@/lib/domain/codes/id.schema'

export const USAGE = `npm run check-api -- URL [options]

  --near LAT,LON          the place whose stores are listed; by default that of appconfig
  --store GID             the store to look at; by default the first with a menu
  --domain HOST           the own domain of a store
  --customer              read as a customer, too
  --order GID:PID         as a customer, order one of a product to pick up, in cash; by delivery; and by a method with
                          a payment page, where the store has them. Each order is cancelled
  --html FILE             write the report as a page
  --json                  print it as one object of JSON
  --help                  print this

A customer is CHECK_API_TOKEN and CHECK_API_SECRET, or CHECK_API_EMAIL and CHECK_API_PASSWORD; what is
missing is asked for. The shopper of an order returns to SITE_ORIGIN. Reads change nothing.

It makes about 200 calls, one after the other, and more where an API lists the deals of all stores in the place
of those of one; eight pictures are loaded at most. It ends with 0 if all is well, with 1 if a shopper sees a
fault, and with 2 if no page can be shown, or the words are wrong.`

const point = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .refine(([lat, lon, ...more]) => Number.isFinite(lat) && Number.isFinite(lon) && more.length === 0)
  .transform(([lat = 0, lon = 0]) => ({ lat, lon }))

/** A store and a product. */
const order = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([idInQuery, idInQuery]))
  .transform(([gid, pid]) => ({ gid, pid }))

const schema = z.object({
  url: z.url({ protocol: /^https?$/ }),
  near: point.optional(),
  store: z.optional(idInQuery),
  domain: z.string().min(1).optional(),
  customer: z.boolean().default(false),
  order: order.optional(),
  html: z.string().min(1).optional(),
  json: z.boolean().default(false),
})

export type Options = z.output<typeof schema>

/** `help` if that is asked for. Throws an error that names the invalid argument. */
export function readOptions(words: string[]): Options | 'help' {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      ...{ near: { type: 'string' }, store: { type: 'string' }, domain: { type: 'string' }, html: { type: 'string' } },
      ...{ order: { type: 'string' }, customer: { type: 'boolean' }, json: { type: 'boolean' } },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { help, ...given } = values
  if (help) return 'help'
  const [url, ...more] = positionals
  if (!url || more.length > 0) throw new Error('name one URL')
  const read = schema.safeParse({ ...given, url: url.replace(/\/+$/, '') })
  if (read.success) return read.data
  throw new Error(
    `not valid: ${read.error.issues.map(({ path: [name] }) => (name === 'url' ? 'URL' : `--${String(name)}`)).join(', ')}`,
  )
}
