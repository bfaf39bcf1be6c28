import { hueOf } from '#ui/spectrum.ts'
import { Measured } from './measured.tsx'
import { Specimen } from './specimen.tsx'

const steps = Array.from({ length: 31 }, (_, step) => 400 + step * 10)

/** All 31 steps: the fill, the tint and the accent as text on paper with its measured contrast. */
export function SpectrumScale() {
  return (
    <Specimen name="400 to 700 nm: fill, tint, accent on paper" file="spectrum.css">
      {() => (
        <ol className="style-spectrum">
          {steps.map((lambda) => (
            <li key={lambda} {...hueOf(lambda)}>
              <span className="label">{lambda}</span>
              <span className="style-band swatch-fill" />
              <span className="style-band swatch-tint" />
              <Measured className="on-paper words-accent" />
            </li>
          ))}
        </ol>
      )}
    </Specimen>
  )
}
