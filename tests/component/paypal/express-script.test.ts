import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const CONFIG = { scriptUrl: 'https://provider.example/express.js', clientKey: 'key-1', currency: 'CAD' }
const handlers = { payment: vi.fn(), onAuthorize: vi.fn(), onCancel: vi.fn(), onError: vi.fn() }

let renderButton: typeof import('@/lib/browser/orders/express-script').renderExpressButton
beforeEach(async () => {
  vi.resetModules()
  renderButton = (await import('@/lib/browser/orders/express-script')).renderExpressButton
})
afterEach(() => {
  delete window.paypal
})

/** Records the scripts that the page requests; `load` determines whether they load. */
function watchScripts(load: () => boolean) {
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue
      scripts.push(node)
      queueMicrotask(() => (load() ? node.onload?.(new Event('load')) : node.onerror?.('gone')))
    }
  })
  return scripts
}

describe('the provider’s script', () => {
  test('is loaded once from the configured address; production mode, commit true [PPX-7] [PPX-8]', async () => {
    const render = vi.fn()
    window.paypal = { Button: { render } }
    const scripts = watchScripts(() => true)
    const container = document.createElement('div')
    await renderButton(CONFIG, container, handlers)
    await renderButton(CONFIG, container, handlers)
    expect(scripts.map(({ src }) => src)).toEqual(['https://provider.example/express.js'])
    expect(render.mock.calls[0]).toEqual([
      { env: 'production', commit: true, client: { production: 'key-1' }, ...handlers },
      container,
    ])
  })

  test('is the SDK of PayPal where the address says so, with the currency of the order', async () => {
    const rendered = vi.fn(async () => undefined)
    const Buttons = vi.fn((_options: object) => ({ render: rendered }))
    window.paypal = { Button: { render: vi.fn() }, Buttons }
    const scripts = watchScripts(() => true)
    const container = document.createElement('div')
    await renderButton({ ...CONFIG, scriptUrl: 'https://www.paypal.com/sdk/js' }, container, handlers)
    expect(scripts[0]?.src).toBe(
      'https://www.paypal.com/sdk/js?client-id=key-1&currency=CAD&intent=capture&commit=true',
    )
    expect(rendered).toHaveBeenCalledWith(container)
    const options = Buttons.mock.calls[0]?.[0] as { createOrder: () => unknown; onApprove: (data: object) => unknown }
    expect(options.createOrder).toBe(handlers.payment)
    options.onApprove({ orderID: 'O-1', payerID: 'P-1' })
    expect(handlers.onAuthorize).toHaveBeenCalledWith({ paymentID: 'O-1', payerID: 'P-1' })
  })

  test('one that failed to load, or defined nothing, can be retried', async () => {
    let arrives = false
    const scripts = watchScripts(() => arrives)
    const container = document.createElement('div')
    await expect(renderButton(CONFIG, container, handlers)).rejects.toThrow('did not load')
    arrives = true
    await expect(renderButton(CONFIG, container, handlers)).rejects.toThrow('did not load')
    const render = vi.fn()
    window.paypal = { Button: { render } }
    await renderButton(CONFIG, container, handlers)
    expect(scripts).toHaveLength(3)
    expect(render).toHaveBeenCalledOnce()
  })
})
