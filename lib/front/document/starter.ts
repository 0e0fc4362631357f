export const LATE_SCRIPTS = 'late-scripts'

/**
 * Starts the page's scripts when the page is loaded and the browser is idle, after 2 s, or at the first sign that the
 * visitor wants to act, whichever comes first. A button that is pressed before React knows it is pressed again afterwards;
 * links and forms with an address work without a script. A page that is rendered in advance waits to be shown; one that
 * shows nothing of use without its script (`data-start="now"`) starts after the first paint.
 */
export const STARTER = `(()=>{
const late=JSON.parse(document.getElementById("${LATE_SCRIPTS}").textContent),SIGNS=["pointerdown","pointermove","keydown","touchstart","focusin"]
const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes))
const start=()=>{
for(const sign of SIGNS)removeEventListener(sign,start,true)
if(late.started)return
late.started=true
for(const href of late.chunks)add("link",{rel:"preload",as:"script",href})
add("script",{src:late.flight,onload(){for(const src of late.chunks)add("script",{src,async:true})}})}
const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:1000}):setTimeout(start,200)
const begin=()=>{
if(document.querySelector('[data-start="now"]'))return requestAnimationFrame(()=>setTimeout(start))
document.readyState==="complete"?idle():addEventListener("load",idle)
setTimeout(start,2000)}
for(const sign of SIGNS)addEventListener(sign,start,{capture:true,passive:true})
document.prerendering?document.addEventListener("prerenderingchange",begin,{once:true}):begin()
const knows=node=>Object.keys(node).some(key=>key.startsWith("__reactProps$"))
addEventListener("click",event=>{
const button=event.target.closest?.("button")
if(!button||knows(button)||button.type==="submit"&&button.form?.hasAttribute("action"))return
event.preventDefault()
late.pressed=button
const again=setInterval(()=>{
if(late.pressed===button&&!knows(button)&&button.isConnected)return
clearInterval(again)
if(late.pressed===button)button.click()},50)},true)
})()`
