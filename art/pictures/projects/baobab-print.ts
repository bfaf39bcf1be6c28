import { blob, stroke } from '../brush.ts'
import { at } from '../frames/canvas.ts'
import { inFace, type Typesetter } from '../lettering.ts'
import { type Print, plates } from '../press/press.ts'
import { flat, trace } from '../showcase/pen.ts'
import { bars } from './baobab.ts'
import { picture, rect } from './screen.ts'

const [paper, blue, red, sun] = [plates(0), plates(1), plates(0, 1), plates(0, 0, 1)]
const [dark, sand, overSun] = [plates(1, 1), plates(0, 0.4, 0.9), plates(1, 0, 1)]

/** Three inks of a stencil duplicator that never meet twice in the same place: a tree, a voice, a book. */
export function baobabPrint(write: Typesetter): Print {
  return {
    svg: picture(paper, tree() + reader() + lettered(write)),
    paper: '#f4ead6',
    inks: [
      { colour: '#2440b4', shift: [-3, 2], grain: 0.035, patchy: 0.14 },
      {
        colour: '#ff4f37',
        shift: [3, -2],
        grain: 0.03,
        patchy: 0.12,
        dots: { pitch: 13, angle: 30 },
      },
      { colour: '#ffd02e', shift: [-2, -5], patchy: 0.08 },
    ],
  }
}

function tree() {
  const crown = [
    bars(-20, 196, 420, 240, 30, red),
    bars(410, 90, 790, 190, 30, red),
    bars(790, 176, 1220, 250, 30, red),
  ].join('')
  const branches = [
    stroke('470 520, 390 380, 250 300, 96 246', 74, 0.1),
    stroke('340 350, 230 230, 150 120', 34, 0.1),
    stroke('440 420, 330 250, 320 110', 44, 0.1),
    stroke('730 520, 810 370, 960 300, 1120 240', 74, 0.1),
    stroke('860 350, 980 220, 1050 110', 34, 0.1),
    stroke('760 420, 870 250, 880 90', 44, 0.1),
  ].join('')
  const trunk =
    'M180 900C300 872 352 800 356 640C358 520 372 440 420 360H780C828 440 842 520 844 640C848 800 900 872 1020 900Z'
  const bark = [
    stroke('396 480, 384 600, 392 730, 350 850', 9),
    stroke('806 470, 818 600, 812 720, 850 850', 9),
    stroke('376 640, 372 740, 300 870', 7),
    stroke('826 640, 834 740, 900 872', 7),
  ].join('')
  return `<circle cx="868" cy="330" r="262" fill="${sun}"/>${flat('M0 770C200 730 320 744 600 760S1010 736 1200 756V900H0Z', sand)}${crown}${flat(branches, dark)}${flat(trunk, dark)}${flat(bark, paper)}`
}

/** A girl who reads between the roots. */
function reader() {
  const dress = blob('-44 -70, -62 0, -84 84, 40 96, 96 78, 60 30, 34 -62')
  const legs = stroke('10 84, 90 60, 128 96', 36, 0.4, 0.5)
  const head = `<circle cx="2" cy="-112" r="42" fill="${dark}"/>${flat(blob('-48 -124, -44 -178, 8 -196, 48 -168, 44 -128, 0 -138'), red)}`
  const spots = [-40, -6, 28].flatMap((x) => [-30, 14, 56].map((y) => [x, y] as const))
  return at(
    226,
    742,
    0.98,
    `${flat(dress, sun)}${spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="${red}"/>`).join('')}${flat(legs, dark)}${flat(stroke('-20 -50, 20 0, 66 -14', 26, 0.4, 0.6), dark)}${head}${flat('M52 -74L84 -60L82 18L48 4Z', blue)}${flat('M84 -60L122 -78L118 0L82 18Z', blue)}${trace('M90 -44l22 -10M90 -28l20 -10', paper, 4)}`,
  )
}

function lettered(write: Typesetter) {
  const [title, note] = [inFace(write, 'caprasimo'), inFace(write, 'courier')]
  const cover = `${rect(-150, -216, 300, 440, blue)}${rect(-150, -216, 26, 440, dark)}${title('Une si', -104, -128, 64, paper)}${title('longue', -104, -64, 64, paper)}${title('lettre', -104, 0, 64, sun)}${[0, 1, 2, 3].map((row) => trace(`M-100 ${46 + row * 30}${'q11 -18 22 0'.repeat(10 - row)}`, row === 3 ? red : paper, 6)).join('')}${note('Mariama Bâ', -102, 196, 28, paper)}`
  const slip = `${rect(14, -336, 122, 150, paper)}${rect(14, -336, 122, 150, 'none', 0, dark, 4)}${title('Fatou', 75, -288, 34, red, { align: 'centre' })}${note('samedi', 75, -256, 24, blue, { align: 'centre' })}${note('19 h', 75, -226, 26, blue, { align: 'centre' })}`
  const book = `${flat('M-150 -216L-132 -236H168V206L150 224Z', paper)}${trace('M-140 -226H158V210M-136 -231H163V207', dark, 2.5)}${slip}${cover}`
  return `${phone(title, note)}${at(996, 566, 1.02, book, 7)}`
}

type Set = ReturnType<typeof inFace>

function phone(title: Set, note: Set) {
  const heard = `${rect(40, 156, 238, 92, red, 20)}${flat('M64 180L92 202L64 224Z', paper)}${bars(104, 202, 264, 34, 10, paper)}${note('0:19', 44, 282, 24, blue)}`
  const told = `${rect(76, 304, 224, 220, paper, 16, blue, 6)}${at(132, 380, 0.24, `${rect(-150, -216, 300, 440, blue)}${trace('M-100 -120h180M-100 -60h150M-100 0h170', paper, 34)}`)}${title('Il en', 184, 366, 34, blue)}${title('reste', 184, 402, 34, blue)}${title('trois.', 184, 438, 34, red)}${note('3 500 F', 98, 500, 34, blue)}`
  const keep = `${rect(76, 544, 224, 66, red, 33)}${title('Gardez-le-moi', 188, 587, 29, paper, { align: 'centre' })}`
  const kept = `${trace('M56 664l12 14l22 -28', blue, 9)}${note('à votre nom', 104, 662, 24, blue)}${note('jusqu’à samedi', 104, 690, 24, blue)}`
  return at(
    430,
    90,
    1,
    `${rect(0, 0, 340, 720, dark, 46)}${rect(16, 18, 308, 684, paper, 34)}${flat('M16 130V52A34 34 0 0 1 50 18H290A34 34 0 0 1 324 52V130Z', sun)}${title('Baobab', 44, 88, 52, overSun)}${note('Awa, Point E', 46, 116, 22, overSun)}${heard}${told}${keep}${kept}`,
  )
}
