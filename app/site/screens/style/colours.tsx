import { readColourTokens } from '#ui/colour-tokens.ts'
import css from '#ui/tokens.css?raw'
import { ContrastSample } from './contrast-sample.tsx'
import { Specimen } from './specimen.tsx'

const tokens = readColourTokens(css)
const texts = ['ink', 'soft', 'alarm', 'well', 'accent']
const backgrounds = ['paper', 'raised', 'tint']

/** The colour tokens, and every text colour on every background with its measured contrast. */
export function Colours() {
  return (
    <>
      <Specimen name="Tokens" file="tokens.css">
        {(scheme) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-5">
            {tokens.map((token) => (
              <li key={token.name} className="grid">
                <span className={`mb-1.5 h-18 border border-line bg-${token.name}`} />
                <span className="text-small font-semibold">{token.name}</span>
                <span className="label text-soft">{token[scheme]}</span>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="Text on backgrounds, with measured contrast">
        {() => (
          <table className="w-full [&_th]:text-start">
            <thead className="label text-soft">
              <tr>
                <td />
                {backgrounds.map((background) => (
                  <th key={background} scope="col" className="pe-3 font-normal">
                    {background}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {texts.map((text) => (
                <tr key={text}>
                  <th scope="row" className="label pe-3 font-normal text-soft">
                    {text}
                  </th>
                  {backgrounds.map((background) => (
                    <td key={background}>
                      <ContrastSample className={`bg-${background} text-${text}`} />
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
