import { chromium } from 'playwright'
const base=process.argv[2]
const shots=process.argv.slice(3)
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
for (const s of shots){ const [name,path,w,full,scheme]=s.split('|')
 const p=await (await b.newContext({viewport:{width:+w,height:w<500?812:900},colorScheme:scheme||'light'})).newPage()
 await p.goto(base+path,{waitUntil:'networkidle'}); await p.waitForTimeout(800)
 if(full==='1'){ await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=600){scrollTo(0,y);await new Promise(r=>setTimeout(r,150))}scrollTo(0,0)}); await p.waitForTimeout(500)}
 await p.screenshot({path:`/tmp/s-${name}.png`,fullPage:full==='1',clip: full==='1'?{x:0,y:0,width:+w,height:2600}:undefined}).catch(async()=>p.screenshot({path:`/tmp/s-${name}.png`}))
 await p.close()}
await b.close()
