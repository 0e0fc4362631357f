import sharp from 'sharp'
const [out,h,...files]=process.argv.slice(2)
const H=Number(h); const imgs=[]
let x=0
for(const f of files){ let s=sharp('/work/dev/.data/screenshots/'+f); const m=await s.metadata(); const w=m.width>1000?900:m.width>700?600:375; const buf=await s.resize({width:w}).toBuffer(); const mm=await sharp(buf).metadata(); const cut=Math.min(H,mm.height); const b=await sharp(buf).extract({left:0,top:0,width:w,height:cut}).toBuffer(); imgs.push({input:b,left:x,top:0}); x+=w+8 }
await sharp({create:{width:x,height:H,channels:3,background:'#888'}}).composite(imgs).png().toFile(out)
