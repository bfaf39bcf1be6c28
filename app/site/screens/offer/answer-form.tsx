import { type FormResult, isStored } from '#model/form-result.ts'
import { moneyText } from '#model/money.ts'
import { OFFER_MESSAGE_MAX, OFFER_NAME_MAX } from '#model/offers/offer.ts'
import { priceLines } from '#model/offers/offer-blocks.ts'
import { totalsOf } from '#model/offers/offer-document.ts'
import type { ReadableOffer } from '#model/offers/shown-offer.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { chosenLines } from './chosen-lines.ts'
import { answerFormId } from './offer-line.tsx'

type AnswerFormProps = { offer: ReadableOffer; answer: FormResult | undefined; action: string }

/** Accepts or declines an offer. It is posted natively: the page answers with what is stored. */
export function AnswerForm({ offer, answer, action }: AnswerFormProps) {
  const { t, tag } = useLanguage()
  if (offer.state !== 'sent') return null
  const { errors = {}, values = {} } = answer ?? {}
  const hasOptions = priceLines(offer.text.blocks).some(({ isOptional }) => isOptional)
  const { total } = totalsOf(offer.text, chosenLines(offer, values))
  const hasErrors = Object.keys(errors).length > 0
  return (
    <section className="offer-answer column grid gap-x-10 gap-y-8 py-section lg:grid-cols-12">
      <div className="grid content-start gap-6 lg:col-span-5">
        <h2 id="accept-title" className="display text-title">
          {t('Accept this offer')}
        </h2>
        {answer && isStored(answer) && (
          <p id="answer" role="status" tabIndex={-1} className="max-w-[46ch]">
            {answer.message}
          </p>
        )}
        <p className="grid gap-1">
          <span className="label text-soft">{t('Total')}</span>
          <span data-sum="total" className="text-intro font-semibold tabular-nums">
            {moneyText(total, offer.text.currency, tag)}
          </span>
        </p>
      </div>
      <div className="grid content-start gap-10 lg:col-span-7">
        {hasErrors && (
          <p
            id="answer"
            role="alert"
            tabIndex={-1}
            className="border-alarm border-s-4 bg-raised px-5 py-4 font-semibold text-alarm"
          >
            {answer?.message}
          </p>
        )}
        <form
          id={answerFormId}
          method="post"
          action={action}
          noValidate
          aria-labelledby="accept-title"
          className="grid gap-6"
        >
          <input type="hidden" name="answer" value="accept" />
          <input type="hidden" name="revision" value={offer.revision} />
          <TextField
            id="accept-name"
            name="name"
            label={t('Full name')}
            autoComplete="name"
            maxLength={OFFER_NAME_MAX}
            defaultValue={values.name}
            error={errors.name}
            required
          />
          <div className="grid gap-1.5">
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="agree"
                value="yes"
                id="accept-agree"
                defaultChecked={values.agree === 'yes'}
                aria-invalid={errors.agree ? true : undefined}
                aria-describedby={errors.agree ? 'accept-agree-error' : undefined}
                className="size-5 flex-none"
              />
              <span>
                {hasOptions
                  ? t(
                      'I have read the offer and order it, with the optional lines that I have ticked.',
                    )
                  : t('I have read the offer and order what it says, at the total shown.')}
              </span>
            </label>
            <FieldError id="accept-agree" error={errors.agree} />
          </div>
          <div className="flex flex-wrap gap-3">
            {/* The first submit button of the form, which Enter presses. */}
            <Button type="submit" className="min-h-14 px-9">
              {t('Accept the offer')}
            </Button>
            {hasOptions && (
              <Button
                type="submit"
                name="sum"
                value="yes"
                variant="outline"
                className="min-h-14 script:hidden"
              >
                {t('Show the total')}
              </Button>
            )}
          </div>
        </form>
        <details className="border-t border-line pt-4" open={Boolean(errors.reason)}>
          <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t('Decline instead')}
          </summary>
          <form
            method="post"
            action={action}
            aria-label={t('Decline the offer')}
            className="grid gap-5 pt-4"
          >
            <input type="hidden" name="answer" value="decline" />
            <input type="hidden" name="revision" value={offer.revision} />
            <TextArea
              id="decline-reason"
              name="reason"
              label={t('What keeps you from it?')}
              hint={t('You can leave this empty.')}
              rows={3}
              maxLength={OFFER_MESSAGE_MAX}
              defaultValue={values.reason}
              error={errors.reason}
            />
            <Button type="submit" variant="outline" className="justify-self-start">
              {t('Decline the offer')}
            </Button>
          </form>
        </details>
      </div>
    </section>
  )
}
