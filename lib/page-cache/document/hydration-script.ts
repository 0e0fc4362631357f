export const DEFERRED_SCRIPTS = 'late-scripts'

/** Of the stylesheets that wait for the first paint: no device is of that kind. */
export const DEFERRED_MEDIA = 'none'

/**
 * Applies the stylesheet when the first screen is complete, after 1 s, or at a sign of the visitor, whichever comes
 * first: the styles in the head are enough for the first paint. A page that no one sees yet, or that is shown from a
 * fragment on, has it at once.
 *
 * Starts the page's scripts when the page is loaded and the browser is idle, after 2 s, or at the first sign that the
 * visitor wants to act, whichever comes first; tried again every 3 s while the line fails. A page that is rendered in
 * advance waits to be shown; one that shows nothing of use without its script (`data-start="now"`) starts after the
 * first paint. What is pressed before they run is the matter of `EarlyScripts`.
 */
export const HYDRATION_SCRIPT = `(()=>{
const late=JSON.parse(document.getElementById("${DEFERRED_SCRIPTS}").textContent),SIGNS=["pointerdown","pointermove","keydown","touchstart","focusin"]
const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes))
const load=()=>add("script",{src:late.flight,onload(){for(const src of late.chunks)add("script",{src,async:true})},onerror(){setTimeout(load,3000)}})
const style=()=>{for(const link of document.querySelectorAll('link[media="${DEFERRED_MEDIA}"]'))link.media="all"}
const start=()=>{
for(const sign of SIGNS)removeEventListener(sign,start,true)
style()
if(late.started)return
late.started=true
for(const href of late.chunks)add("link",{rel:"preload",as:"script",href})
load()}
const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:1000}):setTimeout(start,200)
const begin=()=>{
setTimeout(style,1000)
addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(style)))
if(document.querySelector('[data-start="now"]'))return requestAnimationFrame(()=>setTimeout(start))
document.readyState==="complete"?idle():addEventListener("load",idle)
setTimeout(start,2000)}
for(const sign of SIGNS)addEventListener(sign,start,{capture:true,passive:true})
addEventListener("wheel",style,{once:true,passive:true})
if(document.prerendering||location.hash)addEventListener("DOMContentLoaded",style)
document.prerendering?document.addEventListener("prerenderingchange",begin,{once:true}):begin()
})()`
