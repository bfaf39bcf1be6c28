import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { WaveArt } from '#ui/wave-art.tsx'
import type { AgreementProps } from './schema.ts'

const PER_SHEET = 2

/** An agreement as the sheets that it is printed on; both sides sign the last. */
export function Agreement({ block }: BlockProps<'agreement'>) {
  const { title, intro, name, clauses } = block
  const count = Math.ceil(clauses.length / PER_SHEET)
  return (
    <section className="overflow-clip scheme-light bg-fill py-section text-ink">
      <div className="column grid items-end gap-x-16 gap-y-5 pb-[clamp(--spacing(10),5vw,--spacing(20))] lg:grid-cols-[7fr_5fr]">
        <h2 className="display text-title">{title}</h2>
        {intro && <p className="max-w-[38ch] text-intro">{intro}</p>}
      </div>
      <div className="column grid grid-cols-1 gap-y-6 md:grid-cols-2 md:gap-x-6 xl:flex xl:justify-center xl:gap-0">
        {Array.from({ length: count }, (_, sheet) => {
          const first = sheet * PER_SHEET
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets are never reordered
            <div key={sheet} className={sheetClass}>
              <p className="label flex justify-between gap-4 border-b border-ink pb-3">
                <span>{name}</span>
                <span>
                  {sheet + 1}/{count}
                </span>
              </p>
              <ol start={first + 1} className="grid content-start gap-8">
                {clauses.slice(first, first + PER_SHEET).map((clause, index) => (
                  <Clause key={clause.title} number={first + index + 1} {...clause} />
                ))}
              </ol>
              {sheet === count - 1 && <Signatures {...block} />}
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** In the format of A4; on wide screens the sheets lie over one another. */
const sheetClass = cn(
  'flex aspect-[1/1.12] min-w-0 flex-col xl:aspect-[1/1.2] gap-6 border border-strong-line bg-paper p-[clamp(--spacing(6),1.9vw,--spacing(10))] xl:pe-[clamp(--spacing(8),2.7vw,--spacing(13))]',
  'odd:-rotate-[0.7deg] even:rotate-1 xl:even:translate-y-6 xl:not-first:-ms-2 xl:flex-1',
  'transition-transform duration-500 hover:rotate-0',
)

type ClauseProps = AgreementProps['clauses'][number] & { number: number }

function Clause({ number, title, description }: ClauseProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2">
      <span aria-hidden="true" className="display text-card leading-none text-accent">
        {number}
      </span>
      <h3 className="display text-card leading-[1.05]">{title}</h3>
      <p className="col-start-2 text-intro">{description}</p>
    </li>
  )
}

/** A signature that is a wave of the name, and a line for the reader's. */
function Signatures({ signed, action }: AgreementProps) {
  return (
    <div className="mt-auto grid gap-6 pt-6">
      {signed && (
        <p className="grid">
          <WaveArt
            kind="interference"
            seed={signed.name}
            points={60}
            width={400}
            height={60}
            lines={1}
            stroke={4}
            className="mb-3 h-auto w-4/5 overflow-visible text-accent"
          />
          <strong className="border-t border-ink pt-2 font-semibold">{signed.name}</strong>
          <span className="text-small text-soft">{signed.role}</span>
        </p>
      )}
      {action && (
        <SiteLink href={action.href} className="group/line grid text-small">
          <span aria-hidden="true" className="text-[3rem] leading-[0.7]">
            ×
          </span>
          <span className="border-t border-ink pt-2 font-semibold decoration-2 underline-offset-4 group-hover/line:underline">
            {action.label}
          </span>
        </SiteLink>
      )}
    </div>
  )
}
