import { SEARCH_KEY } from '@/lib/browser/site/search-key'

/**
 * Repeats, in their order, what was done with elements of the document that React did not know yet: presses on buttons,
 * except those of a provider's script, and what was chosen or typed, which React would undo when it renders again.
 * A press that is repeated must not reach React before that, which may listen already: it would count twice.
 * One at a time: each must see what React has made of the one before. A choice is seen at its click, before React starts
 * because of it; and a key that is let go makes React complete its start, since it takes over the values of fields then.
 */
const EARLY_ACTS = `let sent=null
addEventListener("DOMContentLoaded",()=>{sent=new WeakSet(document.querySelectorAll("button,input,select,textarea"))})
const acts=[]
const knows=node=>Object.keys(node).some(key=>key.startsWith("__reactProps$"))
const isEarly=node=>!knows(node)&&(!sent||sent.has(node))
const repeatLater=act=>{
if(acts.push(act)>1)return
const again=setInterval(()=>{
const [{node,repeat}]=acts
if(knows(node)||!node.isConnected){acts.shift();if(node.isConnected)repeat()}
if(acts.length===0)clearInterval(again)},20)}
const enterLater=(node,repeat)=>{
const before=acts.findIndex(act=>act.isEntry&&act.node===node)
if(before>=0)acts.splice(before,1)
if(isEarly(node))repeatLater({node,isEntry:true,repeat(){
node.dispatchEvent(new Event("keyup",{bubbles:true}))
repeat()}})}
addEventListener("click",event=>{
const node=event.target.closest?.("button,[type=radio],[type=checkbox]")
if(!node||!isEarly(node)||node.popoverTargetElement||node.type==="submit"&&node.form?.hasAttribute("action"))return
const {checked}=node
if(node.tagName==="INPUT")return enterLater(node,()=>{node.checked=!checked;node.click()})
event.preventDefault()
event.stopPropagation()
repeatLater({node,repeat:()=>node.click()})},true)
addEventListener("input",({target:node})=>{
if(/^(radio|checkbox|file)$/.test(node.type))return
const {value}=node
enterLater(node,()=>{
if(node.value!==value)node.value=value
node._valueTracker?.setValue(value?"":" ")
node.dispatchEvent(new Event(node.tagName==="SELECT"?"change":"input",{bubbles:true}))})},true)`

/** Marks a picture that failed to load, so that what is behind it shows. */
const PICTURES = `addEventListener("error",event=>{if(event.target.tagName==="IMG")event.target.dataset.failed=""},true)`

/**
 * Shows the typefaces of the site, which are optional, from the first paint where it is there from an earlier page; loads
 * it for the next page when this one is complete, and not for visitors who save data. What is known of their line is
 * asked for then, too: asked before the first paint, it delays that.
 */
const TYPEFACE = `const root=document.documentElement
const load=()=>{
const faces=navigator.connection?.saveData?[]:[...document.fonts].filter(({display})=>display==="optional")
if(faces.length>0)Promise.all(faces.map(face=>face.load())).then(()=>localStorage.setItem("plaza:typeface","1"),()=>{})}
try{if(localStorage.getItem("plaza:typeface"))root.dataset.typeface=""
else addEventListener("load",()=>setTimeout(load,2000))}catch{}`

/** Lays out the rest of the page: see `below-fold` in `app/globals.css`. A key such as End, or a fragment, needs it at once. */
const WHOLE = `const whole=()=>{root.dataset.whole=""}
if(location.hash)whole()
addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(whole))
addEventListener("keydown",whole,{capture:true,once:true})`

/**
 * Asks again for a script of the document that did not come: without one of its chunks a page never starts. Scripts that
 * others insert have a handler of their own.
 */
const SCRIPTS = `const askAgain=script=>{
const src=script.getAttribute("src")
script.remove()
setTimeout(()=>document.head.append(Object.assign(document.createElement("script"),{src})),1500)}
addEventListener("error",({target})=>{if(target.tagName==="SCRIPT"&&target.src&&!target.onerror)askAgain(target)},true)`

/** Those of a page of a customer are in its head and can have failed before anything listened. */
const FAILED_BEFORE = `const before=[...document.scripts].filter(({src,noModule})=>src&&!noModule)
const came=({src})=>performance.getEntriesByName(src).some(({decodedBodySize})=>decodedBodySize>0)
addEventListener("load",()=>{for(const script of before)if(script.isConnected&&!came(script))askAgain(script)})`

/**
 * A slash leads to the search: its field, or the link to its page where a phone has only that; not while typing or in a
 * dialog, nor where it is switched off.
 */
const SEARCH = `addEventListener("keydown",event=>{
if(event.key!=="/"||event.ctrlKey||event.metaKey||event.altKey||document.querySelector("dialog[open],[role=dialog]"))return
if(event.target.closest?.("input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable]"))return
const search=[...document.querySelectorAll("[role=search] [type=search],.search-link")].find(one=>one.offsetWidth>0)
if(!search||localStorage.getItem("${SEARCH_KEY}")==="false")return
event.preventDefault()
if(search.href)search.click()
else search.focus()})`

const PARTS = [EARLY_ACTS, PICTURES, SCRIPTS, TYPEFACE, SEARCH, WHOLE]

const inFunction = (parts: string[]) => `(()=>{${parts.join('\n')}})()`

/** Of pages whose policy lists it by its hash. */
export const EARLY_SCRIPT = inFunction(PARTS)

/** Of pages whose policy has a nonce. */
export const EARLY_SCRIPT_WITH_NONCE = inFunction([...PARTS, FAILED_BEFORE])
