import { seededRandom } from '../../../ui/wave.ts'
import { blob, type Point, stroke } from '../brush.ts'
import type { Drawing, Face, Tones } from './sitter.ts'

/** Short twists: a crown of small blunt locks. */
export function twists(face: Face, tones: Tones): Drawing {
  return tufts(face, tones, {
    rows: 5,
    size: [26, 26],
    lift: 20,
    curl: false,
    seed: 'twists',
    low: -64,
  })
}

/** Short full curls that frame the face to the ear. */
export function curls(face: Face, tones: Tones): Drawing {
  return tufts(face, tones, {
    rows: 5,
    size: [46, 44],
    lift: 42,
    curl: true,
    seed: 'curls',
    low: 44,
  })
}

/** Loose curls on a man's head, higher at the temples. */
export function looseCurls(face: Face, tones: Tones): Drawing {
  return tufts(face, tones, {
    rows: 4,
    size: [42, 40],
    lift: 24,
    curl: true,
    seed: 'loose',
    low: -30,
  })
}

type Tufts = {
  rows: number
  size: [number, number]
  lift: number
  curl: boolean
  seed: string
  low: number
}

function tufts(
  { width: w }: Face,
  tones: Tones,
  { rows, size, lift, curl, seed, low }: Tufts,
): Drawing {
  const random = seededRandom(seed)
  const cap = blob(`${-w - lift * 0.4} ${low}, ${-w - lift * 0.6} -110,
      ${-w * 0.7} ${-200 - lift * 0.4}, 0 ${-226 - lift * 0.5},
      ${w * 0.7} ${-200 - lift * 0.4}, ${w + lift * 0.6} -110, ${w + lift * 0.3} ${low},
      ${w - 14} -70, ${w - 34} -128, 30 -150, -50 -148, ${-w + 30} -122, ${-w + 12} -66`)
  const marks: string[] = []
  const locks: string[] = []
  for (let row = 0; row < rows; row++) {
    const count = 15 - row
    for (let index = 0; index < count; index++) {
      const share = index / (count - 1)
      const angle = Math.PI * (1.08 - share * 1.16)
      const inward = row * (curl ? 19 : 19)
      const reach = [w + lift - inward * 0.45, 128 + lift - inward] as const
      const x = Math.cos(angle) * reach[0] + (random() - 0.5) * 14
      const y = -104 - Math.sin(angle) * reach[1] + (random() - 0.5) * 12
      if (y > low || (row > 1 && y > -132)) continue
      const turn = (-angle * 180) / Math.PI + 90 + (random() - 0.5) * 50
      const [rx, ry] = curl ? [size[0] * 0.62, size[1] * 0.62] : [size[0] * 0.62, size[1]]
      locks.push(
        `<ellipse cx="${x | 0}" cy="${y | 0}" rx="${rx | 0}" ry="${ry | 0}" transform="rotate(${turn | 0} ${x | 0} ${y | 0})"/>`,
      )
      const r = (curl ? 15 : 9) * (0.7 + random() * 0.5)
      if (curl ? random() < 0.5 : row % 2 === 0)
        marks.push(
          curl
            ? hook(x, y, r, random())
            : stroke(`${x - r * 0.5} ${y + r}, ${x - 2} ${y}, ${x + r * 0.6} ${y - r}`, 5),
        )
    }
  }
  return {
    front: `<g fill="${tones.hair}"><path d="${cap}"/>${locks.join('')}</g><path d="${marks.join('')}" fill="${tones.hairLight}"/>`,
  }
}

function hook(x: number, y: number, r: number, share: number) {
  const start = share * Math.PI * 2
  const points = Array.from({ length: 5 }, (_, step): Point => {
    const angle = start + step * 0.85
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  })
  return stroke(points, 5.5)
}
