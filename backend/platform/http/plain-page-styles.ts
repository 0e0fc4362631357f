import { html } from 'hono/html'

/** The storefront's colours, in the light and the dark scheme. */
export const PALETTE = html`
:root{color-scheme:light dark;--canvas:oklch(.985 .005 75);--surface:oklch(1 0 0);--line:oklch(.905 .011 75);--ink:oklch(.235 .018 55);--soft:oklch(.435 .02 58);--accent:oklch(.565 .18 40);--on:oklch(1 0 0);--tint:oklch(.95 .03 55);--tint-ink:oklch(.5 .16 39)}
@media (prefers-color-scheme:dark){:root{--canvas:oklch(.19 .012 60);--surface:oklch(.235 .014 60);--line:oklch(.36 .016 60);--ink:oklch(.95 .008 75);--soft:oklch(.79 .014 70);--accent:oklch(.74 .15 45);--on:oklch(.2 .03 40);--tint:oklch(.33 .05 45);--tint-ink:oklch(.84 .1 50)}}`

/** Inlined, so that a page needs no further request. */
export const PLAIN_PAGE_STYLES = html`
${PALETTE}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem 1rem;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
:lang(ja){font-family:system-ui,"Hiragino Sans","Noto Sans CJK JP",sans-serif}
:lang(zh-Hant){font-family:system-ui,"PingFang TC","Noto Sans CJK TC",sans-serif}
:lang(zh-Hans){font-family:system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:26rem;padding:2rem 1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:1.25rem;box-shadow:0 1px 2px oklch(.2 .02 55/.06),0 12px 32px oklch(.2 .02 55/.08)}
h1{margin:.75rem 0;font-size:1.5rem;line-height:1.25;text-wrap:balance}
h2{margin:2rem 0 .75rem;font-size:.875rem;color:var(--soft)}
p{margin:.75rem 0;color:var(--soft)}
a{color:var(--tint-ink);font-weight:600}
svg{display:block;width:16rem;max-width:100%;margin:1.5rem auto;padding:.5rem;background:#fff;border-radius:.75rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}
h2+form{margin-top:0}
button{min-height:3rem;padding:.625rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:none;color:inherit;font-family:inherit;font-size:1rem;font-weight:600;line-height:1.25;cursor:pointer}
button:hover{background:var(--canvas)}
button.main{border-color:transparent;background:var(--accent);color:var(--on)}
button.main:hover{filter:brightness(1.06)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.badge{display:inline-block;padding:.125rem .625rem;border-radius:1rem;background:var(--tint);color:var(--tint-ink);font-size:.875rem;font-weight:600}
.amount{font-variant-numeric:tabular-nums;white-space:nowrap}
@media (forced-colors:active){button.main{border-color:currentColor}}`
