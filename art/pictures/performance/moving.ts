import { at, disc, pane, type Scene, swell } from '../frames/canvas.ts'
import { stars } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { phone, rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { dunes, dusk, rain } from '../things/places.ts'
import { light, shade, stone } from '../things/tone.ts'
import { dumbbell, umbrella } from '../things/wear.ts'

/** Ads on a phone or at the end of a film. */
export const moving: Record<string, Scene> = {
  'story-ad-monsoon': {
    ground: spectrum[575],
    draw(pen) {
      const blue = '#2b4c9b'
      const ticks = [0, 1, 2]
        .map((index) => rect(22 + index * 92, 44, 84, 6, index < 1 ? paper : light(blue, 0.3)))
        .join('')
      const screen = `${rain(316, 696, light(blue, 0.25))}${ticks}
${pen.title('It will|rain at|5:40', 22, 120, 64, { fill: paper, within: 272 })}${at(166, 408, 1.16, umbrella(spectrum[575]), -12)}
${pen.bold('Ordered by noon,|at your desk by four.', 22, 532, 23, { fill: paper })}
${pen.button('Choose a colour', [22, 582, 272, 58], spectrum[575])}`
      return `${swell('monsoon', [-30, -10, 790, 740], shade(spectrum[575], 0.13), { lines: 8, weight: 16 })}
${at(446, 394, 1.1, at(-170, -360, 1, phone(0, 0, 0, screen, blue)), 5)}${pen.mark('monsoon', 30, 32, 48)}`
    },
  },
  'app-install-ad-orbit': {
    ground: ink,
    draw(pen) {
      const orange = spectrum[605]
      const screen = (inside: string, ground = paper) => phone(-170, 0, 0, inside, ground)
      const classes = [
        ['07:00', 'Lift'],
        ['12:30', 'Row'],
        ['18:30', 'Spin'],
      ].map(
        ([hour = '', name = ''], index) =>
          `${rect(20, 150 + index * 110, 276, 94, index === 2 ? orange : '#e3d9c7')}${pen.title(hour, 36, 208 + index * 110, 40)}
${pen.text(name, 280, 206 + index * 110, 28, { align: 'right' })}`,
      )
      const left = `${pen.title('Today', 20, 116, 48)}${classes.join('')}`
      const middle = `${swell('orbit', [-10, 60, 340, 460], shade(orange, 0.2), { lines: 7, weight: 12 })}${at(158, 250, 1.25, dumbbell(ink), -24)}`
      const right = `${pen.title('12', 196, 220, 170, { align: 'centre' })}${pen.text('visits in|October', 196, 274, 30, { align: 'centre' })}`
      return `${rect(48, 56, 124, 124, orange, 30)}${pen.title('O', 110, 158, 118, { align: 'centre', stretch: 70, weight: 900 })}
${pen.title('Orbit', 200, 112, 58, { fill: paper, weight: 900, stretch: 70 })}${stars(202, 150, 30, 5, spectrum[575])}
${pen.bold('4.8', 388, 160, 26, { fill: paper })}${pen.button('Install', [488, 82, 190, 78], spectrum[575])}
${pen.text('30 gyms in Bengaluru. One tap opens the door.', 48, 244, 29, { fill: paper, within: 630 })}
${at(140, 330, 0.82, screen(left), -8)}${at(590, 300, 0.82, screen(right), 8)}${at(362, 296, 0.94, screen(middle, orange))}`
    },
  },
  'video-end-card-qamar': {
    ground: dusk,
    draw(pen) {
      const gold = spectrum[575]
      return `${pane(0, 0, 720, 640, dunes(720, 700, dusk))}${pen.mark('qamar', 40, 44, 56, paper)}
${pen.title('AlUla by|moonlight', 38, 204, 88, { fill: paper, within: 440 })}
${pen.text('Four nights from SAR 2,890,|breakfast on the rock.', 42, 342, 30, { fill: paper })}
${pen.button('See the dates', [42, 506, 280, 84], gold)}${rect(0, 626, 720, 94, ink)}${rect(0, 626, 720, 10, gold)}
${disc(706, 631, 13, gold)}${trace('M46 678a18 18 0 1 0 8 -16M52 648v18h18', paper, 5)}
${pen.mono('0:30 / 0:30', 96, 688, 25, { fill: paper })}
${pen.text('Advertisement', 682, 688, 24, { fill: stone, align: 'right' })}`
    },
  },
}
