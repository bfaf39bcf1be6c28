import { openPen } from '../../../pictures/frames/pen.ts'
import { ink, paper, spectrum } from '../../../pictures/palette.ts'
import { results } from '../../../pictures/projects/makhana-co.ts'
import { mithilaPack } from '../../../pictures/projects/mithila-pack.ts'
import { phone, picture } from '../../../pictures/projects/screen.ts'
import { sheet } from '../../../pictures/sheet.ts'
import { ease } from '../../drawing/motion.ts'
import { screenLoop, tap } from '../../drawing/screen-loop.ts'

const SECONDS = 6
/** The search begins here and takes 2.1 of the film's six seconds. */
const [FROM, TO] = [0.28, 0.28 + 2.1 / SECONDS]
/** How far the list is scrolled until the pack is seen. */
const FAR = 470

const paints = { paper: '#f3e3bb', black: '#1f1712', red: '#cc2f2a', green: '#12704a' }

/** A search against the clock: the list moves, the clock runs, and a finger finds the green pack. */
export const makhanaLoop = screenLoop('makhana-co', SECONDS, (write, time) => {
  const pen = openPen(write)
  const again = ease(0.14, 0.22, time)
  const isRunning = time >= FROM && time < TO
  const found = time < 0.14 || time >= TO
  const share = Math.min(1, Math.max(0, (time - FROM) / (TO - FROM)))
  const clock = time < 0.14 ? 2.1 : share * 2.1
  const scroll = time < FROM ? FAR * (1 - again) : FAR * ease(0.12, 0.78, share)
  const list = results(write, mithilaPack(write, paints), { own: 6, count: 12, scroll })
  const mark = found
    ? `<rect x="10" y="${118 + 3 * 204 - FAR - 4}" width="148" height="196" rx="12" fill="none" stroke="#0f5a3c" stroke-width="6"/>`
    : ''
  const wave = `<path d="${sheet('makhana-co', { width: 1200, height: 900, lines: 13, swing: 1 })}" fill="none" stroke="#6d52c8" stroke-width="9"/>`
  const figure = write(clock.toFixed(1), {
    ...{ x: 70, y: 570, size: 400, face: 'display', weight: 700, stretch: 84 },
    fill: found ? '#b9d98f' : paper,
  })
  const words = pen.title('seconds', 84, 680, 76, { fill: found ? '#b9d98f' : paper })
  return picture(
    spectrum[410],
    `${wave}${dial(clock, isRunning)}${figure}${words}${phone(764, 90, 0, list + mark)}${tap(860, 430, TO - 0.01, time)}`,
  )
})

/** A small clock whose hand goes round once in three seconds. */
function dial(seconds: number, isRunning: boolean) {
  const turn = (seconds / 3) * 360
  return `<g transform="translate(140 170)"><circle r="58" fill="${isRunning ? paper : 'none'}" stroke="${paper}" stroke-width="9"/><path d="M-13 -84H13M0 -84V-62" stroke="${paper}" stroke-width="11"/><path d="M0 0V-40" transform="rotate(${turn})" stroke="${isRunning ? ink : paper}" stroke-width="9" stroke-linecap="round"/></g>`
}
