import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm, stat } from 'node:fs/promises'
import type { Scene } from './scene.ts'

export type Codec = { ending: 'webm' | 'mp4'; halving: number; worst: number; options: string }

const colour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'

/** `halving`: the approximate CRF increase that halves the size; used to estimate the next attempt. */
export const codecs: Codec[] = [
  {
    ending: 'webm',
    halving: 9,
    worst: 60,
    // Ten bits per channel prevent banding in dark gradients.
    options: `-c:v libsvtav1 -preset 5 -g 240 -pix_fmt yuv420p10le ${colour}`,
  },
  {
    ending: 'mp4',
    halving: 6,
    worst: 42,
    options: `-c:v libx264 -preset slower -tune animation -g 240 -pix_fmt yuv420p ${colour} -movflags +faststart`,
  },
]

/** Renders all frames into a lossless file, the input of both codecs. */
export async function writeMaster(scene: Scene, master: string) {
  const { width, height, fps, pixels } = scene
  const input = `-f rawvideo -pix_fmt ${pixels} -s ${width}x${height} -r ${fps} -i -`.split(' ')
  const convert = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'
  const encoder = startFfmpeg([
    ...input,
    ...`-vf ${convert},format=yuv420p10le -c:v ffv1 -level 3 ${colour} ${master}`.split(' '),
  ])
  const frames = fps * scene.seconds
  for (let index = 0; index < frames; index++) {
    const ready = encoder.child.stdin.write(await scene.frame(index / frames))
    if (!ready) await once(encoder.child.stdin, 'drain')
  }
  encoder.child.stdin.end()
  await encoder.done
}

/** Encodes the master at the best quality within the size limit; returns quality and bytes. */
export async function encodeWithin(codec: Codec, scene: Scene, master: string, target: string) {
  const draft = `${target}.draft.${codec.ending}`
  let crf = scene.quality[codec.ending]
  while (crf <= codec.worst) {
    const input = `-i ${master} -an -map_metadata -1 -fflags +bitexact -crf ${crf}`.split(' ')
    await startFfmpeg([...input, ...codec.options.split(' '), draft]).done
    const { size } = await stat(draft)
    if (size <= scene.budget) {
      await rename(draft, target)
      return { crf, bytes: size }
    }
    crf += Math.ceil(codec.halving * Math.log2(size / scene.budget))
  }
  await rm(draft, { force: true })
  throw new Error(`${target} does not fit ${scene.budget} bytes even at quality ${codec.worst}`)
}

function startFfmpeg(options: string[]) {
  const child = spawn('nice', ['-n', '10', 'ffmpeg', '-y', '-loglevel', 'error', ...options], {
    stdio: ['pipe', 'inherit', 'pipe'],
    env: { ...process.env, SVT_LOG: '1' },
  })
  let trouble = ''
  child.stderr.on('data', (text) => {
    trouble += text
  })
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${trouble}`)
  })
  return { child, done }
}
