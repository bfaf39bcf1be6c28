import { useSite } from '#app/use-site.ts'
import { message } from '#model/language/message.ts'
import type { ReadableOffer, ShownOffer } from '#model/offers/shown-offer.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'

type Closed = Exclude<ShownOffer, ReadableOffer>

const texts = {
  unknown: {
    heading: message('This link does not work'),
    intro: message(
      'It may not be complete. Open it from the email again, or write to us: we will send you a new one.',
    ),
  },
  expired: {
    heading: message('This offer has expired'),
    intro: message(
      'Its last day has passed. Write to us if you are still interested: we will send you a new one.',
    ),
  },
  withdrawn: {
    heading: message('This offer has been withdrawn'),
    intro: message('It is no longer valid. Write to us if you have a question about it.'),
  },
} satisfies Record<Closed['state'], { heading: string; intro: string }>

/** In place of an offer that can't be read any more. */
export function ClosedOffer({ offer }: { offer: Closed }) {
  const { t } = useLanguage()
  const { site } = useSite()
  const { heading, intro } = texts[offer.state]
  const subject = 'reference' in offer ? `?subject=${encodeURIComponent(offer.reference)}` : ''
  return (
    <section className="column grid content-start gap-6 py-section">
      <p className="label text-soft">
        {site.name}
        {'reference' in offer && ` · ${offer.reference}`}
      </p>
      <h1 className="display text-title">{t(heading)}</h1>
      <p className="max-w-[46ch] text-intro">{t(intro)}</p>
      <p>
        <ButtonLink href={`mailto:${site.email}${subject}`}>{site.email}</ButtonLink>
      </p>
    </section>
  )
}
