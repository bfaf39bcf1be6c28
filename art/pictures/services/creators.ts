import { at, disc } from '../frames/canvas.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'
import { bottle } from '../things/wear.ts'

const oil = '#e0905f'
const grey = '#cfc8bf'

type Post = {
  who: string
  followers: string
  orders: number
  says?: string
  ground: string
  /** Drawn around 0 0, 400 by 400. */
  photo: string
}

/** Spirals of hair from the top of the picture. */
function curls() {
  return Array.from({ length: 12 }, (_, index) => {
    const x = -176 + index * 32
    const path = Array.from({ length: 4 }, () => 'q34 18 0 38t0 38').join('')
    return trace(`M${x} ${-214 - (index % 3) * 34}${path}`, index % 2 ? '#3a2118' : '#1e120e', 17)
  }).join('')
}

/** A braid down a back: one lobe under the other. */
function braid(x: number, y: number, scale: number, colour: string, count = 7) {
  const lobes = Array.from({ length: count }, (_, index) => {
    const [size, side] = [1 - index * 0.07, index % 2 ? 1 : -1]
    return `<ellipse cx="${side * 10 * size}" cy="${index * 46}" rx="${38 * size}" ry="${34 * size}" transform="rotate(${side * 28} 0 ${index * 46})" fill="${index % 2 ? light(colour, 0.12) : colour}"/>`
  })
  return at(x, y, scale, lobes.join('') + rect(-16, count * 46 - 26, 32, 16, spectrum[625], 6))
}

const back = (x: number, cloth: string, scale = 1) =>
  at(x, 0, scale, flat('M-150 260C-150 120 -90 74 0 74S150 120 150 260Z', cloth))

/** The posts of one campaign, from the most orders to the fewest. */
export const posts: Post[] = [
  {
    ...{ who: 'rukhsana.combs', followers: '6,100', orders: 118, ground: '#1b6f74' },
    says: '“My mother has oiled my hair every|Sunday since 1994. I told her that|this one is paid. She said then they|should pay her.”',
    photo:
      disc(0, -40, 168, '#2a8a8d') +
      back(0, '#e9b44c', 1.1) +
      flat('M-84 -56C-84 -150 84 -150 84 -56C84 20 50 66 0 66S-84 20 -84 -56Z', '#1a1210') +
      trace('M0 -126V10', '#e2c4a4', 3) +
      braid(0, 34, 0.74, '#1a1210', 6) +
      flat('M220 -150C180 -160 150 -140 140 -112L168 -70C184 -84 204 -92 220 -92Z', '#a8683f') +
      at(112, -104, 0.62, bottle(oil), -118) +
      trace('M132 -132L104 -92M150 -116L122 -76', '#a8683f', 17) +
      flat('M34 -64C44 -46 44 -34 34 -34S24 -46 34 -64Z', '#f0b354'),
  },
  {
    ...{ who: 'dadi.and.i', followers: '9,400', orders: 97, ground: '#d9a53a' },
    says: '“Dadi smelled it, said|‘sesame, not much’,|and took the bottle.”',
    photo:
      back(-92, '#8d2f4c', 1.02) +
      flat('M-164 -20C-164 -108 -20 -108 -20 -20C-20 44 -52 76 -92 76S-164 44 -164 -20Z', grey) +
      disc(-92, 18, 44, light(grey, 0.4)) +
      trace('M-120 18a28 28 0 1 0 56 0a18 18 0 1 0 -36 0', shade(grey, 0.2), 5) +
      at(
        96,
        64,
        0.78,
        back(0, '#2f6f4f', 1.1) +
          flat('M-92 -36C-92 -136 92 -136 92 -36C92 40 60 76 0 76S-92 40 -92 -36Z', '#1d1512'),
      ) +
      braid(58, 116, 0.5, '#1d1512', 4) +
      braid(134, 116, 0.5, '#1d1512', 4),
  },
  {
    ...{ who: 'nightshift.lina', followers: '3,800', orders: 71, ground: '#22264f' },
    says: '“Twelve hours under a cap.|This is what I do about it|at seven.”',
    photo:
      rect(-130, -170, 260, 220, '#3b4a8c') +
      disc(60, -104, 34, '#f4e3b0') +
      rect(-6, -170, 12, 220, '#22264f') +
      rect(-200, 62, 400, 140, '#6f7fb8') +
      at(-60, 6, 0.62, bottle(oil)) +
      flat('M30 62C30 20 60 4 92 4S154 20 154 62Z', '#9fd0c6') +
      trace('M30 58H154', '#5fa093', 8),
  },
  {
    ...{ who: 'curls.of.kolkata', followers: '14,000', orders: 46, ground: '#e8744f' },
    says: '“Day three.|Still curls.”',
    photo: disc(60, 120, 160, '#f2a27e') + curls() + at(112, 96, 0.8, bottle('#3a2a54'), 8),
  },
  {
    ...{ who: 'knot.doctor', followers: '22,000', orders: 31, ground: '#b9cfe0' },
    photo:
      trace(
        'M-190 20C-90 20 -60 -90 30 -60S40 70 -30 40S-20 -110 90 -40S120 30 200 10',
        '#2a1a14',
        54,
      ) +
      trace(
        'M-190 8C-90 8 -60 -102 30 -72S40 58 -30 28S-20 -122 90 -52S120 18 200 -2',
        '#5b3a2c',
        7,
      ),
  },
  {
    ...{ who: 'chair.four', followers: '7,200', orders: 24, ground: '#5c2a3c' },
    photo:
      disc(0, -10, 140, '#f6d9a8') +
      disc(0, -10, 118, '#8fb4bd') +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((n) => disc(Math.cos(n * 0.785) * 129, -10 + Math.sin(n * 0.785) * 129, 13, paper))
        .join('') +
      at(0, 40, 0.8, bottle(oil)),
  },
  {
    ...{ who: 'mornings.ish', followers: '88,000', orders: 14, ground: '#f3c7a0' },
    photo:
      disc(0, 40, 120, '#f08a3c') +
      rect(-200, 60, 400, 140, '#7a4a6a') +
      at(70, 20, 0.66, bottle(paper)),
  },
  {
    ...{ who: 'glow.by.zee', followers: '310,000', orders: 9, ground: '#f2b7c4' },
    photo:
      trace('M-120 0a120 120 0 1 0 240 0a120 120 0 1 0 -240 0', paper, 34) +
      at(0, 10, 0.7, bottle('#d9b25f')),
  },
  {
    ...{ who: 'thatcouple', followers: '1.2 million', orders: 2, ground: '#4aa3c7' },
    photo:
      rect(-200, 60, 400, 140, '#f0dcae') + disc(-60, -10, 70, ink) + disc(66, -20, 70, '#7a3b1d'),
  },
]
