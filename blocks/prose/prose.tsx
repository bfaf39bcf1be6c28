import { ArrowRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import { TextBlocks } from '#blocks/formatted-text/formatted-text.tsx'
import type { BlockOf } from '#blocks/schema.ts'
import { hasFormatting } from '#model/content/formatted-text.ts'
import { parseText } from '#model/content/parse-text.ts'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Pictured } from './pictured.tsx'
import { ProseContents } from './prose-contents.tsx'

/** From this many sections on, they are numbered. */
const NUMBERED = 4

/** Body text: beside a picture, or with sticky section titles beside it. */
export function Prose({ block }: BlockProps<'prose'>) {
  const { picture, place, sections, links } = block
  const hasContents = sections.some(({ anchor }) => anchor)
  const column = picture ? 'column' : undefined
  return (
    <section
      className={cn(
        !picture && 'column',
        hasContents || (picture && place === 'across') ? 'pb-section' : 'py-section',
      )}
    >
      {hasContents && (
        <div className={column}>
          <ProseContents sections={sections} />
        </div>
      )}
      {picture ? <Pictured block={block} picture={picture} /> : <Sections sections={sections} />}
      {links.length > 0 && (
        <div className={column}>
          <Links links={links} />
        </div>
      )}
    </section>
  )
}

function Sections({ sections }: Pick<BlockOf<'prose'>, 'sections'>) {
  const numbered = sections.length >= NUMBERED
  return sections.map(({ title, anchor, paragraphs }, index) => (
    <div
      key={title}
      id={anchor}
      className="grid gap-x-10 gap-y-6 border-t border-line py-10 first-of-type:border-t-2 first-of-type:border-ink lg:grid-cols-12 lg:py-16"
    >
      <h2 className="display text-[clamp(1.625rem,2.8vw,2.5rem)] leading-none lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        {numbered && <span className="label mb-3 block text-soft">{index + 1}</span>}
        {title}
      </h2>
      <div className="grid max-w-[34em] content-start gap-[1.1em] md:text-[1.1875rem] md:leading-[1.65] lg:col-span-7 lg:col-start-6">
        {paragraphs.map((paragraph, position) => (
          <TextBlocks
            key={paragraph}
            nodes={parseText(paragraph)}
            className={cn(
              !numbered &&
                position === 0 &&
                !hasFormatting(paragraph) &&
                'text-[clamp(1.25rem,1.7vw,1.625rem)] leading-snug',
            )}
          />
        ))}
      </div>
    </div>
  ))
}

function Links({ links }: Pick<BlockOf<'prose'>, 'links'>) {
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-2 border-t border-line pt-8">
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink
            href={href}
            className="group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-fill decoration-2 underline-offset-6"
          >
            {label}
            <ArrowRight
              aria-hidden="true"
              className="size-4 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
            />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
