import { seededRandom } from '../../../ui/wave.ts'
import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { fish } from '../heroes/fish.ts'
import { ink, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, light, shade, soft } from '../things/tone.ts'

const wood = '#b98a5c'
const card = '#c99f68'
const _teal = light(spectrum[475], 0.42)
const _red = '#b8321f'

/** A parcel as it is opened in Oregon. */
export const parcel: Record<string, Scene> = {
  'fish-on-its-way': {
    ground: wood,
    draw: (pen) =>
      grain(1200, 1060) +
      at(60, 74, 1, carton()) +
      at(640, 560, 1, note(pen)) +
      at(790, 70, 1, label(pen)),
  },
  'fish-on-its-way-portrait': {
    ground: wood,
    draw: (pen) =>
      grain(720, 1510) +
      at(14, 24, 0.88, carton()) +
      at(172, 690, 1, note(pen)) +
      at(40, 1120, 0.98, label(pen)) +
      spool(574, 1320),
  },
}

/** A table of planks. */
function grain(w: number, h: number) {
  const random = seededRandom('oregon')
  const planks = Array.from(
    { length: 6 },
    (_, index) => `M0 ${Math.round((index * h) / 6)}H${w}`,
  ).join('')
  const veins = Array.from({ length: 46 }, () => {
    const [x, y, long] = [random() * w, random() * h, 80 + random() * 260]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(long / 2)} ${Math.round(random() * 12 - 6)} ${Math.round(long)} 0`
  }).join('')
  return trace(veins, shade(wood, 0.1), 2.5) + trace(planks, shade(wood, 0.26), 4)
}

/** An open carton from above, 760 by 700: flaps, tissue, the painting and twine. */
function carton() {
  const flaps =
    flat('M80 70L40 0H660L620 70Z', light(card, 0.16)) +
    flat('M80 610L30 700H680L620 610Z', light(card, 0.1)) +
    flat('M80 70L0 40V650L80 610Z', shade(card, 0.12)) +
    flat('M620 70L704 36V650L620 610Z', shade(card, 0.06))
  const tissue = flat(
    'M96 96C160 70 220 120 300 90S440 70 520 100S590 90 606 110L600 250C570 330 610 420 596 590C500 606 420 570 330 598S150 580 100 596C84 480 116 380 96 280Z',
    '#f0d7dc',
  )
  const creases = trace(
    'M120 120L210 200M560 120L500 190M130 560L190 500M570 570L520 500M340 100L350 150',
    '#dcb9c1',
    4,
  )
  const painting = at(
    346,
    344,
    1,
    rect(-214, -158, 440, 330, shade(card, 0.4)) +
      rect(-226, -170, 440, 330, '#f1e2c4') +
      trace('M-212 -156H200V146H-212Z', '#26418f', 6) +
      at(-6, -4, 0.44, fish()),
    -4,
  )
  const twine = trace(
    'M40 250C120 236 180 258 240 246M700 460C640 470 600 452 540 466',
    '#e9dcc0',
    7,
  )
  return (
    rect(14, 22, 690, 680, shade(wood, 0.3), 8) +
    flaps +
    rect(80, 70, 540, 540, shade(card, 0.5)) +
    tissue +
    creases +
    painting +
    twine
  )
}

/** A spool of the twine. */
function spool(x: number, y: number) {
  const turns = [78, 68, 58, 48]
    .map((r) =>
      trace(
        `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
        shade('#e9dcc0', 0.16),
        3,
      ),
    )
    .join('')
  return (
    disc(x + 10, y + 12, 86, shade(wood, 0.3)) +
    disc(x, y, 86, '#e9dcc0') +
    turns +
    disc(x, y, 34, shade(kraft, 0.3)) +
    disc(x, y, 20, shade(wood, 0.3)) +
    trace(
      `M${x - 60} ${y - 60}C${x - 120} ${y - 130} ${x - 20} ${y - 150} ${x + 60} ${y - 180}`,
      '#e9dcc0',
      7,
    )
  )
}

/** The card in the parcel, by hand. */
function note(pen: Pen) {
  const words =
    'Dear Maren,||the fish took four days. The red|is from hibiscus, my aunt’s.|He swims left because the river|does. Keep him out of the sun.||Sushila, Jitwarpur'
  const lines = words
    .split('|')
    .map((line, index) =>
      pen.title(line, 34, 66 + index * 43, 34, { weight: 400, fill: '#26418f', within: 450 }),
    )
    .join('')
  return at(
    0,
    0,
    1,
    rect(10, 12, 510, 390, shade(wood, 0.35)) +
      rect(0, 0, 510, 390, '#fffaf0') +
      at(438, 52, 0.09, fish()) +
      lines,
    -5,
  )
}

/** The customs label, with everything said. */
function label(pen: Pen) {
  const rows = [
    ['1 painting, paper', '$68'],
    ['Made by', 'the sender'],
    ['Duty', 'paid ahead'],
    ['Weight', '0.31 kg'],
  ] as const
  return at(
    0,
    0,
    1,
    rect(10, 12, 380, 360, shade(wood, 0.35)) +
      rect(0, 0, 380, 360, '#e7efe2') +
      pen.bold('CN 22', 26, 58, 36) +
      pen.text('Bihar to Oregon, 11 days', 26, 98, 25, { fill: soft }) +
      rule('M26 122H354', ink, 3) +
      rows
        .map(
          ([a, b], index) =>
            pen.text(a, 26, 170 + index * 50, 26) +
            pen.bold(b, 354, 170 + index * 50, 26, { align: 'right' }),
        )
        .join(''),
    4,
  )
}
