import { at, disc, pane, type Scene, swell } from '../frames/canvas.ts'
import { handheld } from '../frames/devices.ts'
import { map } from '../frames/map.ts'
import { check, pin } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { phone, rect, rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { kraft, light, shade, soft } from '../things/tone.ts'
import { dumbbell, shoe } from '../things/wear.ts'

const teal = spectrum[495]
const yellow = spectrum[575]

/** Apps for one kind of phone: a gym, a charging network, a shoe shop. */
export const apps: Record<string, Scene> = {
  ios: {
    ground: teal,
    draw(pen) {
      const orange = spectrum[605]
      const classes = [
        ['07:00', 'Lift, Devika'],
        ['12:30', 'Row, Samuel'],
        ['18:30', 'Spin, Tenzin'],
      ].map(([hour = '', name = ''], index) => {
        const [y, chosen] = [206 + index * 112, index === 2]
        return `${rect(20, y, 276, 98, chosen ? ink : kraft)}${pen.title(hour, 38, y + 48, 40, { fill: chosen ? paper : ink })}
${pen.text(name, 38, y + 80, 22, { fill: chosen ? paper : soft })}
${chosen ? disc(262, y + 49, 22, orange) + check(262, y + 50, ink, 0.9) : ''}`
      })
      const list = `${pen.mark('orbit', 20, 60, 40)}${pen.title('Today', 18, 176, 62)}${classes.join('')}
${pen.button('Book for 18:30', [20, 574, 276, 72], orange)}`
      const door = `${swell('door', [0, 0, 316, 696], shade(orange, 0.16), { lines: 8, weight: 14 })}
${at(158, 226, 1.4, dumbbell(ink), -24)}${pen.title('Hold to|the door', 158, 474, 58, { align: 'centre' })}
${pen.text('Indiranagar, until 22:00', 158, 576, 23, { align: 'centre' })}`
      return `${swell('ios', [0, 0, 960, 720], light(teal, 0.2), { lines: 7, weight: 17 })}
${at(606, 16, 1, phone(0, 0, 7, door, orange))}${at(120, 36, 1, phone(0, 0, -5, list))}`
    },
  },
  android: {
    ground: yellow,
    draw(pen) {
      const bolt = trace('M4 -82L-12 -60H12L-4 -40', paper, 8)
      const town = `${pane(0, 0, 316, 350, map('rotterdam', 316, 350, { across: 7, down: 6, turn: 22 }))}
${pin(80, 210, 0.8, ink, bolt)}${pin(254, 150, 0.8, ink, bolt)}${pin(176, 300, 1.2, spectrum[455], bolt)}`
      const panel = `${rect(0, 336, 316, 360, paper)}${rect(0, 334, 316, 4, ink)}
${pen.bold('Witte de Withstraat', 22, 384, 26, { within: 272 })}${pen.title('62%', 20, 468, 82)}
${pen.text('full at 14:20', 182, 464, 22)}${rect(22, 490, 272, 26, kraft, 13)}${rect(22, 490, 169, 26, spectrum[455], 13)}
${pen.button('Stop', [22, 542, 272, 68], ink, paper)}`
      return `${swell('android', [0, 0, 960, 720], shade(yellow, 0.11), { lines: 7, weight: 17 })}
${at(498, 16, 1.08, handheld(0, 0, town + panel))}${pen.mark('voltline', 60, 56, 56)}
${pen.title('11 kW,|€0.39', 56, 252, 108, { within: 400 })}${pen.text('The cable locks itself.|So does the price.', 60, 446, 35)}
${rule('M60 520H200', ink, 8)}`
    },
  },
  'e-commerce-app': {
    ground: spectrum[650],
    draw(pen) {
      const sizes = ['6', '7', '8', '9', '10'].map(
        (size, index) =>
          `${rect(20 + index * 56, 408, 52, 60, index === 2 ? ink : paper, 0, ink, 3)}
${pen.bold(size, 46 + index * 56, 447, 26, { align: 'centre', fill: index === 2 ? paper : ink })}`,
      )
      const screen = `${rect(0, 0, 316, 300, kraft)}${pen.title('Agra Derby', 20, 358, 42, { within: 276 })}
${pen.text('Buffalo leather, tan', 20, 392, 22, { fill: soft })}${sizes.join('')}${pen.title('₹3,490', 20, 530, 52)}
${pen.button('Add to basket', [20, 556, 276, 74], spectrum[590])}`
      const basket = `${disc(0, 0, 64, spectrum[590])}${trace('M-26 -10H26L20 28H-20ZM-12 -10V-20a12 12 0 0 1 24 0V-10', ink, 6)}
${disc(44, -46, 26, ink)}${pen.bold('2', 44, -36, 30, { align: 'centre', fill: paper })}`
      return `${swell('kadam-app', [0, 0, 960, 720], shade(spectrum[650], 0.18), { lines: 7, weight: 18 })}
${pen.mark('kadam', 56, 54, 64, paper)}${at(498, 16, 1.06, phone(0, 0, 0, screen))}${at(560, 168, 2.95, shoe('#d99a5b'), -9)}
${at(130, 584, 1, basket)}${pen.text('Walked in|by 1,200|people in Agra', 226, 560, 31, { fill: paper })}`
    },
  },
}
