import type { BrowserContext } from 'playwright/test'

export interface Actions {
  /** of a pointer */
  presses: number
  keys: number
  /** characters in fields, however they get there; a radio button is a press */
  inputs: number
  /** fields of a page that are filled in */
  fields: number
}

const KINDS = { pointerdown: 'presses', keydown: 'keys', input: 'inputs' } as const

declare global {
  interface Window {
    countAction: (kind: keyof Actions) => Promise<void>
  }
}

/** Counts what a person does on every page of the context from now on; to be called before the first is opened. */
export async function countActions(context: BrowserContext): Promise<Actions> {
  const actions: Actions = { presses: 0, keys: 0, inputs: 0, fields: 0 }
  await context.exposeFunction('countAction', (kind: keyof Actions) => {
    actions[kind] += 1
  })
  await context.addInitScript((kinds) => {
    const filledIn = new Set<EventTarget | null>()
    const isPressed = ({ target }: Event) => target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
    for (const [type, kind] of kinds)
      addEventListener(
        type,
        (event) => {
          if (kind === 'inputs' && isPressed(event)) return
          void window.countAction(kind)
          if (kind === 'inputs' && !filledIn.has(event.target)) void window.countAction('fields')
          if (kind === 'inputs') filledIn.add(event.target)
        },
        true,
      )
  }, Object.entries(KINDS))
  return actions
}
