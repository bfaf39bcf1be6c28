import { ArrowRight } from 'lucide-react'
import { FormattedText } from '#blocks/formatted-text/formatted-text.tsx'
import { parseText } from '#model/content/parse-text.ts'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { ChannelSectionProps } from './schema.ts'

type BodyProps = Pick<ChannelSectionProps, 'paragraphs' | 'link'> & { small?: boolean }

/** The paragraphs of a section, and the link to the channel's own page, if it has one. */
export function Body({ paragraphs, link, small }: BodyProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <FormattedText
          key={paragraph}
          nodes={parseText(paragraph)}
          className={cn('max-w-[58ch]', small && 'text-small')}
        />
      ))}
      {link && (
        <p>
          <SiteLink
            href={link.href}
            className="group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-fill decoration-2 underline-offset-6"
          >
            {link.label}
            <ArrowRight
              aria-hidden="true"
              className="size-4 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
            />
          </SiteLink>
        </p>
      )}
    </>
  )
}
