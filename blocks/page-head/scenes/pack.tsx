import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'

const body =
  'M6 0H234Q238 0 238 6L232 170 238 330Q238 338 230 338H10Q2 338 2 330L8 170 2 6Q2 0 6 0Z'
const crimp = `M11 5v17${'m7-17v17'.repeat(31)}`
const seed =
  'M-8-28C2-36 18-32 22-22 34-18 36-2 28 6 30 20 18 30 6 26-4 36-22 30-24 18-36 12-36-6-26-12-28-22-18-32-8-28Z'
const seedLines = 'M-16-8q8-12 20-8M-20 8q8 10 20 6M12-6q8 6 4 14'
const seeds = [
  '48 236',
  '114 244)rotate(70)scale(1.15',
  '184 230)rotate(140)scale(1.05',
  '202 284)rotate(20)scale(.7',
  '62 286)rotate(200)scale(.72',
  '154 284)rotate(260)scale(.75',
]

const thumb =
  'M0 0C-22-1-38 14-43 42-47 66-46 92-47 120-48 150-56 176-58 210-60 250-62 300-64 380H84C80 330 74 290 68 250 62 214 52 186 50 156 48 128 47 96 45 66 43 34 26 1 0 0Z'
const nail = 'M-23 60C-26 32-16 12 2 12 20 12 28 32 25 58 12 67-11 67-23 60Z'
const creases = 'M-24 108q24 11 48 1M-28 120q28 13 58 2M-22 132q24 10 46 1'

/** One pack, large and at 28 millimetres under a thumb. */
export function PackScene() {
  const { t } = useLanguage()
  return (
    <svg
      viewBox="0 0 760 640"
      aria-hidden="true"
      preserveAspectRatio="xMaxYMax meet"
      className="size-full overflow-visible"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d={beams()}
        pathLength="1"
        strokeDasharray="1"
        className="stroke-accent motion-safe:animate-[scene-draw_1.2s_ease-in-out_0.3s_var(--play)_backwards]"
      />
      <g transform="translate(330 30)scale(1.7)">
        <g id="scene-pack" className="scheme-dark">
          <path d={body} className="fill-fill" />
          <path d={crimp} className="stroke-on-fill" />
          <text
            x="120"
            y="58"
            textAnchor="middle"
            fontSize="17"
            className="fill-on-fill font-medium"
          >
            popped lotus seed
          </text>
          {seeds.map((place) => (
            <g key={place} transform={`translate(${place})`}>
              <path d={seed} className="fill-ink" />
              <path d={seedLines} className="stroke-on-fill" strokeWidth="1.2" />
            </g>
          ))}
          <g {...hueOf(530)}>
            <path d="M5 76H235L232 170 233 204H7L8 170z" className="fill-fill" />
          </g>
          <text
            transform="translate(120 182)scale(.73 1)"
            textAnchor="middle"
            textLength="290"
            lengthAdjust="spacingAndGlyphs"
            fontSize="118"
            className="fill-on-fill font-display [font-stretch:50%] [font-weight:620]"
          >
            {t('ALMONDS')}
          </text>
          <text x="16" y="327" fontSize="20" className="fill-on-fill font-bold">
            {t('Black pepper')}
          </text>
          <text x="224" y="327" textAnchor="end" fontSize="20" className="fill-on-fill font-bold">
            80 g
          </text>
        </g>
      </g>
      <g className="motion-safe:animate-[scene-shrink_1.1s_ease-in-out_0.4s_var(--play)_backwards]">
        <use href="#scene-pack" transform="translate(40 400)scale(.44)" />
      </g>
      <path d="M40 384v-12m0 6H146m0-6v12" className="stroke-ink" />
      <text
        x="93"
        y="364"
        textAnchor="middle"
        strokeWidth="22"
        className="fill-ink stroke-tint font-mono text-[24px] [paint-order:stroke] lg:text-[20px] xl:text-[15px]"
      >
        28 mm
      </text>
      <g className="motion-safe:animate-[scene-thumb_0.8s_ease-out_1.5s_var(--play)_backwards]">
        <g transform="translate(102 506)rotate(-36)">
          <path d={thumb} className="fill-ink" />
          <path d={nail} className="fill-tint" />
          <path d={creases + contour()} className="stroke-tint" strokeWidth="2" />
        </g>
      </g>
    </svg>
  )
}

/** From corner to corner, with the sizes in between. */
function beams() {
  const corners = [
    [41, 401, 337, 36],
    [145, 401, 731, 36],
    [145, 548, 731, 600],
    [41, 548, 337, 600],
  ] as const
  const at = (share: number) =>
    corners.map(([x, y, toX, toY]) =>
      [x + (toX - x) * share, y + (toY - y) * share].map(Math.round).join(' '),
    )
  const frames = [0.1, 0.22, 0.37, 0.55, 0.76].map((share) => `M${at(share).join('L')}z`)
  return corners.map(([x, y, toX, toY]) => `M${toX} ${toY}L${x} ${y}`).join('') + frames.join('')
}

/** Engraved lines along the lit side. */
function contour() {
  return Array.from({ length: 24 }, (_, line) => {
    const reach = Math.round(12 + 7 * Math.sin(line / 2.4))
    return `M${-42 - Math.round(line * 0.7)} ${44 + line * 9}q${reach / 2} 5 ${reach} 5`
  }).join('')
}
