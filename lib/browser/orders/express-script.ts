import type { ExpressConfig } from '@/lib/domain/payment/provider-config'

export interface ExpressHandlers {
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

/** PayPal's JavaScript SDK names the steps differently. */
interface SdkOptions {
  createOrder: () => Promise<string>
  onApprove: (approval: { orderID: string; payerID?: string | null }) => Promise<void>
  onCancel: () => Promise<void>
  onError: (cause: unknown) => void
}

interface ExpressScript {
  Button: { render: (options: ButtonOptions, container: HTMLElement) => unknown }
  /** in place of Button, in PayPal's JavaScript SDK */
  Buttons?: (options: SdkOptions) => { render: (container: HTMLElement) => Promise<void> }
}

declare global {
  interface Window {
    paypal?: ExpressScript
  }
}

let loading: Promise<void> | undefined

/** A failed load can be retried. */
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

/**
 * Renders the provider's button, in production mode with commit. The only code that uses the provider's script, which is
 * PayPal's JavaScript SDK where its address ends with `/sdk/js`.
 */
export async function renderExpressButton(
  { scriptUrl, clientKey, currency }: ExpressConfig & { currency: string },
  container: HTMLElement,
  handlers: ExpressHandlers,
): Promise<void> {
  const isSdk = new URL(scriptUrl).pathname.endsWith('/sdk/js')
  await loadScript(isSdk ? sdkAddress(scriptUrl, clientKey, currency) : scriptUrl)
  container.replaceChildren()
  if (window.paypal?.Buttons) return window.paypal.Buttons(toSdkOptions(handlers)).render(container)
  window.paypal?.Button.render(
    { env: 'production', commit: true, client: { production: clientKey }, ...handlers },
    container,
  )
}

function sdkAddress(scriptUrl: string, clientId: string, currency: string): string {
  return `${scriptUrl}?${new URLSearchParams({ 'client-id': clientId, currency, intent: 'capture', commit: 'true' })}`
}

function toSdkOptions({ payment, onAuthorize, onCancel, onError }: ExpressHandlers): SdkOptions {
  return {
    createOrder: payment,
    // a guest has no id; the capture asks PayPal about the approval anyway
    onApprove: ({ orderID, payerID }) => onAuthorize({ paymentID: orderID, payerID: payerID ?? orderID }),
    onCancel,
    onError,
  }
}
