import { at, disc, type Scene, swell } from '../frames/canvas.ts'
import { mail } from '../frames/mail.ts'
import { arrow } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, shade, soft, stone } from '../things/tone.ts'

const teal = spectrum[495]
const yellow = spectrum[575]

/** Binoculars seen from the front, 300 units wide. */
const binoculars = (colour: string) => {
  const tube = (x: number) =>
    `${flat(`M${x - 46} -110H${x + 46}L${x + 70} 60H${x - 70}Z`, colour)}
${flat(`M${x + 20} -110H${x + 46}L${x + 70} 60H${x + 30}Z`, shade(colour))}${rect(x - 52, -136, 104, 30, shade(colour, 0.5), 6)}
${disc(x, 78, 78, shade(colour, 0.4))}${disc(x, 78, 58, paper)}${trace(`M${x - 42} 78q10 -26 21 0t21 0t21 0t21 0`, colour, 9)}`
  return `${rect(-50, -60, 100, 74, shade(colour, 0.3), 8)}${tube(-88)}${tube(88)}`
}

/** Letters of companies. */
export const corporate: Record<string, Scene> = {
  'quarterly-letter': {
    ground: kraft,
    draw(pen) {
      const bars = [142, 160, 187, 214].map((value, index) => {
        const [x, tall] = [40 + index * 124, value * 0.9]
        const fill = index === 3 ? teal : kraft
        return `${rect(x, 450 - tall, 108, tall, fill)}${pen.bold(String(value), x + 54, 438 - tall, 25, { align: 'centre' })}
${pen.text(`Q${index + 1}`, x + 54, 484, 23, { align: 'centre', fill: soft })}`
      })
      const body = `${pen.mark('fjordtona', 40, 34, 44)}
${pen.title('214 vessels|now listen with us', 38, 140, 52, { within: 490 })}${bars.join('')}${rect(40, 448, 480, 4, ink)}
${pen.text('Dear shareholders,|the order book grew by 27 in the autumn.|Margin held at 31 per cent.', 40, 540, 25, { within: 480 })}`
      return mail(pen, {
        ...{
          from: 'Sigrid Haugen, Fjordtona',
          subject: 'Fourth quarter: 214 vessels',
          time: '08:00',
        },
        sign: (x, y, r) => pen.badge('fjordtona', x, y, r, teal, ink),
        body,
      })
    },
  },
  'product-launch': {
    ground: spectrum[590],
    draw(pen) {
      const amber = spectrum[590]
      const body = `${swell('northlight', [0, 0, 560, 650], '#2b2622', { lines: 10, weight: 12 })}
${pen.mark('northlight', 280, 34, 44, paper, true)}${at(280, 240, 0.92, binoculars(amber))}
${pen.title('380 grams.|Until you look up.', 280, 446, 54, { fill: paper, align: 'centre', within: 500 })}
${pen.text('The L2 shows a tern’s eye at 90 metres.', 280, 540, 25, { fill: '#e3d9c7', align: 'centre', within: 500 })}
${pen.button('See the L2', [170, 566, 220, 62], amber)}`
      return mail(pen, {
        ...{
          from: 'Northlight Optics',
          subject: 'The L2 is here. It weighs less',
          time: '07:12',
          ground: ink,
        },
        sign: (x, y, r) => pen.badge('northlight', x, y, r, ink, spectrum[590]),
        body,
      })
    },
  },
  'event-invitation': {
    ground: '#7a2033',
    draw(pen) {
      const body = `${rect(18, 18, 524, 700, 'none', 0, '#7a2033', 4)}${pen.mark('copperfold', 280, 54, 44, '#7a2033', true)}
${pen.text('An evening on', 280, 158, 29, { align: 'centre' })}
${pen.title('Tenancy,|in plain|words', 280, 236, 80, { align: 'centre', fill: '#7a2033', within: 460 })}
${trace('M150 442q16 -26 33 0t33 0t33 0t33 0t33 0t33 0t33 0t33 0', ink, 6)}
${pen.bold('Thursday 3 December, 18:30', 280, 504, 27, { align: 'centre' })}
${pen.text('41 Elgin Street, Ottawa. Soup at eight.', 280, 542, 24, { align: 'centre', fill: soft, within: 470 })}
${pen.button('Keep me a seat', [160, 572, 240, 62], '#7a2033', paper)}`
      return mail(pen, {
        ...{
          from: 'Amara Okonkwo, Copperfold',
          subject: 'A seat for you on 3 December',
          time: 'Mon',
        },
        sign: (x, y, r) => pen.badge('copperfold', x, y, r, '#7a2033', paper),
        body,
      })
    },
  },
  'price-notice': {
    ground: paper,
    draw(pen) {
      const body = `${swell('price', [0, 0, 560, 380], shade(yellow, 0.12), { lines: 6, weight: 13 })}
${pen.mark('voltline', 36, 36, 46)}${pen.title('0.39', 28, 276, 190, { stretch: 70 })}${pen.bold('€ a kWh', 402, 276, 30)}
${pen.title('0.44', 402, 226, 54, { fill: shade(yellow, 0.55) })}${rule('M396 208H520', ink, 7)}${rect(0, 340, 560, 400, paper)}
${pen.title('Power costs us less,|so it costs you less.', 36, 410, 42, { within: 490 })}
${pen.text('From 1 December, at all 318 posts.|You need to do nothing.', 36, 508, 25, { within: 490 })}
${pen.bold('All prices', 36, 606, 28)}${rule('M36 616H166', ink, 4)}${arrow(196, 598)}`
      return `${mail(pen, {
        ...{
          from: 'voltline, Rotterdam',
          subject: 'Your price falls on 1 December',
          time: '09:30',
          ground: yellow,
        },
        sign: (x, y, r) => pen.badge('voltline', x, y, r, yellow, ink),
        body,
      })}${rect(39, 149, 562, 700, 'none', 0, stone, 3)}`
    },
  },
}
