import { Panel } from '#app/admin/kit/panel.tsx'
import { hexOf } from '#model/theme/colour.ts'
import type { Scheme } from '#model/theme/grounds.ts'
import { type Palette, paletteOf } from '#model/theme/palette.ts'
import { themeSchema } from '#model/theme/theme.ts'

/** The colours that a theme results in as it is edited, and which of the chosen ones had to be changed. */
export function ThemeColours({ value }: { value: unknown }) {
  const { data: theme } = themeSchema.safeParse(value)
  if (!theme) return null
  const palette = paletteOf(theme)
  const schemes = theme.scheme === 'device' ? (['light', 'dark'] as const) : [theme.scheme]
  return (
    <Panel
      aria-labelledby="theme-colours"
      className="gap-5 sm:grid-cols-[repeat(auto-fit,minmax(--spacing(60),1fr))]"
    >
      {schemes.map((scheme) => (
        <Swatches key={scheme} scheme={scheme} palette={palette} />
      ))}
      <div className="grid content-start gap-2">
        <h2 id="theme-colours" className="text-section">
          Resulting colours
        </h2>
        <p className="text-small text-soft">
          Every text keeps a contrast of 4.5 to 1 with what is behind it.
        </p>
        <ul className="grid gap-2 text-small">
          {palette.shifts.map(({ what, from, to, why }) => (
            <li key={what} className="grid grid-cols-[auto_1fr] gap-x-2">
              <Swatch colour={to} />
              <span>
                {what}: {to} instead of {from}, {why}.
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

const WIDTH = 280
const HEIGHT = 96

/** Paper, text, lines and surfaces of a scheme, as they stand beside each other. */
function Swatches({ scheme, palette }: { scheme: Scheme; palette: Palette }) {
  const { paper, raised, ink, soft, line, strongLine } = palette.grounds[scheme]
  const { hue: h, accent, tint, fill, onFill } = palette
  const [accentHex, tintHex, fillHex] = [accent[scheme], tint[scheme], fill].map((tone) =>
    hexOf({ ...tone, h }),
  )
  return (
    <figure className="grid content-start gap-1.5">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="w-full rounded-small border border-strong-line"
      >
        <rect width={WIDTH} height={HEIGHT} fill={paper} />
        <rect x="140" width="140" height="48" fill={raised} />
        <rect x="140" y="48" width="70" height="48" fill={fillHex} />
        <rect x="210" y="48" width="70" height="48" fill={tintHex} />
        <rect x="16" y="80" width="108" height="1" fill={line} />
        <rect x="16" y="86" width="108" height="1" fill={strongLine} />
        <Sample x={16} y={30} fill={ink} text="Text" />
        <Sample x={66} y={30} fill={soft} text="Quiet" />
        <Sample x={16} y={60} fill={accentHex} text="Link" />
        <Sample x={156} y={30} fill={ink} text="Text" />
        <Sample x={210} y={30} fill={accentHex} text="Link" />
        <Sample x={156} y={78} fill={onFill} text="Text" />
        <Sample x={226} y={78} fill={accentHex} text="Link" />
      </svg>
      <figcaption className="text-small text-soft">
        {scheme === 'light' ? 'Light' : 'Dark'}
      </figcaption>
    </figure>
  )
}

type SampleProps = { x: number; y: number; fill: string | undefined; text: string }

function Sample({ text, ...place }: SampleProps) {
  return (
    <text {...place} fontSize="16" fontWeight="600">
      {text}
    </text>
  )
}

function Swatch({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 rounded-small">
      <rect width="16" height="16" fill={colour} />
    </svg>
  )
}
