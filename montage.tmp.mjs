import sharp from 'sharp'; import fs from 'node:fs';
const [dir,prefix,out,w='420',cols='4']=process.argv.slice(2); const files=fs.readdirSync(dir).filter(f=>f.startsWith(prefix)&&f.endsWith('.png')).sort();
const W=+w; const imgs=await Promise.all(files.map(async f=>sharp(dir+'/'+f).resize({width:W}).toBuffer({resolveWithObject:true})));
const H=Math.max(...imgs.map(i=>i.info.height)); const C=+cols; const R=Math.ceil(imgs.length/C);
await sharp({create:{width:C*(W+8),height:R*(H+8),channels:3,background:'#888'}}).composite(imgs.map((i,n)=>({input:i.data,left:(n%C)*(W+8)+4,top:Math.floor(n/C)*(H+8)+4}))).png().toFile(out); console.log(files.length);
