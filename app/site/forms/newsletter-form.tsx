import { useConsent } from '#app/use-site.ts'
import { type FormResult, isStored } from '#model/form-result.ts'
import { consentTexts } from '#model/newsletter/newsletter.ts'
import { paths } from '#model/paths.ts'
import { Button, Spinner } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'

type NewsletterFormProps = {
  /** Unique on the page, which may contain this form twice (footer and content). Its heading has the id `${id}-title`. */
  id: string
  /** The result of a native post. */
  answer?: FormResult
}

/** Newsletter sign-up. */
export function NewsletterForm({ id, answer }: NewsletterFormProps) {
  const { t } = useLanguage()
  const consent = useConsent()
  return (
    <div {...island({ name: 'newsletter-form', when: 'use' })}>
      <form
        method="post"
        action={paths.newsletter}
        aria-labelledby={`${id}-title`}
        className="grid gap-2.5"
      >
        <label htmlFor={`${id}-email`} className="text-small">
          {t('Your email address')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            required
            autoComplete="email"
            defaultValue={answer?.values?.email}
            aria-describedby={`${id}-message`}
            className="input min-w-0 flex-[1_1_12rem]"
          />
          <Button type="submit">
            <Spinner />
            {t('Subscribe')}
          </Button>
        </div>
        <input type="hidden" name="consent" value={consent} />
        <p className="max-w-[44ch] text-small text-soft">{t(consentTexts[consent])}</p>
        <p
          id={`${id}-message`}
          role="status"
          className={cn(
            'min-h-6 text-small',
            answer && isStored(answer) ? 'display text-card text-well' : 'text-alarm',
          )}
        >
          {answer?.message}
        </p>
      </form>
    </div>
  )
}
