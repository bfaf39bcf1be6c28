import { at } from '../../../pictures/frames/canvas.ts'
import type { Typesetter } from '../../../pictures/lettering.ts'
import { ink, paper, spectrum } from '../../../pictures/palette.ts'
import { phone, picture, rect, rule } from '../../../pictures/projects/screen.ts'
import { advertisements, report, terangaWave } from '../../../pictures/projects/teranga-foods.ts'
import { ease, stay } from '../../drawing/motion.ts'
import { screenLoop, tap } from '../../drawing/screen-loop.ts'

const loop = screenLoop('teranga-foods', 8, (write, time) => {
  const morning = { counted: ease(0.24, 0.42, time), isStopped: false }
  if (time < 0.14 || time > 0.75) Object.assign(morning, { counted: 1, isStopped: true })
  const asleep = stay(0.06, 0.1, 0.2, 0.25, time)
  const asked = stay(0.57, 0.62, 0.74, 0.79, time)
  const off = time < 0.14 ? 1 - ease(0.08, 0.13, time) : ease(0.76, 0.81, time)
  const screen = `${report(write, morning)}${lowered(asked, which(write, time > 0.7))}${night(write, time > 0.15 ? '05:00' : '04:59', asleep)}`
  const taps = [tap(973, 782, 0.55, time), tap(973, 675, 0.69, time)]
  return picture(
    spectrum[575],
    `${terangaWave()}${advertisements(write, 36)}${stopped(write, off)}${at(783, 47, 1.12, phone(0, 0, 0, screen))}${taps.join('')}`,
  )
})

/** Five in the morning: a report arrives, a finger stops one of three advertisements. */
export const terangaLoop = { ...loop, quality: { webm: 36, mp4: 26 } }

/** The phone before the report comes. */
function night(write: Typesetter, hour: string, share: number) {
  if (share === 0) return ''
  return `<g opacity="${share}">${rect(0, 0, 316, 696, '#2b2621', 34)}${write(hour, { x: 158, y: 250, size: 104, face: 'display', weight: 700, stretch: 84, align: 'centre', fill: paper })}${write('Tuesday', { x: 158, y: 300, size: 24, align: 'centre', fill: '#cfc3ae' })}</g>`
}

/** The question that comes up from the lower edge. */
function which(write: Typesetter, chosen: boolean) {
  const names = [
    ['Fonio', spectrum[650]],
    ['Palm oil', '#0f5a3c'],
    ['Friday box', spectrum[435]],
  ] as const
  const rows = names.map(([name, colour], index) => {
    const [y, own] = [88 + index * 74, chosen && index === 1]
    return `${rect(20, y, 276, 62, own ? ink : paper, 0, ink, 2.5)}${rect(36, y + 19, 24, 24, colour)}${write(name, { x: 76, y: y + 39, size: 22, weight: 600, fill: own ? paper : ink })}`
  })
  return `${rect(0, 0, 316, 380, '#e6ddcd')}${rule('M0 0H316', ink, 2.5)}${write('Stop which one?', { x: 20, y: 58, size: 30, face: 'display', weight: 700, stretch: 84 })}${rows.join('')}`
}

function lowered(share: number, inside: string) {
  if (share === 0) return ''
  return `${rect(0, 0, 316, 696, `rgba(26,23,20,${share * 0.4})`)}<clipPath id="glass"><rect width="316" height="696" rx="34"/></clipPath><g clip-path="url(#glass)"><g transform="translate(0 ${696 - 340 * share})">${inside}</g></g>`
}

/** What lies on the advertisement for palm oil once it is stopped. */
function stopped(write: Typesetter, share: number) {
  if (share === 0) return ''
  return `<g opacity="${share}"><rect x="400" y="90" width="340" height="348" fill="#e6ddcd" fill-opacity="0.86"/>${rect(400, 220, 340, 88, ink)}${write('Stopped', { x: 426, y: 281, size: 52, face: 'display', weight: 700, stretch: 84, fill: paper })}</g>`
}
