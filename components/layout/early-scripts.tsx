/** Repeats presses, in their order, on buttons of the document that React did not know yet; those of a provider's script are its own. */
const PRESSES = `let sent=null
addEventListener("DOMContentLoaded",()=>{sent=new WeakSet(document.querySelectorAll("button"))})
const pressed=[],knows=node=>Object.keys(node).some(key=>key.startsWith("__reactProps$"))
addEventListener("click",event=>{
const button=event.target.closest?.("button")
if(!button||knows(button)||sent&&!sent.has(button)||button.popoverTargetElement||button.type==="submit"&&button.form?.hasAttribute("action"))return
event.preventDefault()
if(pressed.push(button)>1)return
const again=setInterval(()=>{
while(pressed.length>0&&(knows(pressed[0])||!pressed[0].isConnected)){const first=pressed.shift();if(first.isConnected)first.click()}
if(pressed.length===0)clearInterval(again)},50)},true)`

/** Marks a picture that failed to load, so that what is behind it shows. */
const PICTURES = `addEventListener("error",event=>{if(event.target.tagName==="IMG")event.target.dataset.failed=""},true)`

/**
 * Shows the typeface from the first paint where it is there from an earlier page; loads it for the next page when this
 * one is complete, and not for visitors who save data.
 */
const TYPEFACE = `const root=document.documentElement,FACES=["figtree","fraunces","nunito"]
try{if(localStorage.getItem("plaza:typeface"))root.dataset.typeface=""
else if(!navigator.connection?.saveData)addEventListener("load",()=>setTimeout(()=>Promise.all(FACES.filter(name=>[...document.fonts].some(({family})=>family===name)).map(name=>document.fonts.load("700 1rem "+name))).then(faces=>{
if(faces.length>0&&faces.every(({length})=>length>0))localStorage.setItem("plaza:typeface","1")},()=>{}),2000))}catch{}`

/** Lays out the rest of the page: see `below-fold` in `app/frame.css`. A key such as End, or a fragment, needs it at once. */
const WHOLE = `const whole=()=>{root.dataset.whole=""}
if(location.hash)whole()
addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(whole))
addEventListener("keydown",whole,{capture:true,once:true})`

/**
 * Asks again for a script of the document that did not come: without one of its chunks a page never starts. Scripts that
 * others insert have a handler of their own.
 */
const SCRIPTS = `addEventListener("error",({target})=>{
if(target.tagName!=="SCRIPT"||!target.src||target.onerror)return
const src=target.getAttribute("src")
target.remove()
setTimeout(()=>document.head.append(Object.assign(document.createElement("script"),{src})),3000)},true)`

/** A slash leads to the search: its field, or the link to its page where a phone has only that; not while typing or in a dialog. */
const SEARCH = `addEventListener("keydown",event=>{
if(event.key!=="/"||event.ctrlKey||event.metaKey||event.altKey||document.querySelector("dialog[open],[role=dialog]"))return
if(event.target.closest?.("input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable]"))return
const search=[...document.querySelectorAll("[role=search] [type=search],.search-link")].find(one=>one.offsetWidth>0)
if(!search)return
event.preventDefault()
if(search.href)search.click()
else search.focus()})`

const SCRIPT = `(()=>{${PRESSES}
${PICTURES}
${SCRIPTS}
${TYPEFACE}
${SEARCH}
${WHOLE}})()`

/**
 * What must listen before the scripts of a page run. Links, forms with an address and buttons of a popover work without
 * a script. `nonce` is that of a page whose policy has one.
 */
export function EarlyScripts({ nonce }: { nonce?: string | undefined }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text; browsers hide a nonce from scripts
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
  )
}
