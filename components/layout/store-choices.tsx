import { CHOICE_ATTRIBUTES, CHOICES } from '@/lib/domain/site/choices'
import { HOST_PREFIX } from '@/lib/domain/site/cookies'

const SCRIPT = `(()=>{const asked=new URLSearchParams(location.search)
const[before,after]=location.protocol==="https:"?["${HOST_PREFIX}","; secure"]:["",""]
for(const[name,values]of Object.entries(${JSON.stringify(CHOICES)})){const value=asked.get(name)
if(values.includes(value))document.cookie=before+name+"="+value+"${CHOICE_ATTRIBUTES}"+after}})()`

/**
 * Stores the language and the city of the page's URL. A response that did so with a header could not be shared by a
 * cache; a script in the document runs before the visitor can go on.
 */
export function StoreChoices() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
    <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
  )
}
