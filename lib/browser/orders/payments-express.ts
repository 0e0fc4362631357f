import type { ExpressConfig } from '@/lib/domain/payment/express'

/** Handlers for the steps of the provider's script. */
export interface ExpressHandlers {
  /** returns the id of an open payment */
  payment: () => Promise<string>
  onAuthorize: (approval: { paymentID: string; payerID: string }) => Promise<void>
  onCancel: () => Promise<void>
  onError: (cause: unknown) => void
}

interface ButtonOptions extends ExpressHandlers {
  env: 'production'
  commit: true
  client: { production: string }
}

interface ExpressScript {
  Button: { render: (options: ButtonOptions, container: HTMLElement) => unknown }
}

declare global {
  interface Window {
    /** global defined by the provider's script */
    paypal?: ExpressScript
  }
}

let loading: Promise<void> | undefined

/** Loads the provider's script from its site, once; a failed load can be retried. */
function loadScript(url: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      loading = undefined
      reject(new Error('the express script did not load'))
    }
    script.src = url
    script.async = true
    script.onerror = fail
    script.onload = () => (window.paypal ? resolve() : fail())
    document.head.append(script)
  })
  return loading
}

/** Renders the provider's button, in production mode with commit. The only code that uses the provider's script. */
export async function renderExpressButton(
  { scriptUrl, clientKey }: ExpressConfig,
  container: HTMLElement,
  handlers: ExpressHandlers,
): Promise<void> {
  await loadScript(scriptUrl)
  container.replaceChildren()
  window.paypal?.Button.render(
    { env: 'production', commit: true, client: { production: clientKey }, ...handlers },
    container,
  )
}
