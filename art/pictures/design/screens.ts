import { seededRandom, waveField } from '../../../ui/wave.ts'
import { at, pane, type Scene } from '../frames/canvas.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { arabic, type Phrase } from '../projects/arabic.ts'
import { rect, rule } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, shade, soft } from '../things/tone.ts'
import { pictograms } from './pictograms.ts'

const sea = '#0f3d44'

/** A service, its price and its condition, each also in Arabic. */
const prices: readonly [string, Phrase, string, string, Phrase][] = [
  ['See a doctor', 'seeDoctor', '150', 'Second visit free', 'followUp'],
  ['Blood test', 'blood', '90', 'Result the same evening', 'sameEvening'],
  ['Chest X-ray', 'xray', '220', 'A doctor explains it to you', 'explained'],
  ['Teeth cleaned', 'teeth', '180', 'Takes forty minutes', 'forty'],
  ['Child vaccine', 'vaccine', '60', 'Under six: free', 'underSix'],
]

/** Towns by what it takes to reach them, as a share of a full charge. */
const towns = [
  ['Delft', 0.12],
  ['Den Haag', 0.24],
  ['Utrecht', 0.47],
  ['Arnhem', 0.63],
  ['Groningen', 0.92],
] as const

/** Screens. */
export const screens: Record<string, Scene> = {
  'voltline-app': {
    ground: spectrum[515],
    draw(pen) {
      const [w, h] = [624, 1290]
      const level = h * 0.335
      const face = (colour: string, quiet: string) => {
        const scale = towns.map(([town, share], index) => {
          const y = Math.round(h * (0.86 - share * 0.78))
          return (
            trace(`M${w - 64} ${y}H${w}`, colour, 6) +
            pen.bold(town, w - 84, y + 14, index === 3 ? 50 : 40, {
              align: 'right',
              fill: index === 3 ? colour : quiet,
            })
          )
        })
        return `${pen.mark('voltline', 40, 96, 52, colour)}${pen.title('74', 36, 700, 520, { weight: 900, stretch: 52, fill: colour, within: 290 })}${pen.text('per cent', 42, 764, 38, { fill: quiet })}
${scale.join('')}${pen.bold('Coolhaven 12', 42, 1016, 40, { fill: colour })}${pen.text('post 3, 22 kW', 42, 1066, 36, { fill: quiet })}`
      }
      const wave = `M0 ${level}q39 -26 78 0t78 0t78 0t78 0t78 0t78 0t78 0t78 0`
      const fill = `${wave}V${h}H0Z`
      const screen = `${face(paper, '#b8ad9a')}<clipPath id="charged"><path d="${fill}"/></clipPath>${flat(fill, spectrum[575])}<g clip-path="url(#charged)">${face(ink, '#5a4708')}</g>
${rect(36, 1124, w - 72, 120, ink, 60)}${pen.bold('Stop at Arnhem', w / 2, 1202, 46, { align: 'centre', fill: paper })}`
      return `${flat('M790 150L900 210V1500H180L110 1440Z', shade(spectrum[515], 0.28))}${rect(108, 76, 684, 1350, ink, 92)}
<clipPath id="glass"><rect width="${w}" height="${h}" rx="66"/></clipPath><g transform="translate(138 106)"><g clip-path="url(#glass)">${rect(0, 0, w, h, '#25211b')}${screen}</g></g>${rect(370, 122, 160, 30, ink, 15)}`
    },
  },
  'dar-al-noor-prices': {
    ground: spectrum[495],
    draw(pen) {
      const rows = prices.map(([name, arabicName, price, condition, arabicCondition], index) => {
        const y = 346 + index * 180
        return `${index ? rule(`M64 ${y - 100}H916`, '#cfc6b6', 3) : ''}${pen.bold(name, 64, y - 14, 42)}${arabic(arabicName, 916, y - 16, 46)}
${pen.title(price, 490, y + 14, 106, { align: 'centre', weight: 800, stretch: 80, fill: sea })}
${pen.text(condition, 64, y + 44, 27, { fill: soft, within: 330 })}${arabic(arabicCondition, 916, y + 42, 30, soft)}`
      })
      const page = `${rect(0, 0, 980, 208, sea)}${pen.title('Prices', 64, 140, 104, { fill: paper, weight: 700, stretch: 90 })}${arabic('prices', 916, 132, 112, paper)}
${pen.mono('SAR', 490, 92, 30, { align: 'centre', fill: spectrum[575] })}${pen.mono('with VAT', 490, 138, 26, { align: 'centre', fill: paper })}${rows.join('')}
${rect(0, 1160, 980, 120, kraft)}${pen.mark('dar-al-noor', 64, 1184, 58, sea)}${arabic('clinic', 916, 1228, 46, sea)}`
      return `${flat('M1060 90L1100 130V1400H130L80 1340Z', shade(spectrum[495], 0.3))}${rect(34, 34, 1032, 1332, ink, 44)}${pane(60, 62, 980, 1276, page, paper)}`
    },
  },
  'fjordtona-display': {
    ground: '#2f4a63',
    draw(pen) {
      const red = '#ff4a3a'
      const field = waveField('fjordtona', 2)
      const bed = (x: number) =>
        424 + 90 * field(0.2 + x / 2600, 0.4) + 12 * Math.sin(x / 38) + 7 * Math.sin(x / 17)
      const edge = Array.from(
        { length: 61 },
        (_, step) => `${step ? 'L' : 'M'}${step * 14.4} ${Math.round(bed(step * 14.4))}`,
      ).join('')
      const layers = [0, 26, 52, 84, 122, 168]
        .map(
          (dy, index) =>
            `<path transform="translate(0 ${dy})" d="${edge}" fill="none" stroke="${mix('#1a0b09', red, 0.9 - index * 0.15)}" stroke-width="${index ? 7 : 16}"/>`,
        )
        .join('')
      const random = seededRandom('shoal')
      const shoal = Array.from({ length: 52 }, (_, index) => {
        const share = index / 51
        const spread = Math.sin(share * Math.PI)
        const x = 220 + share * 340
        const y = 214 + (random() - 0.5) * 138 * spread - share * 30
        return `M${Math.round(x)} ${Math.round(y)}q18 -17 36 0`
      }).join('')
      const grid = [120, 240, 360, 480].map((y) => `M0 ${y}H864`).join('')
      const echo = `${trace(grid, '#4a1511', 3, 'stroke-dasharray="4 14"')}${layers}${trace(shoal, red, 7)}
${['20', '40', '60', '80'].map((depth, index) => rect(800, 94 + index * 120, 64, 50, '#140806') + pen.mono(depth, 850, 130 + index * 120, 27, { align: 'right', fill: '#e86a5e' })).join('')}`
      const side = `${pen.mono('depth, m', 30, 56, 29, { fill: '#e86a5e' })}${pen.title('84.2', 24, 202, 178, { fill: red, weight: 800, stretch: 62, within: 264 })}
${trace('M30 246H290', '#6b1d17', 4)}${pen.mono('shoal', 30, 300, 29, { fill: '#e86a5e' })}${pen.title('31 to 44', 28, 376, 76, { fill: red, stretch: 70 })}
${trace('M30 416H290', '#6b1d17', 4)}${pen.mono('60.39 N', 30, 474, 29, { fill: '#e86a5e' })}${pen.mono('5.32 E', 30, 518, 29, { fill: '#e86a5e' })}`
      const keys = ['Gain', 'Range', 'Mark', 'MOB'].map((key, index) => {
        const last = index === 3
        return `${rect(116 + index * 300, 704, 268, 96, last ? red : '#3a342b', 14)}${pen.bold(key, 250 + index * 300, 766, 42, { align: 'centre', fill: last ? ink : paper })}`
      })
      return `${rect(60, 60, 1290, 800, '#1d2f40', 44)}${rect(50, 46, 1300, 800, ink, 44)}${pane(92, 88, 864, 580, echo, '#140806')}${pane(972, 88, 336, 580, side, '#140806')}${keys.join('')}`
    },
  },
  'pelican-post-icons': {
    ground: spectrum[605],
    draw: () =>
      pictograms
        .map((icon, index) =>
          at(62 + (index % 4) * 228, 62 + Math.floor(index / 4) * 228, 1.92, icon),
        )
        .join(''),
  },
}
