import { seededRandom } from '../../../ui/wave.ts'
import { at, type Scene } from '../frames/canvas.ts'
import { band, body, tin } from '../heroes/tins.ts'
import { ink, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat } from '../showcase/pen.ts'
import { shade } from '../things/tone.ts'

const colours = Object.values(spectrum)

/** How much larger the free tin is. */
const FREE = 1.7

/** 150 tins from one maker on shelves, each with a label of its own; one is still free, white and larger. */
export const tinShelves: Record<string, Scene> = {
  'tin-shelves': shelves(25, 1440),
  'tin-shelves-portrait': shelves(15, 720),
}

function shelves(columns: number, width: number): Scene {
  const step = width / columns
  const size = step / 530
  const pitch = step * 1.75
  const rows = 150 / columns
  const free = columns * Math.floor(rows / 2) + Math.round(columns * 0.7)
  /** A tin on its shelf, by its place. */
  const stand = (index: number, scale: number, drawn: string) =>
    at(
      ((index % columns) + 0.5) * step,
      (Math.floor(index / columns) + 1) * pitch - step * (0.11 + 0.69 * scale),
      size * scale,
      drawn,
    )
  return {
    ground: shade(spectrum[575], 0.04),
    draw: (pen) =>
      Array.from({ length: rows }, (_, row) => {
        const floor = (row + 1) * pitch
        return rect(0, floor - step * 0.16, width, step * 0.16, shade(spectrum[575], 0.3))
      }).join('') +
      Array.from({ length: 150 }, (_, index) =>
        index === free ? '' : stand(index, 1, labelled(index)),
      ).join('') +
      stand(free, FREE, tin(pen, 'Your|name', ink, true)),
  }
}

/** A tin whose label has one or two colours: plain, with a band, a stripe, a disc, or halves. */
function labelled(index: number) {
  const random = seededRandom(`tin ${index}`)
  const pick = () => colours[Math.floor(random() * colours.length)] ?? spectrum[575]
  const [ground, second] = [pick(), pick()]
  const signs = [
    '',
    flat(band(40, 150), second),
    flat(band(-160, -110), second) + flat(band(170, 210), second),
    `<circle cx="-20" cy="60" r="104" fill="${second}"/>`,
    flat(band(-220, 250, -230, -30), second),
  ]
  return (
    body() +
    flat(band(-220, 250), ground) +
    (signs[Math.floor(random() * signs.length)] ?? '') +
    flat(band(-220, 250, 120, 230), '#1a171438')
  )
}
