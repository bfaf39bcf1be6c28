import { round } from '#ui/curve.ts'
import { hueOf } from '#ui/spectrum.ts'

const WIDTH = 200
const HEIGHT = 2400
const FIRST_NM = 400
const LAST_NM = 700
/** Units of the drawing for a nanometre of wavelength. */
const SCALE = 0.24
/** Strings of one amplitude each, as fractions of the first. */
const STRINGS = [1, 0.8, 0.6, 0.4, 0.2]
/** Stops of the gradient. */
const HUES = [400, 440, 480, 520, 560, 600, 640, 700]

/** A wave as tall as the section whose length grows as that of light does from top to bottom; it is drawn as the page scrolls. */
export function LongWave() {
  return (
    <svg
      viewBox={`${-WIDTH / 2} 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="spectrum-wave pointer-events-none absolute inset-y-0 inset-s-[6%] h-full w-[68%] fill-none md:inset-s-[58%] md:z-1 md:w-[27%] xl:inset-s-[57%]"
    >
      <linearGradient id="spectrum-wave" gradientUnits="userSpaceOnUse" x2="0" y2={HEIGHT}>
        {HUES.map((nm) => (
          <stop
            key={nm}
            {...hueOf(nm)}
            offset={round(((nm - FIRST_NM) / (LAST_NM - FIRST_NM)) * 100) / 100}
            className="[stop-color:oklch(0.82_calc(var(--chroma)*0.9)_var(--hue))]"
          />
        ))}
      </linearGradient>
      {STRINGS.map((share, index) => (
        <path
          key={share}
          d={string((WIDTH / 2) * share)}
          stroke="url(#spectrum-wave)"
          strokeWidth={index === 0 ? 3 : 1.2}
          strokeOpacity={index === 0 ? 1 : 0.7}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

/** Half waves, each one curve in relative coordinates; the lengths are scaled so that the last one ends at the bottom. */
function string(amplitude: number) {
  const lengths: number[] = []
  let y = 0
  while (y < HEIGHT) {
    const nm = FIRST_NM + ((LAST_NM - FIRST_NM) * y) / HEIGHT
    lengths.push((nm * SCALE) / 2)
    y += (nm * SCALE) / 2
  }
  // The control points of the curve nearest to half a sine.
  const reach = round((amplitude * 4) / 3)
  return lengths.reduce((path, length, index) => {
    const across = index % 2 ? -reach : reach
    const height = (length * HEIGHT) / y
    return `${path}c${across} ${round(height * 0.364)} ${across} ${round(height * 0.636)} 0 ${round(height)}`
  }, 'M0 0')
}
