import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { allPictures, type Picture } from './pictures/all.ts'

/** Draws every picture of the site into public/pictures, unless nothing that they depend on has changed. */
const folder = new URL('../public/pictures/', import.meta.url)
const stamp = new URL('.made', folder)

const made = await fingerprint()
if ((await readFile(stamp, 'utf8').catch(() => '')) === made) {
  console.log('Pictures are up to date.')
  process.exit(0)
}
const start = performance.now()
const pictures = await allPictures()
const waiting = [...pictures]
await Promise.all(Array.from({ length: 3 }, work))
await writeFile(stamp, made)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`${pictures.length} pictures made in ${seconds} s.`)

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await make(next)
}

/** One drawing becomes files: each size as AVIF and WebP, and the drawing itself if it is to be kept. */
async function make({ path, svg, sizes, keep }: Picture) {
  await mkdir(new URL(dirname(path), folder), { recursive: true })
  if (keep) await writeFile(new URL(`${path}.svg`, folder), svg)
  for (const { width, height, suffix = '' } of sizes) {
    const pixels = await sharp(Buffer.from(svg))
      .resize(width, height)
      .removeAlpha()
      .raw()
      .toBuffer()
    const bitmap = () => sharp(pixels, { raw: { width, height, channels: 3 } })
    await bitmap()
      .avif({ quality: 60, effort: 2 })
      .toFile(file(`${path}${suffix}.avif`))
    await bitmap()
      .webp({ quality: 82, effort: 4 })
      .toFile(file(`${path}${suffix}.webp`))
  }
}

function file(path: string) {
  return decodeURIComponent(new URL(path, folder).pathname)
}

/** One hash over the scripts, the wave function and the posts whose front matter is drawn. */
async function fingerprint() {
  const hash = createHash('sha256')
  for (const path of ['pictures.ts', '../ui/wave.ts', 'pictures/', '../content/posts/']) {
    const url = new URL(path, import.meta.url)
    const names = path.endsWith('/')
      ? await readdir(url, { recursive: true, withFileTypes: true })
      : []
    const files = names
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`)
    for (const name of path.endsWith('/') ? files.sort() : [url]) hash.update(await readFile(name))
  }
  return hash.digest('hex')
}
