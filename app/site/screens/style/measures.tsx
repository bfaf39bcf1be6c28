import { Specimen } from './specimen.tsx'

const spaces = ['1', '2', '4', '6', '10', '16', 'gutter', 'header', 'section']
const radii = ['small', 'card', 'pill']

/** Distances as bars, corners as tiles, and the one easing as a ball that a pointer or the keyboard sets going. */
export function Measures() {
  return (
    <>
      <Specimen
        name="Space: steps of 0.25 rem, then what breathes with the window"
        file="tokens.css"
      >
        {() => (
          <ul className="style-spaces">
            {spaces.map((space) => (
              <li key={space}>
                <span className="label text-soft">{space}</span>
                <span className={`style-space space-${space}`} />
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="Radius and hairline" file="tokens.css">
        {() => (
          <ul className="style-radii">
            {radii.map((radius) => (
              <li key={radius} className={`radius-${radius}`}>
                <span className="label">{radius}</span>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="Motion: 240 ms, ease-swing; hover or focus the track" file="tokens.css">
        {() => (
          <button type="button" className="style-track" aria-label="Swing">
            <span />
          </button>
        )}
      </Specimen>
    </>
  )
}
