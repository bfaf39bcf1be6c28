import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codecs, encodeWithin, writeMaster } from './video/encode.ts'
import { writePosters } from './video/posters.ts'
import type { Scene } from './video/scene.ts'
import { scenes } from './video/scenes.ts'

// Encodes the videos given as arguments (`home-hero projects/kite`), or all, into public/video.
const folder = fileURLToPath(new URL('../public/video/', import.meta.url))

for (const name of ['projects', 'cases']) await mkdir(join(folder, name), { recursive: true })
for (const scene of chooseScenes(process.argv.slice(2))) {
  const started = performance.now()
  const bytes = await make(scene)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${scene.name}: ${JSON.stringify(bytes)} in ${seconds} s`)
}

function chooseScenes(names: string[]) {
  for (const name of names) {
    if (!scenes.some((scene) => scene.name === name)) throw new Error(`No scene is named ${name}`)
  }
  return scenes.filter((scene) => names.length === 0 || names.includes(scene.name))
}

async function make(scene: Scene) {
  const temporary = await mkdtemp(join(tmpdir(), 'wavelength-video-'))
  const master = join(temporary, 'master.mkv')
  const target = join(folder, scene.name)
  const bytes: Record<string, number> = { ...(await writePosters(scene, target)) }
  await writeMaster(scene, master)
  for (const codec of codecs) {
    const encoded = await encodeWithin(codec, scene, master, `${target}.${codec.ending}`)
    bytes[codec.ending] = encoded.bytes
  }
  await rm(temporary, { recursive: true })
  return bytes
}
