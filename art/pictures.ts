import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { allPictures, type Picture } from '#art/pictures/all.ts'
import { sharePicture } from '#art/pictures/share/encode.ts'

/** What the last run left: a hash over all sources, and one over each drawing with its sizes. */
type Stamp = { sources: string; drawings: Record<string, string> }

/** Draws every picture of the site into public/pictures; only a drawing that changed is encoded again. */
const folder = new URL('../public/pictures/', import.meta.url)
const stampFile = new URL('.made', folder)
const stamp = await readStamp()

const sources = await fingerprint()
if (stamp.sources === sources) {
  console.log('Pictures are up to date.')
  process.exit(0)
}
const start = performance.now()
const pictures = await allPictures()
const encoder = digest(await readFile(new URL(import.meta.url), 'utf8'))
const drawings = Object.fromEntries(
  pictures.map((picture) => [picture.path, digest(encoder + JSON.stringify(picture))]),
)
const changed = pictures.filter((picture) => !isMade(picture))
const waiting = [...changed]
await Promise.all(Array.from({ length: 3 }, work))
await writeFile(stampFile, JSON.stringify({ sources, drawings }))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`${changed.length} of ${pictures.length} pictures made in ${seconds} s.`)

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await make(next)
}

function isMade({ path, sizes, keep, shared }: Picture) {
  const endings = shared ? ['jpg'] : ['avif', 'webp']
  const files = sizes.flatMap(({ suffix = '' }) => endings.map((end) => `${path}${suffix}.${end}`))
  if (keep) files.push(`${path}.svg`)
  return stamp.drawings[path] === drawings[path] && files.every((name) => existsSync(file(name)))
}

/** One drawing becomes files: each size as AVIF and WebP, and the drawing itself if it is to be kept. */
async function make({ path, svg, sizes, keep, shared }: Picture) {
  await mkdir(new URL(dirname(path), folder), { recursive: true })
  if (shared) return writeFile(file(`${path}.jpg`), await sharePicture(svg))
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

async function readStamp(): Promise<Stamp> {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8'))
  } catch {
    return { sources: '', drawings: {} }
  }
}

/** One hash over the scripts, the wave function and the content that is drawn. */
async function fingerprint() {
  const texts: string[] = []
  for (const path of [
    'pictures.ts',
    '../ui/wave.ts',
    '../ui/mark.ts',
    '../ui/spectrum.css',
    'pictures/',
    'logo/',
    '../content/',
  ]) {
    const url = new URL(path, import.meta.url)
    const names = path.endsWith('/')
      ? await readdir(url, { recursive: true, withFileTypes: true })
      : []
    const files = names
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`)
    for (const name of path.endsWith('/') ? files.sort() : [url]) {
      texts.push(await readFile(name, 'utf8'))
    }
  }
  return digest(texts.join('\0'))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
