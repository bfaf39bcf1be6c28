import { hueOf } from '#ui/spectrum.ts'
import { ContrastSample } from './contrast-sample.tsx'
import { Specimen } from './specimen.tsx'

const steps = Array.from({ length: 31 }, (_, step) => 400 + step * 10)

/** All 31 hues: fill, tint, and accent as text on paper with its measured contrast. */
export function SpectrumScale() {
  return (
    <Specimen name="400 to 700 nm: fill, tint, accent on paper" file="spectrum.css">
      {() => (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-0.5 gap-y-4">
          {steps.map((lambda) => (
            <li key={lambda} {...hueOf(lambda)} className="grid">
              <span className="label">{lambda}</span>
              <span className="h-9 bg-fill" />
              <span className="h-9 bg-tint" />
              <ContrastSample className="bg-paper text-accent" />
            </li>
          ))}
        </ol>
      )}
    </Specimen>
  )
}
