export const LATE_SCRIPTS = 'late-scripts'

/**
 * Starts the page's scripts when the page is loaded and the browser is idle, after 2 s, or at the first sign that the
 * visitor wants to act, whichever comes first; tried again every 3 s while the line fails. A page that is rendered in
 * advance waits to be shown; one that shows nothing of use without its script (`data-start="now"`) starts after the
 * first paint. What is pressed before they run is the matter of `EarlyScripts`.
 */
export const STARTER = `(()=>{
const late=JSON.parse(document.getElementById("${LATE_SCRIPTS}").textContent),SIGNS=["pointerdown","pointermove","keydown","touchstart","focusin"]
const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes))
const load=()=>add("script",{src:late.flight,onload(){for(const src of late.chunks)add("script",{src,async:true})},onerror(){setTimeout(load,3000)}})
const start=()=>{
for(const sign of SIGNS)removeEventListener(sign,start,true)
if(late.started)return
late.started=true
for(const href of late.chunks)add("link",{rel:"preload",as:"script",href})
load()}
const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:1000}):setTimeout(start,200)
const begin=()=>{
if(document.querySelector('[data-start="now"]'))return requestAnimationFrame(()=>setTimeout(start))
document.readyState==="complete"?idle():addEventListener("load",idle)
setTimeout(start,2000)}
for(const sign of SIGNS)addEventListener(sign,start,{capture:true,passive:true})
document.prerendering?document.addEventListener("prerenderingchange",begin,{once:true}):begin()
})()`
