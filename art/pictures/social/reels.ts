import { at, disc, type Scene, swell } from '../frames/canvas.ts'
import { play } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { jacket } from '../projects/saltmarsh.ts'
import { rect } from '../projects/screen.ts'
import { flat } from '../showcase/pen.ts'
import { layers } from '../things/places.ts'
import { light, shade } from '../things/tone.ts'
import { bottle } from '../things/wear.ts'

/** A tin of spice from above. */
const bowl = (x: number, y: number, r: number, colour: string) =>
  `${disc(x, y, r, paper)}${disc(x, y, r * 0.86, shade(colour, 0.35))}
${flat(`M${x - r * 0.7} ${y + r * 0.3}C${x - r * 0.6} ${y - r * 0.7} ${x + r * 0.3} ${y - r} ${x + r * 0.66} ${y - r * 0.36}C${x + r * 0.9} ${y + r * 0.5} ${x - r * 0.2} ${y + r} ${x - r * 0.7} ${y + r * 0.3}Z`, colour)}
${flat(`M${x - r * 0.3} ${y - r * 0.1}C${x - r * 0.1} ${y - r * 0.6} ${x + r * 0.4} ${y - r * 0.5} ${x + r * 0.4} ${y - r * 0.1}C${x + r * 0.1} ${y - r * 0.3} ${x - r * 0.1} ${y} ${x - r * 0.3} ${y - r * 0.1}Z`, light(colour))}`

/** Covers of short films and stories. */
export const reels: Record<string, Scene> = {
  'reel-saltmarsh': {
    ground: '#b9d4ea',
    draw(pen) {
      const sea = [spectrum[455], shade(spectrum[455], 0.22), shade(spectrum[455], 0.42)]
      const back = layers('fundy', 640, 800, [light(spectrum[455], 0.35), spectrum[455]], 0.34)
      const front = layers('fundy-near', 640, 800, sea.slice(1), 0.74)
      return `${back}${swell('fundy', [0, 440, 640, 360], light(spectrum[455], 0.22), { lines: 6, weight: 12 })}
${at(360, 594, 1, jacket(0, 0), 3)}${front}${pen.title('Tested|in Fundy', 34, 116, 100, { within: 400 })}
${play(556, 96, 46, paper, ink)}${pen.bold('0:18', 36, 758, 28, { fill: paper })}${pen.mark('saltmarsh', 404, 726, 46, paper)}
${pen.text('Forty litres of sea, one dry phone', 36, 706, 28, { fill: paper })}`
    },
  },
  'reel-caravan': {
    ground: '#7a2a1c',
    draw(pen) {
      const bowls = [
        [76, 80, 132, '#cf3438'],
        [560, 44, 150, '#f0c52e'],
        [672, 400, 112, '#4d6b2f'],
        [-14, 660, 136, '#b9793a'],
        [516, 716, 150, '#3a2a20'],
      ] as const
      return `${swell('laal', [0, 0, 640, 800], '#8f3a2a', { lines: 8, weight: 17 })}
${bowls.map(([x, y, r, colour]) => bowl(x, y, r, colour)).join('')}
${pen.title('Laal|maas', 70, 348, 158, { fill: paper, weight: 900, leading: 0.9 })}
${pen.bold('Five spices, 40 seconds', 76, 544, 34, { fill: spectrum[575] })}${pen.mark('caravan', 168, 592, 42, paper)}`
    },
  },
  'story-tala': {
    ground: '#f0b8a2',
    draw(pen) {
      const night = '#3a2547'
      const ticks = [0, 1, 2, 3].map((index) =>
        rect(28 + index * 148, 24, 138, 7, index === 0 ? ink : paper),
      )
      const poll = `${rect(58, 588, 200, 94, paper)}${rect(258, 588, 324, 94, spectrum[605])}${pen.title('38%', 82, 652, 44)}
${pen.title('62%', 558, 652, 44, { align: 'right' })}${pen.bold('Morning', 60, 570, 29)}
${pen.bold('Night', 580, 570, 29, { align: 'right', fill: paper })}`
      return `${flat('M320 0H640V800H320Z', night)}
${swell('tala', [320, 0, 320, 800], light(night, 0.16), { lines: 9, weight: 13 })}${disc(120, 250, 62, spectrum[590])}
${disc(520, 250, 62, paper)}${disc(546, 238, 54, night)}${ticks.join('')}${pen.badge('tala', 60, 82, 28, ink, paper)}
${pen.bold('tala', 100, 92, 29)}${at(320, 376, 1.72, bottle('#e88a5e'))}${poll}
${pen.title('When do', 300, 758, 54, { align: 'right' })}${pen.title('you oil?', 340, 758, 54, { fill: paper })}`
    },
  },
}
