import { between, carrier } from '../covers/waves.ts'
import { disc, pane } from '../frames/canvas.ts'
import { ink, mix, paper } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, light, shade } from './tone.ts'

/** Layers of one wave, nearer ones lower and darker: dunes, hills or a sea. */
export function layers(seed: string, w: number, h: number, tones: readonly string[], rise = 0.5) {
  return tones
    .map((tone, index) => {
      const wave = carrier(`${seed}${index}`, w * (0.9 - index * 0.12), h * 0.08)
      const y = h * (rise + ((1 - rise) * index) / tones.length)
      return flat(
        between(
          (x) => y + wave(x),
          () => h + 20,
          -10,
          w + 10,
        ),
        tone,
      )
    })
    .join('')
}

/** Dunes under a moon. */
export function dunes(w: number, h: number, sky: string) {
  const sand = ['#c9803f', '#a3602f', '#733f22']
  const r = Math.min(w * 0.16, h * 0.125)
  const [x, y] = [w * 0.8, h * 0.24]
  const moon = disc(x, y, r, paper) + disc(x + r * 0.4, y - r * 0.2, r * 0.85, sky)
  return rect(0, 0, w, h, sky) + moon + layers('qamar', w, h, sand, 0.6)
}

/** A shop seen from the street, 400 by 300, the awning in the colour; `window` lies in 190 by 150. */
export function shopfront(colour: string, wall: string, window: string, sign: string) {
  const awning = Array.from({ length: 10 }, (_, index) =>
    flat(
      `M${20 + index * 36} 84H${56 + index * 36}V124a18 18 0 0 1 -36 0Z`,
      index % 2 ? paper : colour,
    ),
  ).join('')
  const glow = light('#f0a02a', 0.5)
  return (
    rect(0, 0, 400, 300, wall) +
    rect(0, 276, 400, 30, shade(wall, 0.5)) +
    rect(36, 100, 210, 176, ink) +
    pane(46, 110, 190, 156, window, glow) +
    rect(276, 100, 92, 176, shade(colour, 0.35)) +
    rect(290, 120, 64, 90, glow) +
    rect(344, 220, 8, 26, paper) +
    awning +
    rect(20, 40, 360, 44, ink) +
    sign
  )
}

/** Night rain over roofs. */
export function rain(w: number, h: number, colour: string) {
  return Array.from({ length: 34 }, (_, index) => {
    const [x, y] = [(index * 97) % w, (index * 173) % h]
    return trace(`M${x} ${y}l-14 44`, colour, 5)
  }).join('')
}

/** Shelves of books, 400 by 300. */
export function shelves(colours: readonly string[], w = 400, h = 300) {
  const rows = [0, 1, 2].map((row) => {
    let x = 14
    const books: string[] = []
    for (let index = 0; x < w - 40; index++) {
      const [width, tall] = [
        16 + ((index * 7 + row * 5) % 4) * 6,
        58 + ((index * 5 + row * 3) % 4) * 8,
      ]
      const colour = colours[(index * 3 + row) % colours.length] ?? ink
      books.push(rect(x, (h / 3) * (row + 1) - 8 - tall, width, tall, colour))
      x += width + 3
    }
    return `${books.join('')}${rect(0, (h / 3) * (row + 1) - 8, w, 8, ink)}`
  })
  return rect(0, 0, w, h, kraft) + rows.join('')
}

export const dusk = mix('#4048c4', ink, 0.5)
