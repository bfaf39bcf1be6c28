import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm, stat } from 'node:fs/promises'
import type { Scene } from './scene.ts'

type Codec = { ending: 'webm' | 'mp4'; start: number; step: number; last: number; options: string[] }

const colour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'

/** Quality starts at `start` (lower is better) and gives way by `step` until the file fits its budget. */
export const codecs: Codec[] = [
  {
    ending: 'webm',
    start: 24,
    step: 3,
    last: 60,
    // Ten bits: dark gradients without bands.
    options: `-c:v libsvtav1 -preset 4 -g 240 -svtav1-params tune=0 -pix_fmt yuv420p10le ${colour}`.split(' '),
  },
  {
    ending: 'mp4',
    start: 20,
    step: 2,
    last: 40,
    options:
      `-c:v libx264 -preset veryslow -tune animation -profile:v high -g 240 -pix_fmt yuv420p ${colour} -movflags +faststart`.split(
        ' ',
      ),
  },
]

/** Draws all frames once into a lossless file that both codecs read. */
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

/** Encodes the master with the best quality that fits; answers with the quality and bytes. */
export async function encodeWithin(codec: Codec, master: string, target: string, budget: number) {
  const draft = `${target}.draft.${codec.ending}`
  for (let crf = codec.start; crf <= codec.last; crf += codec.step) {
    const input = `-i ${master} -an -map_metadata -1 -fflags +bitexact -crf ${crf}`.split(' ')
    await startFfmpeg([...input, ...codec.options, draft]).done
    const { size } = await stat(draft)
    if (size > budget) continue
    await rename(draft, target)
    return { crf, bytes: size }
  }
  await rm(draft, { force: true })
  throw new Error(`${target} does not fit ${budget} bytes even at quality ${codec.last}`)
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
