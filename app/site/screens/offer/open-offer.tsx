import type { ReactNode } from 'react'
import { useSite } from '#app/use-site.ts'
import { TextBlocks } from '#blocks/formatted-text/formatted-text.tsx'
import { parseText } from '#model/content/parse-text.ts'
import type { FormResult } from '#model/form-result.ts'
import type { ReadableOffer } from '#model/offers/shown-offer.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { AnswerForm } from './answer-form.tsx'
import { OfferHead } from './offer-head.tsx'
import { OfferPrices } from './offer-prices.tsx'

type OpenOfferProps = {
  offer: ReadableOffer
  /** The result of a native post. */
  answer: FormResult | undefined
  /** Where the form is posted to: the page with its key. */
  action: string
}

/** An offer that the client can read: what it includes, its prices, and the form that accepts it. */
export function OpenOffer({ offer, answer, action }: OpenOfferProps) {
  const { t } = useLanguage()
  const { site } = useSite()
  const { introduction, scope, phases, terms } = offer.text
  return (
    <article className="offer">
      <OfferHead offer={offer} answer={answer} />
      {introduction && (
        <div className="column pb-section">
          <div className="grid max-w-[58ch] gap-[1em] text-intro">
            <TextBlocks nodes={parseText(introduction)} />
          </div>
        </div>
      )}
      {scope.length > 0 && (
        <Part title={t('What you get')}>
          <ol>
            {scope.map(({ title, text }, index) => (
              <Entry key={title} number={index + 1} title={title} text={text} />
            ))}
          </ol>
        </Part>
      )}
      {phases.length > 0 && (
        <Part title={t('How we work')}>
          <ol>
            {phases.map(({ name, duration, text }, index) => (
              <Entry key={name} number={index + 1} title={name} text={text} aside={duration} />
            ))}
          </ol>
        </Part>
      )}
      <OfferPrices offer={offer} values={answer?.values ?? {}} />
      {terms && (
        <Part title={t('Terms')} className="pt-section">
          <div className="grid max-w-[65ch] gap-[1em] border-t border-line pt-6">
            <TextBlocks nodes={parseText(terms)} />
          </div>
        </Part>
      )}
      <AnswerForm offer={offer} answer={answer} action={action} />
      <p className="offer-sender label hidden">
        {[site.name, ...site.address, site.phone.label, site.email].join(' · ')}
      </p>
    </article>
  )
}

type PartProps = { title: string; className?: string; children: ReactNode }

/** A section of the offer, its title beside it. */
function Part({ title, className, children }: PartProps) {
  return (
    <section className={cn('column grid gap-x-10 gap-y-6 pb-section lg:grid-cols-12', className)}>
      <h2 className="display text-[clamp(1.625rem,2.8vw,2.5rem)] leading-none lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        {title}
      </h2>
      <div className="lg:col-span-8">{children}</div>
    </section>
  )
}

type EntryProps = { number: number; title: string; text: string; aside?: string }

/** A numbered item of the scope, or a phase with its duration. */
function Entry({ number, title, text, aside }: EntryProps) {
  return (
    <li className="grid grid-cols-[2.25rem_1fr] items-baseline gap-x-3 gap-y-2 border-t border-line py-5 first:border-t-2 first:border-ink sm:grid-cols-[3rem_1fr_auto]">
      <span aria-hidden="true" className="label text-soft">
        {String(number).padStart(2, '0')}
      </span>
      <h3 className="text-card font-semibold">{title}</h3>
      {aside && <p className="label max-sm:col-start-2">{aside}</p>}
      {text && (
        <div className="col-start-2 grid max-w-[62ch] gap-3">
          <TextBlocks nodes={parseText(text)} />
        </div>
      )}
    </li>
  )
}
