const HOSTS = ['evil.example', 'evil.example:80', 'user@evil.example', 'localhost.evil.example', '%65vil.example']
const STARTS = [
  '//',
  '///',
  '/\\',
  '\\/',
  '/\\/',
  '//\\',
  '/\t/',
  '/\\\t/',
  '/%2f',
  '/%2F%2f',
  '/%5c',
  '/%09/',
  '/./',
  '/.//',
  '/..//',
  '/%2e//',
  '/%2e%2e//',
  '/a/..//',
  '/;//',
  '/https://',
  '/https:%2f%2f',
  '//https:///',
  '/javascript://',
  '/data:text//',
  '/deals//../..//',
  '/deals\\..\\..\\\\',
  '/\u00ad//',
  '/%00//',
  '/%6%34//',
  '/%',
]
const ENDS = ['', '/', '/%2e%2e/', '//']

/** Paths of which a careless redirect would lead to another site, as the bytes of a request. */
export const HOSTILE_PATHS = STARTS.flatMap((start) =>
  HOSTS.flatMap((host) => ENDS.map((end) => `${start}${host}${end}`)),
).filter((path) => path.startsWith('/'))
