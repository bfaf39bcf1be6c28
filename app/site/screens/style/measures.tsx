import { Specimen } from './specimen.tsx'

const spaces = ['1', '2', '4', '6', '10', '16', 'gutter', 'header', 'section']
const radii = ['small', 'card', 'pill']

/** Spacing as bars, radii as tiles, and the easing as a ball that moves on hover or focus. */
export function Measures() {
  return (
    <>
      <Specimen
        name="Space: steps of 0.25 rem, then spacing that scales with the viewport"
        file="tokens.css"
      >
        {() => (
          <ul className="grid gap-2">
            {spaces.map((space) => (
              <li key={space} className="grid grid-cols-[5rem_1fr] items-center">
                <span className="label text-soft">{space}</span>
                <span className={`h-4 bg-ink w-${space}`} />
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="Radius and hairline" file="tokens.css">
        {() => (
          <ul className="flex flex-wrap gap-5">
            {radii.map((radius) => (
              <li
                key={radius}
                className={`grid h-20 w-32 place-items-center border border-strong-line rounded-${radius}`}
              >
                <span className="label">{radius}</span>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="Motion: 240 ms, ease-swing; hover or focus the track" file="tokens.css">
        {() => (
          <button
            type="button"
            className="group w-full rounded-pill border border-strong-line p-2"
            aria-label="Swing"
          >
            <span className="block size-8 rounded-pill bg-ink transition-[margin] group-hover:ms-[calc(100%-2rem)] group-focus-visible:ms-[calc(100%-2rem)]" />
          </button>
        )}
      </Specimen>
    </>
  )
}
