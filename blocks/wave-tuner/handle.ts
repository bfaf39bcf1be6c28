import { type Source, shape } from './tuned-wave.ts'

/** Pixels. */
const RADIUS = 14

/** A handle on a source of the wave. */
export function createHandle(svg: SVGSVGElement) {
  const handle = document.createElementNS('http://www.w3.org/2000/svg', 'ellipse')
  handle.setAttribute('class', 'fill-paper stroke-ink')
  handle.setAttribute('stroke-width', '2')
  handle.setAttribute('vector-effect', 'non-scaling-stroke')
  svg.append(handle)

  return {
    moveTo({ x, y }: Source) {
      const { clientWidth, clientHeight } = svg
      const attributes = {
        cx: (x / 100) * shape.width,
        cy: (y / 100) * shape.height,
        // The drawing is stretched, the handle is round.
        rx: (RADIUS / clientWidth) * shape.width,
        ry: (RADIUS / clientHeight) * shape.height,
      }
      for (const [name, value] of Object.entries(attributes)) {
        handle.setAttribute(name, String(value))
      }
    },
  }
}
