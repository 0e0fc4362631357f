import { html } from 'hono/html'
import { PALETTE } from '@/backend/platform/http/plain-page-styles'

/** The list and the message side by side; on a phone one of them. */
export const OUTBOX_STYLES = html`
${PALETTE}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template:auto 1fr/minmax(0,1fr);background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,"Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
header{padding:1rem 1.25rem;border-bottom:1px solid var(--line);background:var(--surface)}
h1,h2,p{margin:0}
h1{font-size:1.25rem}
h2{font-size:1.375rem;line-height:1.3;padding-bottom:.25rem}
header p,.meta,.to{font-size:.875rem;color:var(--soft)}
ul{margin:0;padding:0;list-style:none}
li a{display:grid;gap:.125rem;padding:.75rem 1.25rem;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
li a:hover{background:var(--surface)}
.meta{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
time{font-variant-numeric:tabular-nums;white-space:nowrap}
li b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;font-weight:600}
main{display:none;min-width:0;padding:1.25rem}
.chosen main{display:flex;flex-direction:column}
.chosen nav{display:none}
.back,.views a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--tint-ink);font-weight:600}
.back{align-self:start}
.views{display:flex;gap:.5rem;padding-top:.5rem}
.views a{padding:0 1rem;border:1px solid var(--line);border-radius:1.5rem;text-decoration:none}
.views [aria-current]{background:var(--tint);border-color:transparent}
iframe{flex:1;width:100%;min-height:34rem;margin-top:1rem;border:1px solid var(--line);border-radius:.75rem;background:#fff;color-scheme:light}
.text{max-width:42rem;margin-top:1rem;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);white-space:pre-line}
.text a{color:var(--tint-ink)}
.none{color:var(--soft)}
:focus-visible{outline:3px solid var(--accent);outline-offset:-3px}
body:not(:has(li)) main{display:block}
@media (min-width:56rem){
body{height:100dvh;grid-template:auto minmax(0,1fr)/22rem minmax(0,1fr)}
header{grid-column:1/-1;display:flex;align-items:baseline;gap:1rem}
nav,.chosen nav{display:block;overflow-y:auto;border-right:1px solid var(--line)}
main,.chosen main{display:flex;flex-direction:column;overflow-y:auto;padding:1.5rem 2rem}
li [aria-current]{background:var(--tint)}
.back{display:none}
}`
