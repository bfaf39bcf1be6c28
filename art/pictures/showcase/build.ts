import { ink, paper } from '../palette.ts'
import { sheet } from '../sheet.ts'
import { spectrumPath } from '../wave-paths.ts'
import type { Scene } from './pen.ts'
import { bars, box, clip, dot, flat, frame, group, hairline, shape, trace } from './pen.ts'

/** Building: a page and its source, an app in the hand, systems that talk, modules of one house. */
export const build: Record<string, Scene> = {
  'web-development': (accent, write) => {
    const window =
      box(150, 46, 400, 320, paper, 12) +
      trace('M150 88H500') +
      dot(176, 67, 6, accent) +
      dot(198, 67, 6) +
      dot(220, 67, 6)
    const hero =
      flat(frame(152.5, 90, 340, 122), accent) +
      clip(
        'hero',
        frame(152, 90, 340, 120),
        trace(
          sheet('web', { width: 420, height: 150, lines: 7, swing: 1.1 }),
          ink,
          4,
          'transform="translate(130 76)"',
        ),
      )
    const code = [
      ['<main>', 0],
      ['<h1>', 18],
      ['Hello', 36],
      ['</h1>', 18],
      ['<Wave />', 18],
      ['</main>', 0],
    ] as const
    return `${window}${hero}${trace('M150 212H500')}${bars(176, 236, [190, 150], 22, ink, 10)}${box(176, 284, 110, 50, accent, 25)}${box(-20, 120, 150, 180, ink, 8)}${code.map(([words, indent], row) => write(words, { x: 14 + indent, y: 154 + row * 24, size: 15, face: 'mono', fill: row === 4 ? accent : paper })).join('')}`
  },
  'app-development': (accent, write) => {
    const phone = (inside: string) =>
      box(0, 0, 150, 300, paper, 24) + inside + trace('M60 16h30', ink, 4.5)
    const left = phone(
      bars(20, 48, [84], 0, ink, 10) +
        [84, 142, 200]
          .map(
            (y) =>
              box(18, y, 114, 44, y === 142 ? accent : '#e9e0cf', 10) +
              bars(30, y + 18, [60], 0, ink),
          )
          .join(''),
    )
    const right = phone(
      `${clip('app', 'M2 40H148V170H2Z', flat(frame(0, 40, 150, 130), accent) + trace(spectrumPath('app', { width: 140, height: 120, lines: 13 }), ink, 5, 'transform="translate(5 45)"'))}${trace('M0 170H150')}${write('04:12', { x: 75, y: 218, size: 36, face: 'display', weight: 700, align: 'centre' })}${dot(75, 258, 22, ink)}${flat('M69 248L85 258L69 268Z', paper)}`,
    )
    return group('translate(96 66) rotate(-10)', left) + group('translate(252 26) rotate(8)', right)
  },
  'software-integrations': (accent) => {
    const links = [
      [92, 82],
      [82, 250],
      [396, 76],
      [402, 244],
    ].map(([x = 0, y = 0], index) => {
      const length = Math.hypot(240 - x, 160 - y)
      const angle = (Math.atan2(160 - y, 240 - x) * 180) / Math.PI
      const beats = Array.from(
        { length: 9 },
        (_, step) => `q${length / 36} ${step % 2 ? 12 : -12} ${length / 18} 0t${length / 18} 0`,
      ).join('')
      return group(
        `translate(${x} ${y}) rotate(${angle})`,
        trace(`M0 0${beats}`, ink, 4) +
          `<circle cx="${length * (0.36 + index * 0.05)}" cy="0" r="10" fill="${accent}" stroke="${ink}" stroke-width="4.5"/>`,
      )
    })
    const nodes =
      box(50, 40, 84, 84, paper, 10) +
      bars(66, 64, [52, 38, 52], 16) +
      dot(82, 250, 46) +
      trace('M60 250q11 -20 22 0t22 0') +
      shape('M396 26L442 52V102L396 128L350 102V52Z', paper) +
      trace('M376 78l14 14l28 -30') +
      box(356, 202, 94, 86, paper, 0) +
      trace('M356 230H450M387 202V288M418 202V288', ink, 3)
    return (
      links.join('') +
      nodes +
      dot(240, 160, 56, accent) +
      trace('M208 160H224L234 136L248 186L258 160H272', ink, 5)
    )
  },
  'erp-solutions': (accent, write) => {
    const tile = (x: number, y: number, rise: number, fill: string) =>
      shape(`M${x} ${y}v${rise}l84 42l84 -42v${-rise}l-84 42Z`, '#cfc3ae') +
      shape(`M${x} ${y}l84 -42l84 42l-84 42Z`, fill) +
      trace(`M${x + 84} ${y + 42}v${rise}`)
    const label = (words: string, x: number, y: number) =>
      group(
        `translate(${x} ${y}) matrix(0.894 0.447 -0.894 0.447 0 0)`,
        write(words, { x: 0, y: 6, size: 22, weight: 600, align: 'centre' }),
      )
    const flow = trace(
      sheet('erp', { width: 520, height: 330, lines: 9, swing: 0.8 }),
      hairline,
      4,
      'transform="translate(-20 0)"',
    )
    return `${flow}${tile(156, 74, 34, paper)}${label('Stock', 226, 70)}${tile(66, 128, 34, paper)}${tile(246, 96, 66, accent)}${label('Bills', 330, 96)}${label('Sales', 150, 128)}${tile(156, 184, 34, paper)}${label('People', 240, 184)}`
  },
}
