import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { site } from '../content/site.ts'
import { icoFile } from '../server/features/brand/ico-file.ts'
import { readColours } from './logo/colours.ts'
import { bareMark, icon, schemeIcon, shapes } from './logo/icons.ts'
import { writeLetters } from './logo/letters.ts'
import { wordmark } from './logo/wordmark.ts'
import { loadTypesetter } from './pictures/lettering.ts'

// Creates all logo files from the path in model/theme/mark.ts. They are committed; run this when the path changes.
const folder = new URL('../public/', import.meta.url)
const { light, dark } = await readColours()
const write = await loadTypesetter()

const files: Record<string, string | Uint8Array> = {
  'favicon.svg': schemeIcon(shapes.tile, light, dark),
  'favicon.ico': icoFile(await png(icon(shapes.tile, light), 32), 32),
  'apple-touch-icon.png': await png(icon(shapes.apple, light), 180),
  'icon-192.png': await png(icon(shapes.tile, light), 192),
  'icon-512.png': await png(icon(shapes.tile, light), 512),
  'maskable-512.png': await png(icon(shapes.maskable, light), 512),
  'mark.svg': bareMark(),
  'logo.svg': wordmark(site.name, write, light.ink),
  'logo-dark.svg': wordmark(site.name, write, dark.ink),
}

for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, folder), content)
await writeLetters()
console.log(`${Object.keys(files).length} files of the logo written to public/.`)

function png(svg: string, pixels: number) {
  // Rendered at the target size, so that edges are not scaled twice.
  return sharp(Buffer.from(svg), { density: (72 * pixels) / 48 })
    .resize(pixels, pixels)
    .png({ palette: true, colours: 64 })
    .toBuffer()
}
