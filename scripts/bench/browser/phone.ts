/** A phone of the middle class on a slow line, as Lighthouse has them; bytes a second. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
export const LINE = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 }
/** how many times slower than this machine its processor is */
export const SLOWER = 4
