import { openTypecase } from './lettering.ts'
import sharp from 'sharp'
const t=performance.now()
const write = await openTypecase()
console.log(performance.now()-t)
const svg=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"><rect width="600" height="200" fill="#f4efe6"/>${write('Anybody wide ₹4,200 × →', {x:10,y:50,size:36,face:'display',weight:700,stretch:130})}${write('Instrument Sans ₹4,200 – “Hello” ✓', {x:10,y:100,size:28,weight:500})}${write('λ 560 nm MONO', {x:590,y:150,size:20,face:'mono',align:'right'})}</svg>`
await sharp(Buffer.from(svg)).png().toFile('/tmp/type.png')
