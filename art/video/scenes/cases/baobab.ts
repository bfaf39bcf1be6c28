import { at } from '../../../pictures/frames/canvas.ts'
import { ink, paper, spectrum } from '../../../pictures/palette.ts'
import { answered, bars, book } from '../../../pictures/projects/baobab.ts'
import { phone, picture, rect } from '../../../pictures/projects/screen.ts'
import { ease, mix } from '../../drawing/motion.ts'
import { screenLoop, tap } from '../../drawing/screen-loop.ts'

/** A voice fills the window, becomes a message, and is answered with a book. */
export const baobabLoop = screenLoop('baobab', 8, (write, time) => {
  const gone = ease(0.06, 0.12, time)
  const recording = Math.min(1, Math.max(0, (time - 0.14) / 0.28))
  const back = (from: number, to: number) => (time < 0.13 ? 1 - gone : ease(from, to, time))
  const chat = {
    spoken: back(0.42, 0.46),
    answer: back(0.56, 0.61),
    pressed: time > 0.73 || time < 0.06,
    kept: back(0.78, 0.82),
  }
  const shown = back(0.59, 0.7)
  const reach = time < 0.13 ? 1 - gone : ease(0, 1, Math.min(1, recording * 1.2))
  const voice = `<clipPath id="heard"><rect width="${450 * reach}" height="900"/></clipPath><g clip-path="url(#heard)">${bars(-6, 446, 450, 330, 22, paper, recording % 1)}</g>`
  const paperBook = at(mix(600, 978, shown), 486, 1.12, book(write, back(0.82, 0.9)), 6 * shown)
  const listening = recording > 0 && recording < 1 ? recorder(write, recording) : ''
  const dots = time > 0.48 && time < 0.56 ? typing(time) : ''
  const screen = `${answered(write, chat)}${listening}${dots}`
  return picture(
    spectrum[625],
    `${voice}${shown > 0 ? paperBook : ''}${phone(430, 90, 0, screen, ink)}${tap(606, 672, 0.73, time)}`,
  )
})

function recorder(write: Parameters<typeof book>[0], share: number) {
  const seconds = String(Math.floor(share * 19)).padStart(2, '0')
  return `${rect(14, 612, 288, 60, '#e6ddcd', 30)}<circle cx="46" cy="642" r="${11 + 3 * Math.sin(share * 40)}" fill="${spectrum[650]}"/>${write(`0:${seconds}`, { x: 70, y: 649, size: 20, weight: 600 })}<g transform="translate(0 480)">${bars(124, 162, 124 + 160 * share, 20, 8, ink)}</g>`
}

function typing(time: number) {
  const dots = [0, 1, 2].map((dot) => {
    const y = 256 - 8 * Math.max(0, Math.sin(time * 120 - dot))
    return `<circle cx="${234 + dot * 22}" cy="${y}" r="7" fill="${ink}"/>`
  })
  return `${rect(206, 228, 96, 54, paper, 16, ink, 2.5)}${dots.join('')}`
}
