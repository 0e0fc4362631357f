import type { Screen, View } from './screens'
import type { Shot } from './take'
import { ALL_LANGUAGES, ALL_LOOKS, type Look, nameOf } from './variants'
import type { Taken } from './write-index'

export function planShots(screens: readonly Screen[]): (Shot & Taken)[] {
  return screens.flatMap((screen) => {
    const { name, states = {}, ...view } = screen
    const shotOf = (state: string, one: View) => (look: Look) => ({
      screen: name,
      state,
      look: nameOf(look),
      view: one,
      shape: look,
      file: `${name}/${state}-${nameOf(look)}.jpg`,
    })
    const others = ALL_LANGUAGES.filter(({ language }) => language !== 'en')
    return [
      ...[...ALL_LOOKS, ...others].map(shotOf('plain', view)),
      ...Object.entries(states).flatMap(([state, change]) => ALL_LANGUAGES.map(shotOf(state, { ...view, ...change }))),
    ]
  })
}
