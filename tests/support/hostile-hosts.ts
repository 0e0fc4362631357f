/** A Host header can only hold the bytes of a text that is not Latin. */
const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

const NAMES = ['localhost', 'noodle.localhost', '127.0.0.1']
const NEAR: ((name: string) => string)[] = [
  (name) => `${name}..`,
  (name) => `${name}..:3000`,
  (name) => `..${name}`,
  (name) => `.${name}`,
  (name) => `-${name}`,
  (name) => `${name}-`,
  (name) => `_${name}`,
  (name) => `x${name}`,
  (name) => `${name}x`,
  (name) => `x.${name}`,
  (name) => `www.${name}`,
  (name) => `*.${name}`,
  (name) => `${name}.evil.test`,
  (name) => `${name}.localhost.evil.test:3000`,
  (name) => `evil.test.${name}`,
  (name) => `${name}@evil.test`,
  (name) => `evil.test@${name}`,
  (name) => `user:word@${name}:3000`,
  (name) => `${name}:`,
  (name) => `${name}:port`,
  (name) => `${name}:-1`,
  (name) => `${name}:80:80`,
  (name) => `${name}:80@evil.test`,
  (name) => `${name}:80/`,
  (name) => `${name}/`,
  (name) => `${name}/../`,
  (name) => `${name}\\`,
  (name) => `${name}?`,
  (name) => `${name}#`,
  (name) => `${name};`,
  (name) => `${name}&gid=12`,
  (name) => `${name}%00`,
  (name) => `${name}%2e`,
  (name) => `${name}%20`,
  (name) => `${name} evil.test`,
  (name) => `${name}, evil.test`,
  (name) => `evil.test, ${name}`,
  (name) => `${name}\tevil.test`,
  (name) => `[${name}]`,
  (name) => `"${name}"`,
  (name) => `'${name}'`,
  (name) => `http://${name}`,
  (name) => `//${name}`,
  (name) => `${name}\u00a0`,
  (name) => `${name}\u00ad`,
  (name) => bytes(`${name}\u200b`),
  (name) => bytes(name.replace('o', 'о')),
  (name) => bytes(name.replace('l', 'ｌ').replace('1', '１')),
  (name) => bytes(name.replaceAll('.', '。').replace('localhost', 'ⓛocalhost').replace('127', '１27')),
]
const ADDRESSES = [
  ...['::1', '[::1]', '[::1]:3000', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
  ...['[fe80::1%25lo]', '[::1', '::1]', '[::1].localhost', '[localhost]:3000', '[v1.localhost]'],
  ...['127.1', '0', '0.0.0.0', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '017700000001'],
  ...['127.000.000.001', '127.0.0.01', '127.0.0.2', '127.0.0.1.5', '127.0.0', '169.254.169.254'],
  ...['10.0.0.1', '192.168.0.1', '255.255.255.255'],
]
const WORDS = [
  ...['', '.', '..', '-', '*', '@', ':', ':3000', '/', 'a b', '%', '%2e%2e', '../../etc/passwd', '$(id)', '`id`'],
  ...['{{7*7}}', '<script>', "' or 1=1--", 'noodle%', '%oodle.localhost', '_oodle.localhost', 'noodle.localhos_'],
  ...['noodle', 'noodle.local', 'noodle.localhost.localhost', 'noodlelocalhost', 'noodle-localhost', 'oodle.localhost'],
  ...['localhost.localdomain', 'localhost6', 'ip6-localhost', 'localtest.me', 'lvh.me', 'xn--ndle-mqaa.localhost'],
  ...['shared', 'SHARED', 'missing', 'en', 'null', 'undefined', '__proto__', 'constructor', 'hasownproperty'],
  ...['evil.test', 'evil.test:3000', 'a'.repeat(64), `${'a.'.repeat(127)}a`, 'a'.repeat(9000), 'é.test'],
]

const ALL = [...NAMES.flatMap((name) => NEAR.map((change) => change(name))), ...ADDRESSES, ...WORDS]
export const HOSTILE_HOSTS = [...new Set(ALL)].filter((host) => !NAMES.includes(host))

/** No header can hold them: refused before any of our code. */
export const SPLITTING_HOSTS = [
  'localhost\r\nx-forwarded-host: noodle.localhost',
  'noodle.localhost\r\n\r\nGET / HTTP/1.1',
  'localhost\nhost: noodle.localhost',
  'noodle.localhost\u0000',
  'nοodle.localhost',
  'noodle．localhost',
]
