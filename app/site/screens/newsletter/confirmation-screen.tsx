import { useSite } from '#app/use-site.ts'
import type { Confirmation } from '#model/content/screens.ts'
import { type FormResult, isStored } from '#model/form-result.ts'
import { paths } from '#model/paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { NewsletterWave } from './newsletter-wave.tsx'

type ConfirmationScreenProps = { text: Confirmation; seed: string; answer?: FormResult }

/** The target of an e-mail link. Only the button changes anything, because mail scanners open links too. */
export function ConfirmationScreen({ text, seed, answer }: ConfirmationScreenProps) {
  const { t } = useLanguage()
  const { parts } = useSite().site
  const done = answer && isStored(answer)
  return (
    <section className="overflow-x-clip pt-section pb-14">
      <div className="column grid content-start gap-6">
        <p className="label text-soft">{text.label}</p>
        <h1 className="display text-title">{text.heading}</h1>
        <p className="max-w-[46ch] text-intro">{text.intro}</p>
        {answer && (
          <div
            id="result"
            role={done ? 'status' : 'alert'}
            tabIndex={-1}
            className={`grid gap-1 border-s-4 bg-raised px-5 py-4 ${done ? 'border-well' : 'border-alarm'}`}
          >
            <p className={`font-semibold ${done ? 'text-well' : 'text-alarm'}`}>{answer.message}</p>
            <p className="text-small">
              {done ? text.afterwards : parts.newsletter && <NewsletterLink />}
            </p>
            {answer.key && (
              <p className="text-small">
                <a
                  href={`${paths.preferences}?key=${answer.key}`}
                  className="underline underline-offset-4"
                >
                  {t('Choose what you get')}
                </a>
              </p>
            )}
          </div>
        )}
        {!done && (
          // Posted to the page's own URL, which holds the token. The browser focuses the result.
          <form method="post" action="#result">
            <Button type="submit" className="min-h-14 px-9">
              {text.button}
            </Button>
          </form>
        )}
      </div>
      <NewsletterWave seed={seed} />
    </section>
  )
}

function NewsletterLink() {
  const { t } = useLanguage()
  return (
    <a href={paths.newsletter} className="underline underline-offset-4">
      {t('Sign up again')}
    </a>
  )
}
