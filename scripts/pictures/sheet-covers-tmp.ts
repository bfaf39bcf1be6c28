import sharp from 'sharp'
import { posts } from './covers/posts.ts'
import { cover } from './covers/cover.ts'
const list = await posts()
const [w, h, cols] = [480, 300, 3]
const tiles = await Promise.all(list.map(async (s, i) => { const svg = cover(s); console.log(s.slug, svg.length); return ({ input: await sharp(Buffer.from(svg)).resize(w, h).png().toBuffer(), left: (i % cols) * (w + 16), top: Math.floor(i / cols) * (h + 16) })}))
await sharp({ create: { width: cols * (w + 16), height: Math.ceil(list.length / cols) * (h + 16), channels: 3, background: '#fff' } }).composite(tiles).png().toFile('/tmp/covers.png')
