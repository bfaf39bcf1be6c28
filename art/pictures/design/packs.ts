import { at, disc, pane, type Scene } from '../frames/canvas.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { makhanaPack } from '../projects/makhana-pack.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { puffs } from '../things/table.ts'
import { kraft, light, shade, soft } from '../things/tone.ts'

/** A spice, its name in English and the colour of its tin. */
const spices = [
  ['Haldi', 'turmeric', '#f0b429'],
  ['Mirch', 'red chilli', '#cf3438'],
  ['Dhania', 'coriander', '#6f9b3a'],
  ['Jeera', 'cumin', '#9a6a35'],
  ['Amchur', 'dried mango', '#d98d3f'],
  ['Hing', 'asafoetida', '#5b3fb8'],
] as const

const camel =
  'M6 46C10 36 22 28 32 28C35 22 38 20 41 24C42 34 46 44 48 56C50 68 56 74 66 72C78 70 84 62 92 52C100 38 110 28 120 32C130 38 136 50 146 56C158 58 166 62 170 74L174 104L168 104L164 84C162 96 158 104 156 112C154 128 158 144 157 168L145 168C146 148 142 134 138 116C124 108 108 106 96 110C92 126 94 146 95 168L83 168C82 146 80 130 76 112C62 106 48 96 40 78C36 68 34 60 30 54C22 58 10 56 6 46Z'

/** Labels, pouches and boxes that stand in a row. */
export const packs: Record<string, Scene> = {
  'makhana-pouch': {
    ground: spectrum[575],
    draw(pen) {
      return `${rect(0, 1290, 1100, 210, shade(spectrum[575], 0.18))}${at(550, 770, 1.96, makhanaPack(pen, 'salt'))}
${at(1014, 1372, 0.86, puffs('#0f5a3c'), 20)}${at(86, 1412, 0.62, puffs('#0f5a3c'), 80)}`
    },
  },
  'caravan-tins': {
    ground: '#f3cfa6',
    draw(pen) {
      const tins = spices.map(([name, english, colour], index) => {
        const x = 58 + index * 317
        const young = index === 5
        const fill = shade(colour, 0.44)
        const sand = (dy: number) =>
          Array.from(
            { length: 21 },
            (_, step) =>
              `${step === 0 ? 'M' : 'L'}${step * 15} ${(456 + dy + 22 * Math.sin((x + step * 15) / 150)).toFixed(0)}`,
          ).join('')
        const foot = 456 + 22 * Math.sin((x + 150) / 150)
        const size = young ? 0.74 : 1.22
        const walker = at(
          150 - 90 * size,
          foot - 164 * size,
          size,
          flat(camel, young ? paper : ink) +
            flat(
              'M88 54C100 36 114 30 128 36L138 52L134 84H92Z',
              young ? spectrum[625] : light(colour, 0.5),
            ),
        )
        const label = `${index === 0 ? disc(208, 150, 62, paper) : ''}${flat(`${sand(0)}V640H0Z`, fill)}
${trace(`M-10 ${foot - 132}Q${150 - 90 * size - 40} ${foot - 88} ${158 - 90 * size} ${foot - 118 * size}M${150 + 76 * size} ${foot - 92 * size}Q290 ${foot - 120} 320 ${foot - 132}`, paper, 6)}${walker}
${pen.title(name, 150, 572, 74, { align: 'centre', fill: paper, weight: 800, stretch: 84, within: 250 })}
${pen.text(english, 150, 616, 34, { align: 'centre', fill: mix(colour, paper, 0.82) })}`
        return `${rect(x - 6, 112, 312, 104, ink, 10)}${rect(x + 10, 128, 90, 76, '#4a433b', 4)}${pane(x, 204, 300, 640, label, colour)}
<rect x="${x + 244}" y="204" width="56" height="640" fill="${ink}" opacity="0.13"/>${rect(x - 6, 836, 312, 18, ink, 6)}`
      })
      return `${rect(0, 852, 2000, 148, shade('#f3cfa6', 0.32))}${rect(0, 852, 2000, 16, ink)}${tins.join('')}${pen.mark('caravan', 1000, 898, 58, ink, true)}`
    },
  },
  'kadam-boxes': {
    ground: '#7d5230',
    draw(pen) {
      const fittings = { n: 50, r: 96, w: 150 } as const
      const rows = ['5n 8r 6w 10n', '9w 7r 5r 8n', '6n 11r 7w', '10r 9n 11n 6r', '8w 5w 7n 9r']
      const papers = [kraft, spectrum[650], kraft, '#2c2822', kraft, spectrum[605], spectrum[650]]
      let count = 0
      const ends = rows.flatMap((row, line) =>
        row.split(' ').map((code, index) => {
          const size = code.slice(0, -1)
          const fitting = code.slice(-1) as keyof typeof fittings
          const x = 14 + index * 272
          const y = 14 + line * 218
          const shift = line === 2 && index > 0 ? 272 : 0
          const fill = papers[(count++ * 3 + line * 2) % papers.length] ?? kraft
          const dark = fill === '#2c2822' || fill === spectrum[650]
          const colour = dark ? paper : ink
          const words = { n: 'narrow', r: 'regular', w: 'wide' }[fitting]
          return `${rect(x + shift, y, 256, 202, fill)}${rect(x + shift, y, 256, 46, mix(fill, dark ? paper : ink, 0.12))}
${pen.title(size, x + shift + 20, y + 182, 158, { weight: 900, stretch: fittings[fitting], fill: colour, tracking: -10, within: 216 })}
${pen.mono(words, x + shift + 20, y + 32, 22, { fill: colour })}`
        }),
      )
      return `${ends.join('')}${rect(286, 450, 256, 202, '#0c0a08')}${flat('M286 450L330 486V616L286 652ZM542 450L498 486V616L542 652Z', '#25211b')}`
    },
  },
  'ember-and-oat-bag': {
    ground: '#bcd3dc',
    draw(pen) {
      const days = [
        ['1', 'Sandwiches', '#ecd9b8'],
        ['2', 'Toast', '#dbb27a'],
        ['3', 'Soup', '#b77a3d'],
        ['4', 'Crumbs', '#6a3d1c'],
      ] as const
      const bands = days.map(([day, use, fill], index) => {
        const y = 284 + index * 246
        const colour = index === 3 ? paper : ink
        return `${rect(150, y, 500, 246, fill)}${index ? trace(`M150 ${y}H650`, shade(fill, 0.4), 5, 'stroke-dasharray="16 12"') : ''}
${pen.title(day, 184, y + 196, 210, { weight: 900, stretch: 92, fill: colour })}${pen.bold(use, 384, y + 192, 52, { fill: colour, within: 246 })}${index ? pen.mono('fold', 634, y - 12, 23, { fill: index === 3 ? ink : soft, align: 'right' }) : ''}
${pen.mono('day', 386, y + 128, 30, { fill: colour })}`
      })
      const zigzag = Array.from(
        { length: 26 },
        (_, step) => `L${150 + step * 20} ${step % 2 ? 132 : 112}`,
      ).join('')
      return `${rect(0, 1268, 800, 132, '#8fb0bd')}${flat('M650 284L700 256V1236L650 1268Z', '#4d2a12')}${flat(`M150 300V112${zigzag}V300Z`, '#f4ead6')}
${flat('M650 122L700 96V256L650 284Z', '#cdb48a')}${bands.join('')}${flat('M600 284H650V1268H600Z', '#00000014')}
${pen.mark('ember-oat', 400, 176, 64, ink, true)}${rect(150, 1262, 500, 8, '#4d2a12')}`
    },
  },
}
