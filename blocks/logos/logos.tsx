import type { BlockProps } from '#blocks/block-props.ts'
import { mediaSize } from '#model/media/media-address.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import type { Logo, UsedLogo } from './schema.ts'

const layouts = { line: Line, grid: Grid, chips: Chips }

/** Technologies or tools, each with its logo in the text colour. */
export function LogosBlock({ block }: BlockProps<'logos'>) {
  const { title, intro } = block
  return (
    <section className="overflow-clip py-section">
      <div className="column">
        <SectionHead title={title} intro={intro} className={'pb-6 lg:pb-12'} />
        <List block={block} />
      </div>
    </section>
  )
}

function List({ block }: Pick<BlockProps<'logos'>, 'block'>) {
  if (block.layout === 'bench') return <Bench logos={block.logos} />
  const Layout = layouts[block.layout]
  return <Layout logos={block.logos} />
}

/** Names in one continuous text in large type. */
function Line({ logos }: { logos: Logo[] }) {
  return (
    <ul className="flex flex-wrap gap-x-[0.72em] gap-y-[0.32em] pt-[1.1em] border-t border-line text-[clamp(1.5rem,3.8vw,3.5rem)] leading-[1.05]">
      {logos.map(({ name, path, logo }) => (
        <li className="inline-flex items-center gap-[0.24em] whitespace-nowrap" key={name}>
          <Mark path={path} logo={logo} className="size-[0.78em] text-accent" />
          <span className="display">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** A grid with the logo above each name; the last row is as wide as the others. */
function Grid({ logos }: { logos: Logo[] }) {
  return (
    <ul className="flex flex-wrap border-s border-line border-t">
      {logos.map(({ name, path, logo }) => (
        <li
          className="flex grow basis-[min(--spacing(38),46%)] items-center gap-3 p-4.5 border-e border-line border-b lg:grid lg:min-h-32 lg:content-between"
          key={name}
        >
          <Mark path={path} logo={logo} className="size-7 lg:size-9" />
          <span className="font-semibold">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** One row each: a large logo, the name and its use. */
function Bench({ logos }: { logos: UsedLogo[] }) {
  return (
    <dl className="grid border-t border-line max-sm:grid-cols-2 max-sm:gap-x-4 lg:grid-cols-2 lg:gap-x-16 lg:border-t-0">
      {logos.map(({ name, path, logo, use }) => (
        <div
          className="group grid content-start gap-x-8 gap-y-1 py-2.5 border-b border-line sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:content-center sm:items-center lg:border-b-0 lg:border-t lg:border-line lg:nth-last-[-n+2]:border-b lg:nth-last-[-n+2]:border-line"
          key={name}
        >
          <dt className="display flex items-center gap-2.5 text-[clamp(1.1875rem,2vw,1.875rem)] sm:gap-4.5 leading-[1.05]">
            <Mark
              path={path}
              logo={logo}
              className="size-6 transition-colors sm:size-8 group-hover:text-accent"
            />
            {name}
          </dt>
          <dd className="text-soft max-sm:leading-snug max-sm:text-small sm:ps-0">{use}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Names as very large chips, each with an optional logo. */
function Chips({ logos }: { logos: Logo[] }) {
  return (
    <ul className="flex flex-wrap gap-[clamp(--spacing(2),1.1vw,--spacing(4.5))] text-[clamp(1.375rem,4.2vw,4.25rem)] leading-none">
      {logos.map(({ name, path, logo }) => (
        <li
          key={name}
          className="display inline-flex min-h-11 grow items-center justify-center gap-[0.35em] pt-[0.42em] px-[0.62em] pb-[0.46em] border border-ink rounded-button nth-[3n+1]:bg-ink nth-[3n+1]:text-paper nth-[5n]:border-transparent nth-[5n]:bg-tint nth-[2n]:font-stretch-75% nth-[3n]:font-stretch-125%"
        >
          <Mark path={path} logo={logo} className="size-[0.82em]" />
          {name}
        </li>
      ))}
    </ul>
  )
}

type MarkProps = { path?: string; logo?: string; className: string }

function Mark({ path, logo, className }: MarkProps) {
  if (logo) {
    const size = mediaSize(logo) ?? { width: 24, height: 24 }
    const classes = cn('flex-none object-contain inverts', className)
    return <Image src={logo} {...size} alt="" className={classes} />
  }
  if (!path) return null
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`flex-none ${className}`}>
      <path d={path} fill="currentColor" />
    </svg>
  )
}
