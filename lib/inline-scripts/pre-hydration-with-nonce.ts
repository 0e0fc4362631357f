import './pre-hydration'
import { retryScript } from './failed-scripts'

// the scripts of a customer's page are in its head, and can have failed before anything listened
const before = [...document.scripts].filter(({ src, noModule }) => src && !noModule)
const hasLoaded = ({ src }: HTMLScriptElement) =>
  (performance.getEntriesByName(src) as PerformanceResourceTiming[]).some(({ decodedBodySize }) => decodedBodySize > 0)
addEventListener('load', () => {
  for (const script of before) if (script.isConnected && !hasLoaded(script)) retryScript(script)
})
