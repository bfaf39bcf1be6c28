import { useContext } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { money } from '#blocks/price-guide/money.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { CurrencyContext } from '#ui/currency-context.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Phases } from './phases.tsx'

type CaseCreditsBlock = BlockOf<'case-credits'>

/** The closing credits of a case study: people, weeks, price, and thanks. */
export function CaseCredits({ block }: BlockProps<'case-credits'>) {
  const { title, people, phases, price, credits } = block
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:gap-y-20">
        <h2 className="display text-title lg:col-span-9">{title}</h2>
        <ul className="grid content-start border-b border-line lg:auto-rows-fr lg:content-stretch lg:col-span-7">
          {people.map((person) => (
            <Person key={person.name} person={person} />
          ))}
        </ul>
        <div className="grid content-start gap-14 lg:col-span-4 lg:col-start-9">
          <Phases phases={phases} />
          <Price price={price} />
        </div>
        {credits && <Others credits={credits} />}
      </div>
    </section>
  )
}

function Person({ person }: { person: CaseCreditsBlock['people'][number] }) {
  const { name, role, image } = person
  return (
    <li className="grid grid-cols-[--spacing(16)_1fr] items-center gap-x-5 border-t border-line py-4 lg:grid-cols-[--spacing(32)_1fr] lg:gap-x-8">
      <Image
        {...image}
        sizes="(min-width: 1024px) 128px, 64px"
        className="aspect-square w-full rounded-card bg-raised object-cover object-top"
      />
      <div className="grid gap-1.5">
        <p className="label text-soft">{role}</p>
        <h3 className="display text-[clamp(1.625rem,3.4vw,3.25rem)] leading-none">{name}</h3>
      </div>
    </li>
  )
}

function Price({ price }: { price: CaseCreditsBlock['price'] }) {
  const { tag, t } = useLanguage()
  const currency = useContext(CurrencyContext)
  const { from, to, includes, guide } = price
  return (
    <div className="grid content-start gap-3">
      <h3 className="label text-soft">{t('Price')}</h3>
      <p className="display flex flex-wrap items-baseline gap-x-[0.3em] text-[clamp(2.25rem,9vw,3.25rem)] leading-none tabular-nums lg:text-[clamp(2rem,3.3vw,3.25rem)]">
        <span>{money(from, tag, currency)}</span>
        <span className="font-text text-(length:--text-body) font-normal"> {t('to')} </span>
        <span>{money(to, tag, currency)}</span>
      </p>
      <p className="max-w-[46ch] text-soft">{includes}</p>
      {guide && (
        <p>
          <SiteLink
            href={guide.href}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6"
          >
            {guide.label}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

function Others({ credits }: { credits: NonNullable<CaseCreditsBlock['credits']> }) {
  return (
    <dl className="grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 lg:col-span-full lg:grid-cols-4">
      {credits.map(({ label, value }) => (
        <div key={label} className="grid content-start gap-1">
          <dt className="label text-soft">{label}</dt>
          <dd className="max-w-[34ch]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
