import { nextPaint } from '#ui/next-paint.ts'
import { shape, type TunedWave, tunedPath } from './tuned-wave.ts'

/** Pixels of the picture's width and height, and around the drawing. */
const PICTURE = { width: 1600, height: 1000, margin: 80 }

/** Downloads the wave as a PNG with its name. */
export async function savePicture(wave: TunedWave, time: number, colours: string[]) {
  // The press is shown first.
  await nextPaint()
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#12100d'
  context.fillRect(0, 0, PICTURE.width, PICTURE.height)
  const gradient = context.createLinearGradient(0, 0, shape.width, 0)
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / (colours.length - 1), colour)
  context.strokeStyle = gradient
  context.lineWidth = 2
  context.stroke(new Path2D(tunedPath(wave, time)))
  context.fillStyle = '#f1eadc'
  context.font = '620 96px Anybody, sans-serif'
  context.fillText(wave.name, PICTURE.margin, PICTURE.height - 120)
  context.font = '28px "Martian Mono", monospace'
  context.fillText(location.host, PICTURE.margin, PICTURE.height - 60)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  if (!blob) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = 'my-wave.png'
  link.click()
  URL.revokeObjectURL(link.href)
}
