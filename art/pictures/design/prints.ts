import { seededRandom } from '../../../ui/wave.ts'
import { type Point, stroke } from '../brush.ts'
import { at, disc, type Scene } from '../frames/canvas.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

const night = mix('#171a4a', ink, 0.15)
const sun = spectrum[575]

/** A film: its name and its minutes. */
const films = [
  ['Winter Bees', 72],
  ['Nordover', 84],
  ['Hundred Lamps', 108],
  ['The Last Ferry', 152],
  ['Two Clocks', 116],
  ['The Tuner of Røros', 178],
  ['Salt', 94],
  ['A Quiet Radio', 140],
  ['Ice, and After', 118],
  ['Blue Hour', 88],
  ['Keeper', 67],
] as const

/** Posters. */
export const prints: Record<string, Scene> = {
  'northlight-film-poster': {
    ground: night,
    draw(pen) {
      const rays = films.map(([name, minutes], index) => {
        const turn = (index - 5) * 14.6
        const end = 236 + minutes * 5.05
        const [near, far] = [234 * Math.tan(0.104), end * Math.tan(0.104)]
        const flip = turn < 0
        const words = flip
          ? pen.bold(name, -252, 13, 38, { align: 'right' }) +
            pen.mono(String(minutes), -(end - 18), 11, 27)
          : pen.bold(name, 252, 13, 38) +
            pen.mono(String(minutes), end - 18, 11, 27, { align: 'right' })
        return `<g transform="translate(650 1296) rotate(${turn - 90})">${flat(`M234 ${-near}L${end} ${-far}V${far}L234 ${near}Z`, sun)}<g transform="rotate(${flip ? 180 : 0})">${words}</g></g>`
      })
      return `${rays.join('')}${flat('M446 1296a204 204 0 0 1 408 0Z', sun)}${rect(0, 1296, 1300, 8, sun)}
${pen.title('11', 650, 1262, 150, { align: 'centre', stretch: 70, weight: 800, fill: night })}
${pen.title('Mørketid', 72, 1520, 260, { fill: paper, weight: 800, stretch: 96, within: 1156 })}
${pen.bold('Eleven films for the dark month', 76, 1612, 47, { fill: paper })}
${pen.text('3 to 13 December, Prinsens kino, Trondheim', 76, 1672, 38, { fill: '#c9cbea' })}
${pen.mark('northlight', 972, 1652, 76, sun)}`
    },
  },
  'baobab-reading-poster': {
    ground: spectrum[560],
    draw(pen) {
      const green = shade(spectrum[560], 0.2)
      const trunk =
        flat(
          'M418 1190C446 1130 452 1030 440 920C434 850 420 790 392 740L452 716C478 766 496 800 520 818C524 770 520 726 508 690L574 684C574 734 580 782 592 812C622 786 640 748 652 706L716 724C690 790 668 852 664 920C654 1030 668 1130 700 1190Z',
          ink,
        ) +
        branch('430 760, 370 660, 270 590, 150 540', 54) +
        branch('540 720, 530 600, 480 480, 420 350', 48) +
        branch('550 720, 580 590, 660 470, 720 330', 46) +
        branch('680 760, 760 660, 860 600, 980 560', 52) +
        branch('380 690, 330 560, 260 440', 34) +
        branch('740 700, 800 560, 870 450', 34)
      return `${rect(0, 1180, 1100, 320, green)}${disc(850, 300, 150, spectrum[625])}${trunk}${leaves()}
${at(332, 1116, 1.06, reader)}${at(884, 1040, 1.1, openBook(spectrum[625]), 24)}
${pen.title('Lire sous|l’arbre', 62, 142, 132, { weight: 800, stretch: 74, leading: 0.94 })}
${pen.bold('Chaque samedi, de 17 h à la tombée du jour.', 64, 1302, 42)}
${pen.text('Apportez une natte. Les livres sont déjà là.', 64, 1360, 38)}
${pen.mark('baobab', 62, 1396, 62)}${pen.text('Rue Mohamed V, Dakar', 1040, 1440, 32, { align: 'right' })}`
    },
  },
}

function branch(points: string, width: number) {
  const spine = points
    .split(',')
    .map((pair) => pair.trim().split(' ').map(Number) as unknown as Point)
  return flat(stroke(spine, width, 0.08, 0.3), ink)
}

/** An open book seen from the front, about 120 wide. */
function openBook(colour: string) {
  return (
    flat('M0 34C-20 18 -44 16 -64 22V-34C-44 -40 -20 -36 0 -22Z', colour) +
    flat('M0 34C20 18 44 16 64 22V-34C44 -40 20 -36 0 -22Z', mix(colour, ink, 0.14)) +
    trace(
      'M-50 -18q18 -5 36 6M-50 0q18 -5 36 6M14 -12q18 -11 36 -6M14 6q18 -11 36 -6',
      mix(colour, ink, 0.42),
      4,
    )
  )
}

/** Books over the crown, none on another. */
function leaves() {
  const random = seededRandom('baobab leaves')
  const placed: Point[] = []
  for (let attempt = 0; attempt < 9000 && placed.length < 58; attempt++) {
    const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random())]
    const [x, y] = [550 + Math.cos(turn) * far * 490, 530 + Math.sin(turn) * far * 250]
    const title = x < 640 && y < 330
    if (title || placed.some(([a, b]) => Math.hypot((a - x) / 1.12, b - y) < 72)) continue
    placed.push([x, y])
  }
  return placed
    .map(([x, y], index) => {
      const colour =
        index % 9 === 4 ? spectrum[625] : index % 3 === 1 ? light(spectrum[575], 0.3) : paper
      return at(
        Math.round(x),
        Math.round(y),
        0.8,
        openBook(colour),
        Math.round((x - 550) / 14 + random() * 24 - 12),
      )
    })
    .join('')
}

/** A child on a mat, leaning back, with a book; the feet point left. */
const reader =
  flat('M-150 72H110L90 90H-176Z', spectrum[650]) +
  flat('M10 70C30 20 54 -22 86 -30C104 -20 108 30 98 72Z', spectrum[455]) +
  disc(76, -62, 32, '#5b3a29') +
  flat('M46 -74C50 -102 96 -106 108 -74C98 -84 70 -86 46 -74Z', ink) +
  flat(
    'M60 72C20 72 10 60 -20 30C-30 22 -40 26 -50 40L-92 74H-124V60H-100L-56 8C-40 -12 -14 -14 6 4L64 44Z',
    ink,
  ) +
  trace('M72 -10C50 8 32 6 12 -6', '#5b3a29', 15) +
  at(4, -20, 0.62, openBook(paper), -14)
