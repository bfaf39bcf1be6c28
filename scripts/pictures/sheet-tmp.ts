import sharp from 'sharp'
import { sitters } from './portraits/people.ts'
import { portrait } from './portraits/portrait.ts'
const only = process.argv.slice(2)
const list = only.length ? sitters.filter((s) => only.includes(s.slug.split('-')[0]!)) : sitters
const [w, h, cols] = only.length ? [640, 800, 3] : [320, 400, 5]
const tiles = await Promise.all(list.map(async (s, i) => ({ input: await sharp(Buffer.from(portrait(s))).resize(w, h).png().toBuffer(), left: (i % cols) * (w + 12), top: Math.floor(i / cols) * (h + 12) })))
await sharp({ create: { width: Math.min(cols, list.length) * (w + 12), height: Math.ceil(list.length / cols) * (h + 12), channels: 3, background: '#f4efe6' } }).composite(tiles).png().toFile('/tmp/sheet.png')
