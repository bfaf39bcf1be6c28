import { waveField } from '../../../ui/wave.ts'
import { tracePath } from '../../../ui/wave-paths.ts'
import { line, type Point } from '../brush.ts'
import { ink, mix, paper } from '../palette.ts'
import { sheet } from '../sheet.ts'
import { ringsPath, spectrumPath } from '../wave-paths.ts'
import type { Scene } from './pen.ts'
import { bars, box, clip, flat, frame, group, hairline, shape, trace } from './pen.ts'

/** Design: posters on a wall, a wireframe that becomes a screen, a mark under construction, a wire form. */
export const studio: Record<string, Scene> = {
  'graphic-designing': (accent) => {
    const makers = [ringsPath, spectrumPath, tracePath, sheet]
    const poster = (index: number, x: number, y: number, turn: number) => {
      const fill = index === 1 ? accent : index === 2 ? ink : paper
      const draw = makers[index % 4] ?? ringsPath
      const art = draw(`poster ${index}`, {
        width: 116,
        height: 100,
        lines: [8, 11, 5, 9][index % 4] ?? 9,
      })
      const colour = fill === ink ? paper : ink
      return group(
        `translate(${x} ${y}) rotate(${turn})`,
        box(0, 0, 128, 172, fill, 0) +
          clip(
            `poster${index}`,
            frame(6, 6, 116, 110),
            trace(art, colour, 4, 'transform="translate(6 12)"'),
          ) +
          bars(12, 132, [84, 52], 16, colour, 8),
      )
    }
    return (
      poster(3, -34, 118, -3) +
      poster(0, 42, -70, 2) +
      poster(1, 118, 120, 1.5) +
      poster(2, 200, -74, -2) +
      poster(4, 276, 112, -2) +
      poster(5, 356, -66, 3) +
      poster(7, 430, 122, 2)
    )
  },
  'ui-ux-design': (accent, write) => {
    const dash = 'stroke-dasharray="3 11"'
    const wire = trace(
      `${frame(52, 40, 376, 300)}M52 82H428M76 106h130v96h-130ZM76 106l130 96M206 106L76 202M76 226h120M76 250h90M76 282h70`,
      ink,
      4,
      dash,
    )
    const real =
      shape(frame(52, 40, 376, 300), paper) +
      flat(frame(54, 42, 372, 40), accent) +
      trace('M52 82H428') +
      shape(frame(240, 106, 164, 130), '#e3d9c7') +
      clip(
        'view',
        frame(242, 108, 160, 126),
        trace(
          sheet('ui', { width: 164, height: 150, lines: 7, swing: 1.1 }),
          ink,
          4,
          'transform="translate(240 100)"',
        ),
      ) +
      bars(240, 254, [150, 110], 18, ink, 8) +
      write('Book a table', { x: 268, y: 70, size: 21, weight: 600 })
    return `${wire}${flat('M262 -10H500V340H178Z', mix(accent, paper, 0.82))}${clip('real', 'M262 -10H500V340H178Z', real)}${trace('M262 -10L178 340', ink, 4.5)}${shape('M330 226L330 292L348 276L360 302L374 295L362 270L386 268Z', accent)}`
  },
  'brand-designing': (accent) => {
    const guides =
      [70, 160, 250].map((y) => `M-10 ${y}H490`).join('') +
      [80, 160, 240, 320, 400].map((x) => `M${x} -10V330`).join('') +
      'M30 330L240 -20L450 330'
    const circles = [
      [120, 160],
      [200, 160],
      [280, 160],
      [360, 160],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="90" fill="none" stroke="${ink}" stroke-width="2.5"/>`,
      )
      .join('')
    const wave = 'M62 160C82 40 140 40 160 160S238 280 258 160S336 40 356 160S434 280 454 160'
    return `${trace(guides, hairline, 2.5)}${circles}${trace(wave, accent, 36)}${trace(wave, ink, 2.5, 'stroke-dasharray="6 8"')}${[
      [62, 160],
      [160, 160],
      [258, 160],
      [356, 160],
      [454, 160],
    ]
      .map(([x = 0, y = 0]) => box(x - 6, y - 6, 12, 12, paper, 0))
      .join('')}`
  },
  '3d-designing': (accent) => {
    const field = waveField('3d-designing', 2)
    const rings = Array.from({ length: 15 }, (_, index) => {
      const lat = ((index + 1) / 16) * Math.PI
      const points = Array.from({ length: 49 }, (_, step): Point => {
        const turn = (step / 48) * Math.PI * 2
        const r =
          146 *
          (1 + 0.16 * field(0.5 + Math.cos(turn) * 0.13, 0.5 + Math.sin(turn) * 0.13 + lat * 0.1))
        const [x, y, z] = [
          Math.sin(lat) * Math.cos(turn) * r,
          -Math.cos(lat) * r,
          Math.sin(lat) * Math.sin(turn) * r,
        ]
        return [240 + x, 160 + y * 0.9 + z * 0.36]
      })
      return index === 6 ? trace(line(points), accent, 11) : trace(line(points), ink, 3.5)
    })
    return `${trace('M240 20V-10M240 330V300M62 236L20 262M418 236L460 262', ink, 3.5)}${rings.join('')}`
  },
}
