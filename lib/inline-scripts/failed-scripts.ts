const RETRY_MS = 1500

/** Requests a script of the document again: without one of its chunks a page never hydrates. */
export function retryScript(script: HTMLScriptElement): void {
  const src = script.getAttribute('src')
  script.remove()
  setTimeout(() => document.head.append(Object.assign(document.createElement('script'), { src })), RETRY_MS)
}

// scripts that others insert have a handler of their own
addEventListener(
  'error',
  (event) => {
    const script = event.target as HTMLScriptElement
    if (script.tagName === 'SCRIPT' && script.src && !script.onerror) retryScript(script)
  },
  true,
)
