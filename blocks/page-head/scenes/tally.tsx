import { useLanguage } from '#ui/language-context.ts'

/** Ten customers in two tallies of five, and the first of ten features. */
export function TallyScene() {
  const { t } = useLanguage()
  return (
    <svg
      viewBox="0 0 640 440"
      aria-hidden="true"
      className="size-full overflow-visible font-mono text-[22px] lg:text-[15px]"
      fill="none"
      strokeLinecap="round"
    >
      <text y="20" className="fill-ink">
        {t('paying customers')}
      </text>
      <text x="640" y="20" textAnchor="end" className="fill-ink">
        10
      </text>
      <path d="M0 40H640M0 350H640" className="stroke-strong-line" />
      <g className="motion-safe:animate-[scene-wipe_1.5s_linear_0.3s_var(--play)_backwards]">
        <Five />
      </g>
      <g className="motion-safe:animate-[scene-wipe_1.5s_linear_1.7s_var(--play)_backwards]">
        <Five x={345} />
      </g>
      <text y="336" className="fill-soft">
        {t('features')}
      </text>
      <text x="640" y="336" textAnchor="end" className="fill-soft">
        1
      </text>
      <path d={boxes} className="stroke-strong-line" />
      <path
        d="M0 376h46v46H0z"
        className="fill-fill motion-safe:animate-[scene-appear_0.3s_3.4s_var(--play)_backwards]"
      />
    </svg>
  )
}

const boxes = Array.from({ length: 10 }, (_, index) => `M${index * 66} 376h46v46h-46z`).join('')

/** Four strokes and one across, by hand. */
function Five({ x = 0 }: { x?: number }) {
  return (
    <g transform={`translate(${x} 0)`} strokeWidth="28">
      <path
        d="M48 84C34 140 54 190 38 284M106 70C120 140 94 200 108 272M170 86C156 150 180 210 164 286M226 74C242 130 222 200 240 276"
        className="stroke-fill"
      />
      <path d="M14 246C90 204 200 158 272 98" className="stroke-ink" />
    </g>
  )
}
