import { blob } from '../brush.ts'
import { inFace, type Typesetter } from '../lettering.ts'
import { found, onDesk, plain } from '../press/desk.ts'
import { type Print, plates } from '../press/press.ts'
import { trace } from '../showcase/pen.ts'
import { picture, rect } from './screen.ts'

const [paper, pencil, ruling, crayon] = [plates(0), plates(1), plates(0, 1), plates(0, 0, 1)]

/** Rejected: a tree with a face that answers for the shop. */
export function baobabSketch(write: Typesetter) {
  const note = inFace(write, 'reenie')
  const grid = Array.from({ length: 23 }, (_, at) => `M${at * 52} 0V900M0 ${at * 52}H1200`).join('')
  const tree =
    trace(
      'M330 800C380 740 396 640 388 520C340 470 290 460 236 470M640 800C600 740 586 640 596 520C640 470 700 456 744 470',
      pencil,
      7,
    ) +
    trace(
      blob(
        '236 470, 150 400, 190 280, 300 210, 400 120, 520 130, 640 170, 760 250, 820 360, 744 470',
      ),
      pencil,
      7,
    ) +
    trace('M250 300q30 -40 60 0t60 0M520 220q30 -40 60 0t60 0M640 350q20 -30 50 0', pencil, 4)
  const face =
    trace('M440 520a26 30 0 1 0 .1 0M548 520a26 30 0 1 0 .1 0', pencil, 6) +
    trace('M440 546v10M548 546v10', pencil, 16) +
    trace('M420 660Q492 740 566 650Q492 690 420 660', pencil, 7) +
    trace('M492 580q-16 40 6 44', pencil, 5)
  const bubble =
    trace(
      blob(
        '800 560, 850 500, 980 490, 1110 520, 1130 600, 1060 660, 900 660, 830 640, 720 660, 790 620',
        0.8,
      ),
      pencil,
      6,
    ) +
    note('Bonjour ! Moi c’est', 830, 570, 42, pencil) +
    note('Papa Baobab', 850, 628, 56, pencil)
  const words = `${note('n° 2 : l’arbre qui parle', 60, 90, 76, pencil)}${note('il ne dort pas : il répond la nuit aussi', 1150, 790, 44, pencil, { align: 'right' })}${trace('M70 130L1130 850M1120 120L120 840', crayon, 15)}${note('Ma mère lui répondrait. O. F.', 1160, 868, 62, crayon, { align: 'right' })}`
  return onDesk(picture(paper, trace(grid, ruling, 2) + tree + face + bubble + words), {
    ...{ paper: '#f6f3ea', wood: '#6d4a30' },
    corners: [
      [92, 84],
      [1104, 40],
      [1150, 812],
      [40, 858],
    ],
  })
}

/** Found on the door of the shop: a sheet of a printer, a marker, four pieces of tape. */
export function baobabOriginal(write: Typesetter) {
  const [art, comic, marker] = [
    inFace(write, 'bangers'),
    inFace(write, 'comic'),
    inFace(write, 'kalam'),
  ]
  const sheet: Print = {
    svg: picture(
      plates(0),
      `${art('LIBRAIRIE BAOBAB', 600, 190, 150, plates(0.75), { align: 'centre' })}${art('LIBRAIRIE BAOBAB', 594, 184, 150, plates(0, 0.9, 0.2), { align: 'centre' })}${comic('Nouveau !!! Commandez sur WhatsApp', 600, 300, 58, plates(0.9), { align: 'centre' })}${rect(110, 350, 980, 190, plates(0, 0, 0.8), 30)}${comic('77 555 01 18', 600, 496, 150, plates(0.95), { align: 'centre' })}${comic('Romans * Scolaire * Cadeaux * Photocopies * Timbres', 600, 616, 42, plates(0.8), { align: 'centre' })}${trace('M130 690C380 670 700 700 1000 676', plates(0.9, 0.9), 5)}${marker('PAS LA NUIT S.V.P.', 600, 770, 110, plates(0.95, 0.6), { align: 'centre' })}${marker('(ni le vendredi à 14 h)', 620, 850, 60, plates(0.95, 0.6), { align: 'centre' })}`,
    ),
    paper: '#f7f4ec',
    inks: [
      { colour: '#3d4a78', patchy: 0.3 },
      { colour: '#e87aa8', patchy: 0.3, dots: { pitch: 7, angle: 15 } },
      { colour: '#f5dd6a', patchy: 0.2 },
    ],
  }
  const boards = Array.from(
    { length: 7 },
    (_, at) =>
      `<rect x="${at * 180}" width="174" height="900" fill="${at % 2 ? '#3f7f86' : '#45878e'}"/><path d="M${at * 180 + 40} 0V900M${at * 180 + 120} 0V900" stroke="#376f76" stroke-width="3"/>`,
  ).join('')
  return found(
    sheet,
    plain('#28545a', boards),
    [
      [150, 96],
      [1050, 130],
      [1030, 800],
      [170, 830],
    ],
    {
      shade: plain('#ffffff', '<path d="M0 0H420L0 700Z" fill="#000" opacity=".8"/>'),
      creased: 0.8,
    },
  )
}
