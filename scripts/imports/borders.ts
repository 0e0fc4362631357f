import type { Import } from './read-imports'

interface Border {
  files: RegExp
  /** files of this project, or packages */
  mayNotImport: RegExp
  why: string
}

const PHONES = 'the library of phones is large, and stays on servers'

/** Rules that the direction of imports does not imply. */
const BORDERS: Border[] = [
  {
    files: /^lib\/domain\//,
    mayNotImport: /^(app|backend|components|launch|messages|scripts|lib(?!\/domain\/))\//,
    why: 'the domain needs nothing else',
  },
  {
    files: /^lib\/domain\/.*(?<!\.schema)\.ts$/,
    mayNotImport: /^zod$/,
    why: 'public pages import these files, and it is large',
  },
  {
    files: /^lib\/contract\//,
    mayNotImport: /^lib\/(?!contract\/|domain\/(codes|languages|time)\/|domain\/[\w-]+\.ts$)/,
    why: 'APIs of others are written from the contract, which needs the least',
  },
  {
    files: /^(components|lib\/(browser|i18n|inline-scripts|paths|routes))\b/,
    mayNotImport:
      /^(backend\/|launch\/|operator\/|lib\/(commerce-client|contract|env|log|page-cache|redis|server|telemetry)\b)/,
    why: 'browsers get it, and neither a setting nor the names of the contract are for them',
  },
  {
    files: /^lib\/server\//,
    mayNotImport: /^lib\/(browser|contract|page-cache)\//,
    why: 'the client of the API alone knows the names of the contract',
  },
  {
    files: /^lib\/commerce-client\//,
    mayNotImport: /^lib\/(browser|server|page-cache)\//,
    why: 'pages and sessions use it',
  },
  {
    files: /^lib\/page-cache\//,
    mayNotImport:
      /^lib\/(browser|commerce-client|server\/(?!routing\/|session\/session-cookie|site\/(host|known-cities|preferences)\.ts))/,
    why: 'what stands in front of the pages calls no API',
  },
  {
    files: /^(app\/|middleware)/,
    mayNotImport: /^(backend|launch|operator|lib\/(redis|page-cache\/(?!purge\/page-tags)))/,
    why: 'pages know the API by its client alone, and start nothing',
  },
  {
    files: /^backend\//,
    mayNotImport:
      /^(app|components|launch|messages|lib\/(?!contract|domain|telemetry|(deadline|env-addresses|env-values|public-address|redis|safe-parse)\.ts)|lib\/domain\/(cart|checkout|contact|options|self-checkout)\/)/,
    why: 'the API shares the contract and rules with the storefront, not its code',
  },
  {
    files: /^operator\//,
    mayNotImport:
      /^(app|launch|lib\/(commerce-client|env|log|page-cache|redis|server|telemetry)|components\/(?!ui\/)|backend\/(?!operators\/))/,
    why: 'the page of operators is made of the operations, whose types it has, and of the parts of every screen',
  },
  {
    files: /^lib\//,
    mayNotImport: /^(app|backend|components|launch|operator)\//,
    why: 'the commerce API may be anybody’s, and what is shared knows no page',
  },
  {
    files: /^launch\//,
    mayNotImport: /^backend\/(?!config\/env\.ts|platform\/process\/assert-port-free\.ts)/,
    why: 'it starts the API as another process',
  },
  {
    files: /^(?!lib\/domain\/places\/(phone-link|international-phone|national-phone)\.ts$)/,
    mayNotImport: /^libphonenumber-js\b/,
    why: PHONES,
  },
  {
    files: /^(?!lib\/domain\/account\/login-address\.ts$|backend\/)/,
    mayNotImport: /^lib\/domain\/places\/international-phone\.ts$/,
    why: PHONES,
  },
  {
    files: /^(?!lib\/domain\/places\/international-phone\.ts$|lib\/server\/|backend\/)/,
    mayNotImport: /^lib\/domain\/places\/national-phone\.ts$/,
    why: PHONES,
  },
  {
    files: /^(lib\/(browser|domain)\/|components\/(?!(stores\/about\/about-store|self-checkout\/pay-screen)\.tsx$))/,
    mayNotImport: /^lib\/domain\/(places\/phone-link|account\/login-address)\.ts$/,
    why: PHONES,
  },
]

/** Parts of screens, which each of them may use. */
const SHARED = ['ui', 'auth', 'addresses', 'payment-fields', 'maps', 'bookmarks', 'search']
const SCREEN = /^components\/([\w-]+)\//

/** Returns a line with the reason for each import that crosses a border. */
export function findCrossings(imports: Import[]): string[] {
  return imports.flatMap((one) => {
    const why = refuse(one)
    return why === null ? [] : [`${one.from} imports ${one.specifier}: ${why}`]
  })
}

function refuse({ from, to, specifier }: Import): string | null {
  if (specifier.startsWith('../')) return 'a relative import stays in its folder'
  if (isOtherScreen(from, to)) return 'screens do not import each other, pages compose them'
  return BORDERS.find(({ files, mayNotImport }) => files.test(from) && mayNotImport.test(to))?.why ?? null
}

function isOtherScreen(from: string, to: string): boolean {
  const [, screen] = SCREEN.exec(from) ?? []
  const [, other] = SCREEN.exec(to) ?? []
  return screen !== undefined && other !== undefined && other !== screen && !SHARED.includes(other)
}
