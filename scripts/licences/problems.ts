import { ALLOWED, EXCEPTIONS, type Exception } from './allowed'
import type { Component } from './bill'

type Licensed = Pick<Component, 'name' | 'version' | 'licenses'>

const NONE = 'none stated'

/** The packages whose licence is neither allowed nor an exception, and exceptions that nothing needs any more. */
export function licenceProblems(components: Licensed[], exceptions: readonly Exception[] = EXCEPTIONS): string[] {
  const used = new Set<Exception>()
  const isFine = ({ name }: Licensed, licence: string): boolean => {
    if (ALLOWED.includes(licence)) return true
    const exception = exceptions.find((one) => one.licence === licence && one.packages.test(name))
    if (exception) used.add(exception)
    return exception !== undefined
  }
  const refused = components.filter((one) => !meets(expressionOf(one), (licence) => isFine(one, licence)))
  return [
    ...refused.map((one) => `${one.name} ${one.version} has the licence: ${expressionOf(one)}`),
    ...exceptions.filter((one) => !used.has(one)).map(({ packages }) => `no package needs the exception ${packages}`),
  ]
}

/** Whether an expression such as `(MIT OR GPL-3.0-only) AND ISC` is met; brackets in brackets are not. */
function meets(expression: string, isFine: (licence: string) => boolean): boolean {
  const parts = expression.split(/ AND (?![^(]*\))/)
  return parts.every((part) =>
    part
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => meetsAll(one, isFine)),
  )
}

function meetsAll(licences: string, isFine: (licence: string) => boolean): boolean {
  return licences.split(' AND ').every((licence) => isFine(licence.trim()))
}

function expressionOf({ licenses = [] }: Licensed): string {
  const each = licenses.map((one) =>
    'expression' in one ? one.expression : (one.license.id ?? one.license.name ?? NONE),
  )
  return each.join(' AND ') || NONE
}
