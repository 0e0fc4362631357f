import { CHOICE_ATTRIBUTES, CHOICES } from '@/lib/domain/site/choices'
import { HOST_PREFIX } from '@/lib/domain/site/cookies'

/** Stores the choices that the URL of a page names. */
export const STORE_CHOICES = `(()=>{const asked=new URLSearchParams(location.search)
const[before,after]=location.protocol==="https:"?["${HOST_PREFIX}","; secure"]:["",""]
for(const[name,values]of Object.entries(${JSON.stringify(CHOICES)})){const value=asked.get(name)
if(values.includes(value))document.cookie=before+name+"="+value+"${CHOICE_ATTRIBUTES}"+after}})()`
