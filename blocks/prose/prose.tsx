import { ArrowRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import { TextBlocks } from '#blocks/formatted-text/formatted-text.tsx'
import { hasFormatting } from '#model/content/formatted-text.ts'
import { parseText } from '#model/content/parse-text.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ProseContents } from './prose-contents.tsx'

/** From this many sections on, they are numbered. */
const NUMBERED = 4

/** Body text with sticky section titles beside it. */
export function Prose({ block }: BlockProps<'prose'>) {
  const hasContents = block.sections.some(({ anchor }) => anchor)
  const numbered = block.sections.length >= NUMBERED
  return (
    <section className={cn('column', hasContents ? 'pb-section' : 'py-section')}>
      {hasContents && <ProseContents sections={block.sections} />}
      {block.sections.map(({ title, anchor, paragraphs }, index) => {
        const picture = index === 0 ? block.picture : undefined
        return (
          <div
            key={title}
            id={anchor}
            className={cn(
              'grid gap-x-10 gap-y-6 border-t border-line py-10 first-of-type:border-t-2 first-of-type:border-ink lg:grid-cols-12 lg:py-16',
              block.picture && 'md:grid-cols-12 md:max-lg:*:col-span-6',
            )}
          >
            <div
              className={cn(
                'grid gap-6 lg:sticky lg:top-28 lg:self-start',
                picture ? 'content-start lg:col-span-6' : 'lg:col-span-4',
              )}
            >
              <h2 className="display text-[clamp(1.625rem,2.8vw,2.5rem)] leading-none">
                {numbered && <span className="label mb-3 block text-soft">{index + 1}</span>}
                {title}
              </h2>
              {picture && (
                <Image
                  {...picture}
                  sizes="(min-width: 768px) 45vw, 92vw"
                  className="w-full rounded-card"
                />
              )}
            </div>
            <div
              className={cn(
                'grid max-w-[34em] content-start gap-[1.1em] md:text-[1.1875rem] md:leading-[1.65]',
                block.picture ? 'lg:col-span-5 lg:col-start-8' : 'lg:col-span-7 lg:col-start-6',
              )}
            >
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
        )
      })}
      {block.links.length > 0 && (
        <ul className="flex flex-wrap gap-x-10 gap-y-2 border-t border-line pt-8">
          {block.links.map(({ label, href }) => (
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
      )}
    </section>
  )
}
