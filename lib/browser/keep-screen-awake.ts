/**
 * Keeps the screen from dimming until the returned function is called; a page that was hidden meanwhile asks again. Does
 * nothing in browsers that cannot, or refuse.
 */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const release = () => void lock?.release().catch(() => undefined)
  const request = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (isOver) release()
  }
  void request()
  document.addEventListener('visibilitychange', request)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', request)
    release()
  }
}
