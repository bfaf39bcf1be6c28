import { carrier, trail } from '../covers/waves.ts'
import { at, pane, type Scene, swell } from '../frames/canvas.ts'
import { handheld, tablet, watch } from '../frames/devices.ts'
import { check } from '../frames/signs.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { phone, rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { coffeeBag } from '../things/table.ts'
import { kraft, light, soft } from '../things/tone.ts'

/** Apps for several devices at once: two phones, a watch and a tablet, a warehouse. */
export const crossing: Record<string, Scene> = {
  'cross-platform': {
    ground: paper,
    draw(pen) {
      const brown = '#7a4a2a'
      const screen = `${pane(0, 0, 316, 390, swell('wahat-app', [0, 0, 316, 390], light(brown, 0.16), { lines: 6, weight: 13 }), brown)}
${at(158, 220, 1.36, coffeeBag(spectrum[605]))}${pen.title('Haraz, 250 g', 158, 456, 44, { align: 'centre', within: 280 })}
${pen.text('apricot, slate, one a person', 158, 494, 22, { align: 'centre', fill: soft })}
${pen.title('OMR 6.50', 158, 562, 44, { align: 'centre' })}${pen.button('Send it to me', [20, 596, 276, 70], spectrum[605])}`
      const half = (x: number, inside: string) => pane(x, 0, 480, 720, inside)
      return `${half(0, `${rect(0, 0, 480, 720, spectrum[605])}${swell('left', [0, 0, 480, 720], light(spectrum[605], 0.24), { lines: 7, weight: 17 })}${at(317, 16, 0.96, phone(0, 0, 0, screen))}`)}
${half(480, `${rect(0, 0, 480, 720, kraft)}${swell('right', [0, 0, 480, 720], '#d5c8b1', { lines: 7, weight: 17 })}${at(-163, 16, 0.96, handheld(0, 0, screen))}`)}
${pen.title('One|source', 50, 130, 66, { within: 236 })}${pen.text('94 per cent|shared', 52, 254, 31)}
${pen.title('Two|stores', 700, 130, 66, { within: 220 })}${pen.text('out on the|same day', 702, 254, 31)}
${pen.mark('wahat-roasters', 50, 620, 46)}`
    },
  },
  'wearable-tablet': {
    ground: spectrum[475],
    draw(pen) {
      const red = spectrum[650]
      const rows = (w: number, count: number, top: number, gap: number, hit: number) =>
        Array.from({ length: count }, (_, index) => {
          const beat = carrier(
            `t${index}`,
            index === hit ? 30 : 52,
            index === hit ? gap * 1.9 : gap * 0.45,
          )
          const swing = (x: number) => Math.exp(-(((x - w * 0.6) / (w * 0.15)) ** 2))
          return trace(
            trail((x) => top + index * gap + beat(x) * swing(x), -6, w + 6, 6),
            index === hit ? red : mix(ink, paper, 0.42),
            index === hit ? 8 : 4,
          )
        }).join('')
      const sounding = `${pen.title('Sounding, Bergen', 28, 64, 40, { fill: paper })}
${pen.text('04:12', 500, 62, 30, { align: 'right', fill: kraft })}${rows(592, 11, 130, 26, 5)}`
      const depth = `${pen.text('herring', 110, 56, 30, { align: 'centre', fill: kraft })}
${pen.title('84', 110, 168, 124, { align: 'centre', fill: paper })}
${pen.text('metres', 110, 208, 30, { align: 'centre', fill: paper })}${trace(
  trail((x) => 236 + carrier('wrist', 44, 10)(x), -6, 226, 5),
  red,
  7,
)}`
      return `${swell('wearable', [0, 0, 960, 720], light(spectrum[475], 0.2), { lines: 7, weight: 17 })}
${at(40, 66, 1.08, tablet(0, 0, sounding, ink))}${at(610, 104, 1.06, watch(0, 0, depth, spectrum[605]))}
${pen.mark('fjordtona', 56, 620, 56)}`
    },
  },
  'enterprise-app': {
    ground: '#d9c49a',
    draw(pen) {
      const green = spectrum[535]
      const lorries = [
        ['DMM 4471', 'Riyadh, 18 pallets', 2],
        ['DMM 2209', 'Al Khobar, 9 pallets', 1],
        ['DMM 8810', 'Jubail, 24 pallets', 0],
      ] as const
      const cards = lorries.map(([plate, load, state], index) => {
        const y = 176 + index * 154
        return `${rect(18, y, 280, 140, state === 1 ? ink : paper, 0, ink, 3)}
${pen.mono(plate, 36, y + 48, 30, { fill: state === 1 ? paper : ink, weight: 700 })}
${pen.text(load, 36, y + 84, 24, { fill: state === 1 ? kraft : soft })}
${state === 2 ? check(268, y + 42, '#2e6a20', 1) + pen.bold('Released 09:14', 36, y + 120, 22) : state === 1 ? rect(36, y + 98, 116, 32, green) + pen.bold('Release', 94, y + 122, 21, { align: 'centre' }) + pen.bold('Hold', 180, y + 122, 22, { fill: paper }) : pen.text('Waits for a seal', 36, y + 120, 22)}`
      })
      const screen = `${rect(0, 0, 316, 150, green)}${pen.title('Gate 3', 18, 112, 58)}
${pen.bold('3 lorries', 298, 110, 24, { align: 'right' })}${cards.join('')}`
      const widths = [8, 4, 12, 4, 8, 4, 4, 12, 8, 4, 8, 12, 4, 4, 8, 12, 4, 8]
      let pen0 = 34
      const code = widths.map((width, index) => {
        const bar = index % 2 ? '' : rect(pen0, 160, width * 1.6, 150, ink)
        pen0 += width * 1.6 + 6
        return bar
      })
      const label = `${rect(0, 0, 430, 420, paper)}${pen.mark('oryx-freight', 30, 30, 60)}${code.join('')}
${rect(0, 226, 430, 12, spectrum[650])}${pen.mono('PALLET 7 / 9', 32, 370, 40, { weight: 700 })}`
      return `${swell('enterprise', [0, 0, 960, 720], '#ccb384', { lines: 7, weight: 18 })}${at(100, 150, 1, label, -6)}
${at(556, 12, 1.06, handheld(0, 0, screen))}`
    },
  },
}
