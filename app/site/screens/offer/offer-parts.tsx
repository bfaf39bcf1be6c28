import type { ReactNode } from 'react'
import { TextBlocks } from '#blocks/formatted-text/formatted-text.tsx'
import { parseText } from '#model/content/parse-text.ts'
import type { OfferBlock, OfferBlockOf } from '#model/offers/offer-blocks.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'

type OfferPartProps = { block: Exclude<OfferBlock, OfferBlockOf<'prices'>>; isFirst: boolean }

/** A part of an offer without prices; one without content is left out. */
export function OfferPart({ block, isFirst }: OfferPartProps) {
  const { t } = useLanguage()
  switch (block.type) {
    case 'text':
      if (isFirst && !block.title) return <Introduction text={block.text} />
      return <TextPart title={block.title} text={block.text} />
    case 'terms':
      return <TextPart title={block.title || t('Terms')} text={block.text} />
    case 'scope':
      return (
        <ListPart
          title={block.title || t('What you get')}
          entries={block.items.map((item) => ({ ...item, aside: '' }))}
        />
      )
    case 'phases':
      return (
        <ListPart
          title={block.title || t('How we work')}
          entries={block.phases.map(({ name, duration, text }) => {
            return { title: name, aside: duration, text }
          })}
        />
      )
  }
}

/** The first words, larger than the others. */
function Introduction({ text }: { text: string }) {
  if (!text) return null
  return (
    <div className="column pb-section">
      <div className="offer-text max-w-[58ch] text-intro">
        <TextBlocks nodes={parseText(text)} />
      </div>
    </div>
  )
}

function TextPart({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <Part title={title}>
      <div className={cn('offer-text max-w-[65ch]', title && 'border-t border-line pt-6')}>
        <TextBlocks nodes={parseText(text)} />
      </div>
    </Part>
  )
}

/** Characters of an entry that is not divided between two printed pages. */
const SHORT = 900

type ListEntry = { title: string; aside: string; text: string }

function ListPart({ title, entries }: { title: string; entries: ListEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Part title={title}>
      <ol>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered
          <Entry key={index} number={index + 1} {...entry} />
        ))}
      </ol>
    </Part>
  )
}

/** A section of the offer, its title beside it. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="offer-part column grid gap-x-10 gap-y-6 pb-section lg:grid-cols-12">
      {title && (
        <h2 className="display text-[clamp(1.625rem,2.8vw,2.5rem)] leading-none wrap-anywhere lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          {title}
        </h2>
      )}
      <div className="min-w-0 lg:col-span-8 lg:col-start-5">{children}</div>
    </section>
  )
}

/** A numbered item of the scope, or a phase with its duration. */
function Entry({ number, title, text, aside }: ListEntry & { number: number }) {
  return (
    <li
      className={cn(
        'grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2 border-t border-line py-5 first:border-t-2 first:border-ink sm:grid-cols-[3rem_minmax(0,1fr)_fit-content(40%)]',
        text.length < SHORT && 'is-short',
      )}
    >
      <span aria-hidden="true" className="label text-soft">
        {String(number).padStart(2, '0')}
      </span>
      <h3 className="text-card font-semibold wrap-anywhere">{title}</h3>
      {aside && <p className="label max-sm:col-start-2 sm:text-end">{aside}</p>}
      {text && (
        <div className="offer-text col-start-2 max-w-[62ch]">
          <TextBlocks nodes={parseText(text)} />
        </div>
      )}
    </li>
  )
}
