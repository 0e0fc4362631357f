import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const CONFIG = { scriptUrl: 'https://provider.example/express.js', clientKey: 'key-1' }
const handlers = { payment: vi.fn(), onAuthorize: vi.fn(), onCancel: vi.fn(), onError: vi.fn() }

let draw: typeof import('@/lib/browser/orders/payments-express').renderExpressButton
beforeEach(async () => {
  vi.resetModules()
  draw = (await import('@/lib/browser/orders/payments-express')).renderExpressButton
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
    await draw(CONFIG, container, handlers)
    await draw(CONFIG, container, handlers)
    expect(scripts.map(({ src }) => src)).toEqual(['https://provider.example/express.js'])
    expect(render.mock.calls[0]).toEqual([
      { env: 'production', commit: true, client: { production: 'key-1' }, ...handlers },
      container,
    ])
  })

  test('one that failed to load, or defined nothing, can be retried', async () => {
    let arrives = false
    const scripts = watchScripts(() => arrives)
    const container = document.createElement('div')
    await expect(draw(CONFIG, container, handlers)).rejects.toThrow('did not load')
    arrives = true
    await expect(draw(CONFIG, container, handlers)).rejects.toThrow('did not load')
    const render = vi.fn()
    window.paypal = { Button: { render } }
    await draw(CONFIG, container, handlers)
    expect(scripts).toHaveLength(3)
    expect(render).toHaveBeenCalledOnce()
  })
})
