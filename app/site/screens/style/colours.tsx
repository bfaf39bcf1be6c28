import { readColourTokens } from '#ui/colour-tokens.ts'
import css from '#ui/tokens.css?raw'
import { Measured } from './measured.tsx'
import { Specimen } from './specimen.tsx'

const tokens = readColourTokens(css)
const texts = ['ink', 'soft', 'alarm', 'well', 'accent']
const grounds = ['paper', 'raised', 'tint']

/** The tokens as they are written, and every text colour on every ground with its measured contrast. */
export function Colours() {
  return (
    <>
      <Specimen name="Tokens" file="tokens.css">
        {(scheme) => (
          <ul className="style-swatches">
            {tokens.map((token) => (
              <li key={token.name}>
                <span className={`style-swatch swatch-${token.name}`} />
                <span className="text-small font-semibold">{token.name}</span>
                <span className="label text-soft">{token[scheme]}</span>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="Text on its grounds, contrast as measured here">
        {() => (
          <table className="style-contrasts">
            <thead className="label text-soft">
              <tr>
                <td />
                {grounds.map((ground) => (
                  <th key={ground} scope="col">
                    {ground}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {texts.map((text) => (
                <tr key={text}>
                  <th scope="row" className="label text-soft">
                    {text}
                  </th>
                  {grounds.map((ground) => (
                    <td key={ground}>
                      <Measured className={`on-${ground} words-${text}`} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Specimen>
    </>
  )
}
