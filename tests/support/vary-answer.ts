export interface Variation {
  /** `list.0.pc: null`; the row of a list is always its first */
  name: string
  /** empty for all of the records */
  path: (string | number)[]
  /** the same value in another form */
  isSame: boolean
  json: unknown
}

type Json = unknown
type Path = (string | number)[]
type Tree = Record<string | number, Json>

const isTree = (value: Json): value is Tree => typeof value === 'object' && value !== null
const copy = (value: Json): Json => structuredClone(value)

/** Of a list only the first row. */
function places(value: Json, path: Path = []): Path[] {
  if (!isTree(value)) return []
  const keys: Path = Array.isArray(value) ? (value.length > 0 ? [0] : []) : Object.keys(value)
  return keys.flatMap((key) => [[...path, key], ...places(value[key], [...path, key])])
}

function withChange(records: Json, path: Path, change: (holder: Tree, key: string | number) => void): Json {
  const changed = { records: copy(records) } as Tree
  const holder = path.slice(0, -1).reduce<Tree>((tree, key) => tree[key] as Tree, changed.records as Tree)
  change(holder, path.at(-1) as string | number)
  return changed.records
}

/** The same in another form, nothing, or something that it cannot be. */
function forms(value: Json): [string, Json][] {
  const nothing: [string, Json][] = [null, '', [], {}].map((empty) => [JSON.stringify(empty), empty])
  const odd: [string, Json][] = [
    ['an object', { odd: 1 }],
    ['an object whose length is no number', { length: { toString: 1 } }],
    ['a list', [['odd']]],
    ['odd text', 'n/a'],
    ['a truth', true],
    ['a huge number', 1e300],
    ['a zero date', '0000-00-00 00:00:00'],
  ]
  if (typeof value === 'number') return [...nothing, ...odd, ['text', `${value}`]]
  if (typeof value === 'string' && Number.isFinite(Number(value)))
    return [...nothing, ...odd, ['number', Number(value)]]
  return [...nothing, ...odd]
}

const SAME = ['text', 'number', 'in a list', 'in a list with paging', 'bare']

/** Ways to wrap the same rows, and records that are none. */
function wholes(records: Json): [string, Json][] {
  const rows = isTree(records) ? Object.values(records).find(Array.isArray) : undefined
  const wrapped: [string, Json][] = Array.isArray(records)
    ? [
        ['in a list', { list: records }],
        ['in a list with paging', { list: records, paging: { total: records.length, page: '1' } }],
      ]
    : isTree(records) && 'paging' in records
      ? [
          ['bare', rows],
          ['in a list', { list: rows, paging: [] }],
        ]
      : []
  return [...wrapped, ...forms('records')]
}

/** With RC 200. */
export function varySuccess(records: Json): Variation[] {
  const more = isTree(records) && !Array.isArray(records) ? { ...records, new_key: { a: [1] } } : records
  const whole = (name: string, json: Json, isSame: boolean): Variation => ({ name, path: [], isSame, json })
  return [
    ...places(records).flatMap((path) => varyPlace(records, path)),
    ...wholes(records).map(([form, changed]) =>
      whole(`records: ${form}`, { RC: 200, records: changed }, SAME.includes(form)),
    ),
    whole('records: absent', { RC: 200 }, false),
    whole('records: one key more', { RC: 200, records: more }, true),
    whole('RC: text', { RC: '200', msg: null, records }, true),
    whole('msg: odd', { RC: 200, msg: { text: 'ok' }, records }, true),
  ]
}

function varyPlace(records: Json, path: Path): Variation[] {
  const value = path.reduce<Json>((tree, key) => (tree as Tree)[key], records)
  const variation = (form: string, change: (holder: Tree, key: string | number) => void): Variation => ({
    name: `${path.join('.')}: ${form}`,
    path,
    isSame: SAME.includes(form),
    json: { RC: 200, records: withChange(records, path, change) },
  })
  const absent = variation('absent', (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  })
  return [
    absent,
    ...forms(value).map(([form, changed]) =>
      variation(form, (holder, key) => {
        holder[key] = changed
      }),
    ),
  ]
}

const CODES = [
  204, 206, 207, 400, 401, 403, 404, 408, 409, 429, 456, 459, 460, 461, 463, 464, 483, 484, 485, 500, 1000, 999,
]
const DETAILS = [undefined, null, '', [], {}, 'n/a', { oos: '', max_km: 'far', countries: {} }, { oos: ['', 7, null] }]

/** Each documented code, as number and as text. */
export function varyRejection(): Pick<Variation, 'name' | 'json'>[] {
  const rejections = CODES.flatMap((RC) =>
    DETAILS.map((records) => ({ name: `RC ${RC}: ${JSON.stringify(records)}`, json: { RC, msg: '', records } })),
  )
  return [...rejections, ...CODES.map((code) => ({ name: `RC ${code} as text`, json: { RC: `${code}`, msg: null } }))]
}

export function varyNonsense(): Pick<Variation, 'name' | 'json'>[] {
  const none = [null, '', 'ok', 7, true, [], {}, { records: [] }, { RC: null }, { RC: '' }, { RC: 'ok' }, { RC: [200] }]
  return [...none, { RC: {} }, { status: 'ok' }, [{ RC: 200 }]].map((json) => ({ name: JSON.stringify(json), json }))
}
