import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codecs, encodeWithin, writeMaster } from '#art/video/encode.ts'
import { writePosters } from '#art/video/posters.ts'
import type { Scene } from '#art/video/scene.ts'
import { scenes } from '#art/video/scenes.ts'
import { stampOf } from '#art/video/stamp.ts'

/** Makes the videos of public/video: all that changed, or those named (`home-hero projects/kite`). */
type Made = Record<string, { stamp: string; seconds: number; bytes: Record<string, number> }>

const folder = fileURLToPath(new URL('../public/video/', import.meta.url))
const record = join(folder, '.made.json')
const wanted = process.argv.slice(2)

await mkdir(join(folder, 'projects'), { recursive: true })
const made = await readRecord()
for (const scene of chooseScenes()) {
  const stamp = await stampOf(scene, codecs)
  if (wanted.length === 0 && made[scene.name]?.stamp === stamp) continue
  const started = performance.now()
  made[scene.name] = { stamp, seconds: scene.seconds, bytes: await make(scene) }
  await writeRecord()
  const took = Math.round((performance.now() - started) / 1000)
  console.log(`${scene.name}: ${JSON.stringify(made[scene.name]?.bytes)} in ${took} s`)
}

function chooseScenes() {
  for (const name of wanted) {
    if (!scenes.some((scene) => scene.name === name)) throw new Error(`No scene is named ${name}`)
  }
  return scenes.filter((scene) => wanted.length === 0 || wanted.includes(scene.name))
}

async function make(scene: Scene) {
  const workshop = await mkdtemp(join(tmpdir(), 'wavelength-video-'))
  const master = join(workshop, 'master.mkv')
  const target = join(folder, scene.name)
  const bytes: Record<string, number> = { ...(await writePosters(scene, target)) }
  await writeMaster(scene, master)
  for (const codec of codecs) {
    const encoded = await encodeWithin(codec, scene, master, `${target}.${codec.ending}`)
    bytes[codec.ending] = encoded.bytes
  }
  await rm(workshop, { recursive: true })
  return bytes
}

async function readRecord(): Promise<Made> {
  const text = await readFile(record, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

/** In the order of the scenes, so that a rebuild changes only its own lines. */
async function writeRecord() {
  const ordered = scenes.flatMap(({ name }) => (made[name] ? [[name, made[name]] as const] : []))
  await writeFile(record, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`)
}
