const SCRIPT = `(()=>{let pressed
const knows=node=>Object.keys(node).some(key=>key.startsWith("__reactProps$"))
addEventListener("click",event=>{
const button=event.target.closest?.("button")
if(!button||knows(button)||button.popoverTargetElement||button.type==="submit"&&button.form?.hasAttribute("action"))return
event.preventDefault()
pressed=button
const again=setInterval(()=>{
if(pressed===button&&!knows(button)&&button.isConnected)return
clearInterval(again)
if(pressed===button)button.click()},50)},true)
})()`

/**
 * Presses a button again that was pressed before React knew it. Links, forms with an address and buttons of a popover
 * work without a script. `nonce` is that of a page whose policy has one.
 */
export function EarlyPress({ nonce }: { nonce?: string | undefined }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text; browsers hide a nonce from scripts
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
  )
}
