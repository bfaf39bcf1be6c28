import type { ReactNode } from 'react'
import { useSite } from '#app/use-site.ts'
import { longDate } from '#model/day.ts'
import { type FormResult, isStored } from '#model/form-result.ts'
import { localDay } from '#model/local-time.ts'
import { moneyText } from '#model/money.ts'
import { totalsOf } from '#model/offers/offer-document.ts'
import type { ReadableOffer } from '#model/offers/shown-offer.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { WaveArt } from '#ui/wave-art.tsx'
import { chosenLines } from './chosen-lines.ts'
import { PrintButton } from './print-button.tsx'

type OfferHeadProps = { offer: ReadableOffer; answer: FormResult | undefined }

/** The title of an offer, for whom it is, its total and how long it is valid. */
export function OfferHead({ offer, answer }: OfferHeadProps) {
  const { t, tag } = useLanguage()
  const { site } = useSite()
  const { text, reference, client, version, state } = offer
  const { total } = totalsOf(text, chosenLines(offer, answer?.values ?? {}))
  const sent = longDate(localDay(new Date(offer.sentAt), site.timeZone), tag)
  return (
    <header className="offer-head column grid gap-x-10 gap-y-8 pt-12 pb-14 lg:grid-cols-12 lg:pt-20 lg:pb-20">
      <div className="grid content-start gap-5 lg:col-span-8">
        <p className="label text-soft">
          {t('Offer {reference}', { reference })}, {sent}
        </p>
        <h1 className="display text-title wrap-anywhere">{text.title}</h1>
        <p className="text-intro">
          {t('For {client}, from {agency}', { client, agency: site.name })}
        </p>
        {version > 1 && (
          <p className="label text-soft">
            {t('This is version {version}. It takes the place of the ones before.', { version })}
          </p>
        )}
        <Result offer={offer} answer={answer} />
      </div>
      <div className="grid content-start gap-y-4 border-ink border-t-2 pt-4 lg:col-span-4">
        <dl className="grid gap-y-4">
          <Fact name={t('Total')}>
            <span
              data-sum="total"
              className="display text-[clamp(1.75rem,3vw,2.75rem)] leading-none tabular-nums"
            >
              {moneyText(total, text.currency, tag)}
            </span>
          </Fact>
          {text.validUntil && <Fact name={t('Valid until')}>{longDate(text.validUntil, tag)}</Fact>}
        </dl>
        <div className="offer-acts flex flex-wrap gap-3 pt-2">
          {state === 'sent' && (
            <ButtonLink href="#accept-title">{t('Accept this offer')}</ButtonLink>
          )}
          <PrintButton />
        </div>
      </div>
      {/* In its place is the wave of who accepted. */}
      {state !== 'accepted' && (
        <div className="offer-wave overflow-hidden lg:col-span-12">
          <WaveArt
            kind="spectrum"
            seed={reference}
            width={1600}
            height={96}
            lines={160}
            stroke={4}
            className="h-auto w-[max(100%,45rem)] max-w-none text-fill"
          />
        </div>
      )}
    </header>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="label text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What became of the offer, or of the answer to it. */
function Result({ offer, answer }: OfferHeadProps) {
  const { t, tag } = useLanguage()
  const { site } = useSite()
  const { state, acceptedName, answeredAt } = offer
  const isGood = state === 'accepted'
  const on = answeredAt ? longDate(localDay(new Date(answeredAt), site.timeZone), tag) : ''
  const sentence =
    state === 'accepted'
      ? t('Accepted by {name} on {day}', { name: acceptedName ?? '', day: on })
      : state === 'declined'
        ? t('Declined on {day}', { day: on })
        : null
  const isRefused = answer && !isStored(answer) && !answer.errors
  if (sentence === null && !isRefused) return null
  return (
    <div
      id="answer"
      role={isRefused ? 'alert' : 'status'}
      tabIndex={-1}
      className={`border-s-4 bg-raised px-5 py-4 ${isGood ? 'border-well' : 'border-alarm'}`}
    >
      {sentence && (
        <p className={`font-semibold wrap-anywhere ${isGood ? 'text-well' : 'text-alarm'}`}>
          {sentence}
        </p>
      )}
      {answer && !answer.errors && <p className="wrap-anywhere">{answer.message}</p>}
      {isGood && acceptedName && (
        <WaveArt
          kind="spectrum"
          seed={acceptedName}
          width={900}
          height={120}
          lines={90}
          stroke={4}
          className="mt-4 w-full text-well"
        />
      )}
    </div>
  )
}
