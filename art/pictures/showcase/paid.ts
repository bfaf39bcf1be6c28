import { ink, paper } from '../palette.ts'
import { sheet } from '../sheet.ts'
import { ringsPath } from '../wave-paths.ts'
import type { Scene } from './pen.ts'
import { bars, box, clip, dot, flat, frame, group, hairline, shape, trace } from './pen.ts'

/** Advertising: a result that rises, a story, a promoted column, a lit shelf. */
export const paid: Record<string, Scene> = {
  'google-ads': (accent, write) => {
    const result = (y: number, title: number) =>
      bars(40, y, [title], 0, ink, 9) + bars(40, y + 20, [300, 240], 15)
    const ad =
      box(64, 92, 452, 92, accent, 4) +
      write('Sponsored', { x: 84, y: 119, size: 15, weight: 600 }) +
      bars(84, 132, [230], 0, ink, 11) +
      bars(84, 156, [330], 0, paper, 8)
    const rise =
      trace('M40 280C24 250 20 200 34 158', ink, 4.5) + trace('M22 174L35 154L50 172', ink, 4.5)
    return `${box(40, 26, 520, 46, paper, 23)}${trace('M66 48a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M80 54l8 8')}${write('linen shirts near me', { x: 104, y: 56, size: 20 })}${ad}${group('translate(44 216)', result(0, 190))}${group('translate(44 284)', result(0, 150))}${rise}`
  },
  'meta-ads': (accent, write) => {
    const story = (fill: string, inside: string) => box(0, 0, 138, 250, fill, 16) + inside
    const ticks = [14, 52, 90]
      .map(
        (x, index) =>
          `<rect x="${x}" y="16" width="34" height="6" rx="3" fill="${index === 0 ? ink : '#b9ad9a'}"/>`,
      )
      .join('')
    const left = story(paper, ticks + dot(69, 130, 38, '#e3d9c7') + bars(30, 196, [78, 54], 16))
    const right = story(
      paper,
      ticks +
        shape('M28 176L60 120L84 152L100 132L120 176Z', '#e3d9c7') +
        bars(24, 200, [88, 60], 16),
    )
    const waves = clip(
      'story',
      frame(2, 44, 134, 140),
      trace(
        sheet('meta-ads', { width: 138, height: 170, lines: 8, swing: 1 }),
        ink,
        4.5,
        'transform="translate(0 44)"',
      ),
    )
    const front = story(
      accent,
      ticks.replaceAll('#b9ad9a', paper) +
        waves +
        box(19, 196, 100, 34, paper, 17) +
        write('Shop now', { x: 69, y: 219, size: 16, weight: 600, align: 'centre' }),
    )
    return (
      group('translate(52 66) rotate(-9)', left) +
      group('translate(300 42) rotate(9)', right) +
      group('translate(162 36) scale(1.12)', front)
    )
  },
  'native-ads': (accent, write) => {
    const column = (x: number, y: number, count: number) =>
      bars(
        x,
        y,
        Array.from({ length: count }, (_, index) => (index % 4 === 3 ? 92 : 122)),
        14,
        hairline,
        5,
      )
    const block =
      flat(frame(181, 136, 124, 126), accent) +
      clip(
        'native',
        frame(181, 136, 124, 84),
        trace(
          ringsPath('native-ads', { width: 190, height: 150, lines: 9 }),
          ink,
          4,
          'transform="translate(140 110)"',
        ),
      ) +
      write('Promoted', { x: 191, y: 250, size: 15, weight: 600 })
    return `${trace('M28 30H452M28 112H452', ink, 4.5)}${write('The slow morning', { x: 28, y: 86, size: 48, face: 'display', weight: 700, stretch: 84 })}${column(28, 136, 14)}${block}${column(182, 278, 3)}${column(332, 136, 14)}${trace('M166 132V320M319 132V320', ink, 2.5)}`
  },
  'marketplace-ads': (accent) => {
    const jar = (x: number, y: number, w: number, h: number, fill = paper) =>
      box(x, y, w, h, fill, 8) + box(x + w * 0.16, y - 18, w * 0.68, 18, fill, 3)
    const shelf = (y: number) => shape(frame(-10, y, 500, 14), paper)
    const beam = flat('M240 -10L128 320H352Z', accent)
    const mark = trace('M208 190q11 -18 21 0t21 0t21 0', ink)
    return `${beam}${shelf(120)}${shelf(274)}${jar(24, 52, 54, 68)}${box(100, 30, 64, 90)}${jar(316, 58, 62, 62)}${box(400, 44, 56, 76)}${jar(22, 206, 72, 68)}${jar(384, 196, 66, 78)}${bars(112, 60, [40, 30], 14)}${bars(410, 70, [36, 26], 14)}${jar(186, 152, 108, 122, paper)}${mark}${bars(208, 222, [64, 44], 16, ink)}`
  },
}
