import type { Typesetter } from '../../../pictures/lettering.ts'
import { ink, paper, spectrum } from '../../../pictures/palette.ts'
import { choose, done, steps } from '../../../pictures/projects/dar-al-noor.ts'
import { phone, picture, rect } from '../../../pictures/projects/screen.ts'
import { sheet } from '../../../pictures/sheet.ts'
import { ease } from '../../drawing/motion.ts'
import { screenLoop, tap } from '../../drawing/screen-loop.ts'

const accent = spectrum[495]
/** When the next screen comes, three times round. */
const turns = [0.3, 0.62, 0.92] as const

/** Three taps: a doctor, a time, booked; a figure beside the phone counts them. */
export const darAlNoorLoop = screenLoop('dar-al-noor-clinics', 7, (write, time) => {
  const place = turns.reduce((sum, from) => sum + ease(from, from + 0.06, time), 0)
  const screens = [
    choose(write, time > 0.12 && time < 0.5 ? 0 : -1),
    hours(write, time > 0.44 ? 3 : -1),
    done(write),
    choose(write, -1),
  ]
  const strip = screens
    .map((screen, index) => `<g transform="translate(${(index - place) * 316} 0)">${screen}</g>`)
    .join('')
  const figures = ['1', '2', '3', '1'].map((figure, index) =>
    write(figure, {
      ...{ x: 350, y: 710 + (index - place) * 900, size: 780, weight: 800, stretch: 110 },
      ...{ face: 'display', align: 'centre', fill: index === 2 ? ink : paper },
    }),
  )
  const wave = `<path d="${sheet('dar-al-noor', { width: 1200, height: 900, lines: 13, swing: 1 })}" fill="none" stroke="#3fabb2" stroke-width="9"/>`
  const taps = [
    tap(870, 330, 0.12, time),
    tap(870, 759, 0.25, time),
    tap(758, 628, 0.44, time),
    tap(870, 747, 0.57, time),
  ]
  return picture(accent, `${wave}${figures.join('')}${phone(700, 90, 0, strip)}${taps.join('')}`)
})

function hours(write: Typesetter, chosen: number) {
  const days = ['Sun', 'Mon', 'Tue'].map((day, index) => {
    const [x, own] = [18 + index * 96, index === 0]
    return `${rect(x, 218, 88, 84, own ? ink : paper, 0, ink, 2.5)}${write(day, { x: x + 44, y: 250, size: 18, fill: own ? paper : ink, align: 'centre' })}${write(String(14 + index), { x: x + 44, y: 286, size: 26, weight: 700, fill: own ? paper : ink, align: 'centre' })}`
  })
  const times = ['09:10', '09:40', '10:20', '16:30', '17:00', '18:15'].map((hour, index) => {
    const [x, y] = [18 + (index % 3) * 96, index < 3 ? 376 : 496]
    return `${rect(x, y, 88, 60, index === chosen ? accent : paper, 0, ink, 2.5)}${write(hour, { x: x + 44, y: y + 38, size: 21, weight: 600, align: 'centre' })}`
  })
  return `${steps(1)}${write('Choose a time', { x: 18, y: 142, size: 30, face: 'display', weight: 700, stretch: 84 })}${write('Dr. Huda Al-Salem', { x: 18, y: 186, size: 19, fill: '#0f6a70' })}${days.join('')}${write('Morning', { x: 18, y: 356, size: 18, fill: '#574e42' })}${write('Evening', { x: 18, y: 478, size: 18, fill: '#574e42' })}${times.join('')}${rect(18, 622, 280, 58, ink)}${write('Confirm', { x: 158, y: 658, size: 21, weight: 650, fill: paper, align: 'centre' })}`
}
