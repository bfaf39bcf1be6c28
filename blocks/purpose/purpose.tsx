import type { BlockProps } from '#blocks/block-props.ts'
import { curve } from '#ui/curve.ts'

const WIDTH = 1600
const HEIGHT = 200
/** Crests between the two places. */
const CRESTS = 21

/** The mission as a sentence across the page, the way between its two places, then vision and difference. */
export function Purpose({ block }: BlockProps<'purpose'>) {
  const { anchor, title, mission, way, vision, difference } = block
  return (
    <section id={anchor} className="ground-alternate ground-raised overflow-clip py-section">
      <h2 className="column label text-soft">{title}</h2>
      <dl className="column pt-[clamp(--spacing(10),5vw,--spacing(20))]">
        <div className="grid gap-5">
          <dt className="text-card font-semibold text-accent">{mission.title}</dt>
          <dd className="display text-[clamp(2rem,5.9vw,6.4rem)] text-balance leading-[0.98] max-sm:font-stretch-85% tracking-[-0.03em]">
            {mission.text}
          </dd>
        </div>
      </dl>
      <Way {...way} />
      <dl className="column grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-6">
          <dt className="text-card font-semibold text-accent">{vision.title}</dt>
          <dd className="display text-[clamp(1.5rem,2.7vw,2.625rem)] leading-[1.06]">
            {vision.text}
          </dd>
        </div>
        <div className="grid content-start gap-4 border-s-3 border-fill ps-6 lg:col-span-5 lg:col-start-8 lg:ps-8">
          <dt className="text-card font-semibold text-accent">{difference.title}</dt>
          <dd className="max-w-[48ch] text-intro">{difference.text}</dd>
        </div>
      </dl>
    </section>
  )
}

type WayProps = BlockProps<'purpose'>['block']['way']

/** A wave that grows on its way from one place to the other. */
function Way({ from, to, length }: WayProps) {
  return (
    <div className="relative my-[clamp(--spacing(10),6vw,--spacing(24))] text-accent">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-[clamp(--spacing(24),14vw,--spacing(52))] w-full"
      >
        <path
          d={wayPath}
          className="fill-none stroke-current stroke-2 [vector-effect:non-scaling-stroke]"
        />
      </svg>
      <p className="column label flex justify-between gap-4 pt-4 text-ink">
        <span>{from}</span>
        <span className="text-soft">{length}</span>
        <span>{to}</span>
      </p>
    </div>
  )
}

const wayPath = curve({ width: WIDTH, height: HEIGHT, isFine: true }, CRESTS * 8, (fraction) => {
  const grown = Math.max(0, Math.min(1, fraction)) ** 1.6
  const height = Math.sin(2 * Math.PI * CRESTS * fraction) * grown
  return [fraction * WIDTH, HEIGHT / 2 - height * (HEIGHT / 2 - 2)]
})
