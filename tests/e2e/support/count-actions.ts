import type { BrowserContext } from 'playwright/test'

export interface Actions {
  /** of a pointer */
  presses: number
  keys: number
  /** characters in fields, however they get there; a radio button is a press */
  inputs: number
}

const KINDS = { pointerdown: 'presses', keydown: 'keys', input: 'inputs' } as const

declare global {
  interface Window {
    countAction: (kind: string) => Promise<void>
  }
}

/** Counts what a person does on every page of the context from now on; to be called before the first is opened. */
export async function countActions(context: BrowserContext): Promise<Actions> {
  const actions: Actions = { presses: 0, keys: 0, inputs: 0 }
  await context.exposeFunction('countAction', (kind: keyof typeof KINDS) => {
    actions[KINDS[kind]] += 1
  })
  await context.addInitScript((kinds) => {
    const isPressed = ({ target }: Event) => target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
    for (const kind of kinds)
      addEventListener(kind, (event) => (kind === 'input' && isPressed(event) ? null : window.countAction(kind)), true)
  }, Object.keys(KINDS))
  return actions
}
