import { waveField } from '../../../ui/wave.ts'
import { at } from '../frames/canvas.ts'
import type { Typesetter } from '../lettering.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { shade } from '../things/tone.ts'
import { phone, picture, rect, rule } from './screen.ts'

const ground = spectrum[625]
const blue = spectrum[455]
const voice = waveField('baobab', 3)
const chats = [
  ['Maman', 'Voice message, 1:12', '06:58', '3'],
  ['École de Khady', 'Réunion des parents jeudi', '07:04', '1'],
  ['+221 77 555 01 18', 'Voice message, 0:19', '07:31', '2'],
  ['+221 76 555 01 64', 'Voice message, 0:41', '07:33', '5'],
  ['+221 70 555 01 09', 'Bonjour, vous avez', '07:40', '1'],
  ['Modou (garage)', 'C’est prêt', '07:52', '1'],
  ['+221 78 555 01 77', 'Voice message, 0:08', '08:01', '4'],
] as const

/** One private phone before, and a notebook. */
export function baobabBefore(write: Typesetter) {
  return picture(
    '#cfc7b9',
    `${bars(-6, 446, 450, 300, 22, '#b5ab9b')}${at(978, 470, 1, notebook(write), 5)}${phone(430, 90, 0, unread(write), '#fff')}`,
  )
}

/** The strokes of a voice between two places, at a moment from 0 to 1. */
export function bars(
  from: number,
  y: number,
  to: number,
  loud: number,
  gap: number,
  colour: string,
  time = 0,
) {
  const count = Math.floor((to - from) / gap)
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const half =
      8 +
      Math.abs(voice(share * 1.7, 0.4, time)) ** 0.8 *
        loud *
        (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, share * 0.8 + 0.15)))
    const x = Math.round(from + (index + 0.5) * gap)
    return `<path d="M${x} ${Math.round(y - half)}V${Math.round(y + half)}" stroke="${colour}" stroke-width="${gap * 0.5}" stroke-linecap="round"/>`
  }).join('')
}

function unread(write: Typesetter) {
  const rows = chats.map(([name, line, time, count], index) => {
    const y = 134 + index * 82
    return `<circle cx="42" cy="${y + 26}" r="25" fill="${['#c9b7a0', '#9fb0a6', '#c3c3bd', '#c3c3bd', '#c3c3bd', '#b0a3b8', '#c3c3bd'][index]}"/>${write(name, { x: 78, y: y + 20, size: 17, weight: 650 })}${write(line, { x: 78, y: y + 44, size: 15, fill: '#666' })}${write(time, { x: 300, y: y + 20, size: 13, align: 'right', fill: '#666' })}<circle cx="288" cy="${y + 39}" r="11" fill="#5b8f63"/>${write(count, { x: 288, y: y + 44, size: 14, weight: 700, fill: '#fff', align: 'centre' })}${index < 6 ? rule(`M78 ${y + 64}H316`, '#e4e4df', 2) : ''}`
  })
  return `${flat('M0 118V34A34 34 0 0 1 34 0H282A34 34 0 0 1 316 34V118Z', '#3d6b52')}${write('Messages', { x: 20, y: 92, size: 25, weight: 700, fill: '#fff' })}${write('214 unread', { x: 298, y: 91, size: 18, fill: '#fff', align: 'right' })}${rows.join('')}`
}

function notebook(write: Typesetter) {
  const lines = Array.from({ length: 12 }, (_, index) =>
    rule(`M-132 ${-150 + index * 32}H132`, '#b9cbd6', 2),
  )
  const scrawl = [0, 1, 2, 3, 4, 5, 6, 8].map((row) => {
    const [y, long] = [-158 + row * 32, 90 + ((row * 61) % 130)]
    const steps = Array.from(
      { length: Math.floor(long / 12) },
      (_, index) => `q6 ${index % 2 ? -14 : -9} 12 ${(index % 3) - 1}`,
    )
    return trace(`M-120 ${y}${steps.join('')}`, row % 3 === 1 ? '#7d7468' : '#4f5f78', 3.5)
  })
  return `${rect(-156, -230, 312, 460, '#f7f2e4')}${rect(-156, -230, 312, 44, '#7d8f86')}${Array.from({ length: 9 }, (_, index) => `<circle cx="${-128 + index * 32}" cy="-208" r="7" fill="#cfc7b9"/>`).join('')}${lines.join('')}${scrawl.join('')}${trace('M-126 -68H60M-126 -4H96', '#a3211b', 4)}${write('quelle boutique ??', { x: 128, y: 176, size: 25, weight: 600, align: 'right', fill: '#a3211b' })}`
}

/** How much of each message is there, from 0 to 1. */
export type Chat = { spoken: number; answer: number; pressed: boolean; kept: number }

/** The screen of the phone: a question by voice, the book, and that it is kept. */
export function answered(
  write: Typesetter,
  { spoken: asked, answer: told, pressed, kept: done }: Chat = {
    ...{ spoken: 1, answer: 1, pressed: false, kept: 1 },
  },
) {
  const body = flat('M0 112H316V662A34 34 0 0 1 282 696H34A34 34 0 0 1 0 662Z', paper)
  const head = `${rect(0, 0, 316, 112, ink)}<circle cx="44" cy="78" r="22" fill="${ground}"/>${trace('M44 96V76M44 80l-11 -11M44 76l10 -12M44 70v-8', paper, 4.5)}${write('Baobab', { x: 78, y: 78, size: 24, face: 'display', weight: 700, stretch: 84, fill: paper })}${write('Awa, Point E', { x: 78, y: 98, size: 14, fill: '#cfc3ae' })}`
  const spoken = `${rect(14, 130, 252, 78, '#e6ddcd', 16)}<circle cx="48" cy="164" r="19" fill="${ground}"/>${flat('M42 154L58 164L42 174Z', paper)}${bars(76, 162, 252, 22, 8, ink)}${write('0:19', { x: 78, y: 201, size: 13, fill: '#574e42' })}${write('17:12', { x: 254, y: 201, size: 13, align: 'right', fill: '#574e42' })}`
  const answer = `${rect(50, 224, 252, 316, paper, 16, ink, 2.5)}${rect(62, 236, 228, 158, '#d9e2f2', 8)}${at(176, 316, 0.32, cover(write))}${write('Une si longue lettre', { x: 66, y: 426, size: 21, weight: 700 })}${write('Mariama Bâ. Il en reste trois.', { x: 66, y: 451, size: 15, fill: '#574e42' })}${write('3 500 F', { x: 66, y: 492, size: 32, face: 'display', weight: 700, stretch: 84 })}${write('Point E', { x: 288, y: 490, size: 16, align: 'right', fill: '#574e42' })}${write('17:15', { x: 288, y: 526, size: 13, align: 'right', fill: '#574e42' })}`
  const keep = `${rect(50, 556, 252, 54, pressed ? ink : ground, 16, ink, 2.5)}${write('Gardez-le-moi', { x: 176, y: 590, size: 20, weight: 700, align: 'centre', fill: pressed ? paper : ink })}`
  const kept = `${rect(14, 628, 288, 48, '#e6ddcd', 16)}${trace('M34 652l9 10l18 -20', '#17966f', 5)}${write('À votre nom jusqu’à samedi', { x: 72, y: 658, size: 16, weight: 600 })}`
  return `${body}${arriving(asked, spoken)}${arriving(told, answer + keep)}${arriving(done, kept)}${head}`
}

function arriving(share: number, inside: string) {
  if (share === 0) return ''
  return `<g opacity="${share}" transform="translate(0 ${(1 - share) * 60})">${inside}</g>`
}

/** The blue book; its slip rises as far as `raised`, from 0 to 1. */
export function book(write: Typesetter, raised = 1) {
  const slip = `${rect(18, -318, 108, 140, paper)}${write('Fatou', { x: 72, y: -282, size: 27, weight: 700, align: 'centre' })}${write('samedi', { x: 72, y: -254, size: 20, align: 'centre' })}${write('19 h', { x: 72, y: -228, size: 22, weight: 700, align: 'centre' })}`
  return `${flat('M-144 -206L-128 -222H158V206L142 222Z', '#e3d9c7')}${flat('M142 -206L158 -222V206L142 222Z', '#cfc3ae')}<g transform="translate(0 ${(1 - raised) * 112})">${slip}</g>${cover(write)}`
}

function cover(write: Typesetter) {
  const lines = Array.from({ length: 8 }, (_, row) => {
    const y = -6 + row * 24
    const words = Array.from(
      { length: 13 },
      (_, index) => `q9 ${-6 - ((index + row) % 3) * 7} 18 0`,
    )
    return trace(`M-112 ${y}${words.join('')}`, row > 5 ? '#5c8ae0' : paper, 5)
  })
  return `${rect(-144, -206, 288, 428, blue)}${rect(-144, -206, 24, 428, shade(blue, 0.24))}${write('Une si', { x: -102, y: -134, size: 52, face: 'display', weight: 700, stretch: 84, fill: paper })}${write('longue', { x: -102, y: -84, size: 52, face: 'display', weight: 700, stretch: 84, fill: paper })}${write('lettre', { x: -102, y: -34, size: 52, face: 'display', weight: 700, stretch: 84, fill: paper })}${at(10, 12, 0.92, lines.join(''))}${write('Mariama Bâ', { x: -102, y: 204, size: 22, fill: paper })}`
}
