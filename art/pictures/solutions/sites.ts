import { at, disc, pane, type Scene, swell } from '../frames/canvas.ts'
import { tablet } from '../frames/devices.ts'
import { check } from '../frames/signs.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { browser, phone, rect, rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { dunes, dusk } from '../things/places.ts'
import { coffeeBag, pots } from '../things/table.ts'
import { light, shade, soft, stone } from '../things/tone.ts'

const blue = spectrum[455]
const gold = spectrum[575]

/** Sites for visitors: one page at three widths, a shop, a landing page, a shop without a network. */
export const sites: Record<string, Scene> = {
  'responsive-website': {
    ground: '#c9803f',
    draw(pen) {
      const page = (w: number, h: number, size: number, bar: number, top = 0.34) =>
        `${pane(0, 0, w, h, dunes(w, h, dusk))}${pen.mark('qamar', bar, bar, size * 0.62, paper)}
${pen.title('AlUla by|moonlight', bar, h * top, size, { fill: paper, within: w - bar * 2 })}
${pen.button('Dates', [bar, h * 0.72, size * 2.7, size * 0.95], gold)}`
      const desk = browser(
        64,
        52,
        700,
        500,
        pen.text('qamar.example/alula', 116, 28, 18),
        page(700, 456, 72, 34),
      )
      return `${swell('responsive', [0, 0, 960, 720], shade('#c9803f', 0.14), { lines: 7, weight: 18 })}${desk}
${at(492, 352, 0.72, tablet(0, 0, page(592, 412, 66, 32)))}
${at(322, 362, 0.6, phone(0, 0, 0, page(316, 696, 62, 26, 0.42).replace('y="26"', 'y="66"')))}`
    },
  },
  'online-shop': {
    ground: '#274d33',
    draw(pen) {
      const goods = [
        ['Bottle vase', '₹2,400', spectrum[590], spectrum[515]],
        ['Rice bowl', '₹780', '#cfe0d2', '#c9693a'],
        ['Storage jar', '₹1,950', '#e9c1a6', '#274d33'],
        ['Water jug', '₹1,280', spectrum[455], gold],
      ] as const
      const drawn = pots(goods.map(([, , , colour]) => colour))
      const cells = goods.map(([name, price, ground], index) => {
        const x = 28 + index * 216
        return `${pane(x, 98, 200, 300, `${swell(`cell${index}`, [0, 0, 200, 300], mix(ground, ink, 0.1), { lines: 4, weight: 12 })}<g transform="translate(${100 + (156 - index * 104) * 1.3} 172) scale(1.3)">${drawn[index]}</g>`, ground)}
${pen.text(name, x, 440, 27)}${pen.title(price, x, 484, 38)}
${index === 1 ? rect(x, 508, 200, 58, ink) + check(x + 36, 537, gold, 0.9) + pen.bold('In the basket', x + 60, 546, 23, { fill: paper, within: 130 }) : rect(x, 508, 200, 58, 'none', 0, ink, 3) + pen.bold('Add', x + 100, 547, 26, { align: 'centre' })}`
      })
      const page = `${pen.mark('nila', 28, 22, 50)}${pen.text('Thrown in Kochi', 500, 56, 25, { fill: soft })}
${pen.bold('Basket, 1', 868, 56, 26, { align: 'right' })}${cells.join('')}`
      return browser(32, 48, 896, 700, pen.text('nila.example/table', 116, 29, 19), page)
    },
  },
  'landing-page': {
    ground: gold,
    draw(pen) {
      const field = (y: number, label: string, value: string) =>
        `${pen.text(label, 540, y, 23, { fill: soft })}${pen.bold(value, 540, y + 40, 30)}${rule(`M540 ${y + 56}H816`, ink, 3)}`
      const page = `${pane(0, 0, 480, 640, swell('landing', [0, 0, 480, 640], light(blue, 0.2), { lines: 6, weight: 15 }), blue)}
${pen.mark('atlas-tutors', 36, 34, 44, paper)}
${pen.title('Stuck on|maths?|First hour|is free.', 34, 186, 80, { fill: paper, within: 420 })}
${pen.title('4 in 5', 34, 548, 58, { fill: gold })}${pen.text('stay for a term', 216, 546, 27, { fill: paper })}
${pen.title('Which class?', 538, 100, 46, { within: 290 })}${field(160, 'Name', 'Zoya Khan')}
${field(272, 'Class', '9, State board')}${field(384, 'Telephone', '91580 •••••')}
${pen.button('Choose a time', [540, 486, 276, 80], gold)}`
      return `${browser(52, 46, 856, 720, pen.text('atlastutors.example/first-hour', 116, 29, 19), page)}`
    },
  },
  'progressive-web-app': {
    ground: ink,
    draw(pen) {
      const green = spectrum[515]
      const screen = `${rect(0, 50, 316, 58, gold)}${pen.bold('Offline since 10:42', 20, 88, 25)}
${pane(0, 108, 316, 216, swell('pwa', [0, 0, 316, 216], light(green, 0.16), { lines: 5, weight: 12 }) + at(158, 110, 0.84, coffeeBag(spectrum[605]), -6), green)}
${pen.title('Order kept', 20, 378, 48)}${pen.text('2 bags of Haraz.|We send it when the|network is back.', 20, 420, 25)}
${rule('M20 508H296', stone, 3)}${pen.mono('14 kB waiting', 20, 544, 22, { fill: soft })}
${pen.button('See the list', [20, 564, 276, 62], ink, paper)}`
      const arcs = [60, 120, 180, 240].map((r, index) =>
        trace(
          `M${210 - r * 0.72} ${420 - r * 0.72}A${r} ${r} 0 0 1 ${210 + r * 0.72} ${420 - r * 0.72}`,
          index < 1 ? gold : '#4a4238',
          24,
        ),
      )
      return `${swell('offline', [0, 0, 960, 720], '#2b2622', { lines: 7, weight: 17 })}${arcs.join('')}
${disc(210, 420, 26, gold)}${pen.title('No network.|No matter.', 56, 556, 68, { fill: paper, within: 440 })}
${at(540, 14, 1.06, phone(0, 0, 0, screen))}`
    },
  },
}
