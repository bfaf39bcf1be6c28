import { TextBlocks } from '#blocks/formatted-text/formatted-text.tsx'
import type { BlockOf } from '#blocks/schema.ts'
import { parseText } from '#model/content/parse-text.ts'
import type { Picture } from '#model/content/picture.ts'
import { cn } from '#ui/cn.ts'
import { Spread } from '#ui/spread.tsx'

type PicturedProps = { block: BlockOf<'prose'>; picture: Picture }

/** The sections beside a large picture, or below one from edge to edge. */
export function Pictured({ block, picture }: PicturedProps) {
  const { sections, portrait, caption, place } = block
  const across = place === 'across'
  return (
    <Spread {...{ picture, portrait, caption, place }}>
      {sections.map(({ title, anchor, paragraphs }, index) => (
        <div
          key={title}
          id={anchor}
          className={cn(
            'grid content-start gap-x-10 gap-y-5 lg:gap-y-8',
            across && 'lg:grid-cols-[5fr_7fr]',
            index > 0 && 'mt-8 border-t border-line pt-8 lg:mt-12',
          )}
        >
          <h2 className={cn('display', index === 0 ? 'text-title' : 'text-card')}>{title}</h2>
          <div className="grid max-w-[34em] gap-[1.1em] leading-[1.65]">
            {paragraphs.map((paragraph, position) => (
              <TextBlocks
                key={paragraph}
                nodes={parseText(paragraph)}
                className={cn(
                  index + position === 0 && 'text-[clamp(1.25rem,1.8vw,2rem)] leading-snug',
                )}
              />
            ))}
          </div>
        </div>
      ))}
    </Spread>
  )
}
